import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { type AdminReads, openAdminReads } from './admin/reads.ts'
import { type Collections, followedCollections } from './collections.ts'
import { followPointers } from './followed-pointers.ts'
import { openParked } from './parked.ts'
import type { QueryDeps } from './query-deps.ts'

/** The sources that responses are built from. */
export type ReadSide = {
  collections: Collections
  store: QueryDeps['store']
  seen: QueryDeps['seen']
  parked: QueryDeps['parked']
  admin: AdminReads
  stop(): Promise<void>
}

/** Opens everything that readers use, and follows migrations as they switch builds. */
export async function openReadSide(
  readModels: ReadModels,
  report: (error: unknown) => void,
): Promise<ReadSide> {
  const pointers = await followPointers(readModels, allReadModels, report)
  return {
    collections: followedCollections(readModels, pointers),
    store: pointers.store,
    async seen(names, gardenId) {
      const builds = names.map(pointers.buildOf)
      const seen = await readModels.seen(builds, [gardenId])
      return builds.map((build, index) => {
        return { name: build.name, build, revision: seen[index]?.get(gardenId) ?? -1 }
      })
    },
    parked: await openParked(readModels, pointers),
    admin: await openAdminReads(readModels, allReadModels),
    stop: () => pointers.stop(),
  }
}
