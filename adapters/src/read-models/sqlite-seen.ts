import type { GardenId } from '@wattle/contracts/ids.ts'
import { boundLimit, type Database } from '../sqlite/database.ts'

// Grouped by garden, because the `seen` revisions of all builds of a garden are read and advanced together. They usually
// share a page.
const schema = `
  create table if not exists seen
    (garden text not null, build integer not null, revision integer not null, primary key (garden, build))
    strict, without rowid;
`

type SeenRow = [build: number, revision: number]

const ofGarden = 'select build, revision from seen where garden = ?'
const ofBuild = 'select revision from seen where garden = ? and build = ?'

/**
 * The `seen` revision of each garden in each build, by the build's number. All methods are synchronous; callers write
 * inside a transaction.
 */
export class SqliteSeen {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
    database.exec(schema)
  }

  /** One map for each build, in the same order. */
  of(builds: readonly number[], gardenIds: readonly GardenId[]): Map<GardenId, number>[] {
    const [build] = builds
    if (build !== undefined && builds.length === 1) return [this.#ofBuild(build, gardenIds)]
    const found = builds.map(() => new Map<GardenId, number>())
    for (const garden of gardenIds)
      for (const [build, revision] of this.#database.all<SeenRow>(ofGarden, garden))
        found[builds.indexOf(build)]?.set(garden, revision)
    return found
  }

  /** A shortcut for the frequent query of one garden in one build. */
  #ofBuild(build: number, gardenIds: readonly GardenId[]): Map<GardenId, number> {
    const found = new Map<GardenId, number>()
    for (const garden of gardenIds) {
      const row = this.#database.get<[revision: number]>(ofBuild, garden, build)
      if (row) found.set(garden, row[0])
    }
    return found
  }

  /** Gardens with a `seen` revision in the build, in order of their ids, starting at `from`. */
  gardens(build: number, from: GardenId, limit: number): GardenId[] {
    const rows = this.#database.all<[GardenId]>(
      `select garden from seen where garden >= ? and build = ? order by garden ${boundLimit}`,
      from,
      build,
      limit,
    )
    return rows.map(([garden]) => garden)
  }

  /** Raises the `seen` revisions of each build, never lowers them. */
  advance(advances: readonly { build: number; seen: ReadonlyMap<GardenId, number> }[]): void {
    for (const [garden, byRevision] of buildsByRevision(advances))
      for (const [revision, builds] of byRevision)
        this.#database.run(
          `insert into seen select ?, value, ? from json_each(?) where true on conflict (garden, build) do update
           set revision = excluded.revision where excluded.revision > revision`,
          garden,
          revision,
          JSON.stringify(builds),
        )
  }

  forgetGarden(garden: GardenId): void {
    this.#database.run('delete from seen where garden = ?', garden)
  }

  forgetBuild(build: number): void {
    this.#database.run('delete from seen where build = ?', build)
  }
}

/** Groups builds by revision: most builds advance to the same one, so a single statement per garden suffices. */
function buildsByRevision(
  advances: Parameters<SqliteSeen['advance']>[0],
): Map<GardenId, Map<number, number[]>> {
  const found = new Map<GardenId, Map<number, number[]>>()
  for (const { build, seen } of advances)
    for (const [garden, revision] of seen) {
      const byRevision = found.get(garden) ?? new Map<number, number[]>()
      found.set(garden, byRevision)
      const builds = byRevision.get(revision)
      if (builds) builds.push(build)
      else byRevision.set(revision, [build])
    }
  return found
}
