import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { isSameBuild, readBuild } from '@wattle/projections/admin/known-builds.ts'
import { allMigrations, openMigrationDocuments } from '@wattle/projections/admin/migration-documents.ts'
import type { AnyReadModel, BuiltModel } from '@wattle/projections/read-model.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'

/** The build of each read model that responses are made from, followed as migrations switch it. */
export type FollowedPointers = {
  /**
   * The same object for as long as it is the same build, because collections are cached by it. Throws `Refused` with
   * `rebuilding` while this release has no build to read.
   */
  buildOf(name: string): BuiltModel
  /** The id of the store, read again when builds change, or could not be followed for a while: it may be a new store. */
  store(): string
  refresh(): Promise<void>
  stop(): Promise<void>
}

/** Poll interval in milliseconds. A switched-off build is shown for this much longer; it is still kept up to date. */
const lookInterval = 250

export async function followPointers(
  readModels: ReadModels,
  models: readonly AnyReadModel[],
  report: (error: unknown) => void,
): Promise<FollowedPointers> {
  const migrations = await openMigrationDocuments(readModels)
  let builds: ReadonlyMap<string, BuiltModel | undefined> = new Map()
  let store = ''
  let isFollowing = false
  let percents: ReadonlyMap<string, number> = new Map()

  async function refresh(): Promise<void> {
    const wasFollowing = isFollowing
    isFollowing = false
    const pointers = await readModels.pointers()
    const now = (name: string) => {
      const [former, build] = [builds.get(name), readBuild(models, name, pointers.get(name))]
      return former && build && isSameBuild(former, build) ? former : build
    }
    const next = new Map(models.map(({ name }) => [name, now(name)]))
    const isSame = models.every(({ name }) => next.get(name) === builds.get(name))
    if (!wasFollowing || !isSame) store = await readModels.id()
    builds = next
    isFollowing = true
    if ([...builds.values()].includes(undefined)) percents = await howFar()
  }

  async function howFar(): Promise<Map<string, number>> {
    return new Map(
      (await allMigrations(migrations)).flatMap(({ models, total }) =>
        models.map(({ name, events }) => [name, percentOf(events, total)] as const),
      ),
    )
  }

  await refresh()
  const round = repeatedly(refresh, lookInterval, report)
  return {
    buildOf(name) {
      const build = builds.get(name)
      if (!builds.has(name)) throw new Error(`There is no read model called ${name}.`)
      if (!build) throw new Refused('rebuilding', percents.get(name) ?? 0)
      return build
    },
    store: () => store,
    refresh,
    stop: () => round.stop(),
  }
}

/** Capped at 99: only a finished rebuild is at 100. */
const percentOf = (events: number, total: number): number =>
  total === 0 ? 0 : Math.min(99, Math.floor((events / total) * 100))
