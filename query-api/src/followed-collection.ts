import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { BuiltModel } from '@wattle/projections/read-model.ts'
import type { FollowedPointers } from './followed-pointers.ts'

/** The documents of the build that readers currently use. Throws `Refused` while there is none. */
export function followedCollection<Document extends object, Views extends object = object>(
  name: string,
  readModels: ReadModels,
  pointers: FollowedPointers,
): Collection<Document, Views> {
  let last: { model: BuiltModel; collection: Collection<Document, Views> } | null = null
  const read = async () => {
    const model = pointers.buildOf(name)
    const { collection } =
      last?.model === model ? last : { collection: await readModels.open<Document, Views>(model) }
    last = { model, collection }
    return collection
  }
  return {
    load: async (ids) => (await read()).load(ids),
    find: async (query) => (await read()).find(query),
    loadViews: async (view, ids) => (await read()).loadViews(view, ids),
    findViews: async (view, query) => (await read()).findViews(view, query),
    count: async (where) => (await read()).count(where),
    seen: async (gardenIds) => (await read()).seen(gardenIds),
    gardens: async (from, limit) => (await read()).gardens(from, limit),
    waitForSeen: async (...wanted) => (await read()).waitForSeen(...wanted),
    save: () => Promise.reject(new Error(`Readers do not write to ${name}.`)),
  }
}
