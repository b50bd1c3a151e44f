import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { BuiltModel } from '@wattle/projections/read-model.ts'
import type { FollowedPointers } from './followed-pointers.ts'

/** The documents of whichever build readers use, as the newest version has them. Throws `Refused` while there is none. */
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
    const { asNewest = (document) => document } = model
    return { asNewest, collection }
  }
  return {
    async load(ids) {
      const { collection, asNewest } = await read()
      const found = await collection.load(ids)
      for (const [id, stored] of found)
        if (stored.document) found.set(id, { ...stored, document: asNewest(stored.document) as Document })
      return found
    },
    async find(query) {
      const { collection, asNewest } = await read()
      const found = await collection.find(query)
      return found.map(({ id, document }) => ({ id, document: asNewest(document) as Document }))
    },
    loadViews: async (view, ids) => (await read()).collection.loadViews(view, ids),
    findViews: async (view, query) => (await read()).collection.findViews(view, query),
    count: async (where) => (await read()).collection.count(where),
    seen: async (gardenIds) => (await read()).collection.seen(gardenIds),
    gardens: async (from, limit) => (await read()).collection.gardens(from, limit),
    waitForSeen: async (...wanted) => (await read()).collection.waitForSeen(...wanted),
    save: () => Promise.reject(new Error(`Readers do not write to ${name}.`)),
  }
}
