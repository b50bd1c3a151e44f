import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Database } from '../sqlite/database.ts'
import { buildName } from './field-names.ts'
import { type Build, type CollectionShape, type NamedBuild, ReadModelsUnavailable } from './port.ts'
import { requireSameShape } from './same-shape.ts'
import { SeenWaiters } from './seen-waiters.ts'
import { documentsOf, SqliteCollection } from './sqlite-collection.ts'
import { dropListIndexes } from './sqlite-list-index.ts'
import type { SqliteSeen } from './sqlite-seen.ts'

// `autoincrement` never reuses a number, even after its build is dropped.
const schema = `
  create table if not exists builds
    (number integer primary key autoincrement, name text not null, version integer not null, build integer not null,
     unique (name, version, build));
`

const noBuild = -1

/** The waiters of a build, which need not be open in this process. */
type Awaited = { build: NamedBuild; waiters: SeenWaiters }

const tableOf = ({ name, version, build = 0 }: NamedBuild): string => buildName(name, { version, build })

/**
 * The builds of all read models: which exist, which are open in this process, and who waits for them. All methods are
 * synchronous.
 */
export class SqliteBuilds {
  readonly #database: Database
  readonly #seen: SqliteSeen
  readonly #open = new Map<string, SqliteCollection<object>>()
  /** A cache by shape object, because every read looks up collections and building the table name would cost time. */
  #byShape = new WeakMap<NamedBuild, SqliteCollection<object>>()
  readonly #awaited = new Map<string, Awaited>()

  constructor(database: Database, seen: SqliteSeen) {
    this.#database = database
    this.#seen = seen
    database.exec(schema)
  }

  /** Opens a build, creating it if necessary. Throws if it is already open with another shape. */
  open(shape: CollectionShape): SqliteCollection<object> {
    const known = this.#byShape.get(shape)
    if (known) return known
    const collection = this.#openAs(tableOf(shape), shape)
    this.#byShape.set(shape, collection)
    return collection
  }

  #openAs(table: string, shape: CollectionShape): SqliteCollection<object> {
    const known = this.#open.get(table)
    if (known) {
      requireSameShape(table, known.shape, shape)
      return known
    }
    const shared = { database: this.#database, seen: this.#seen, waiters: this.waitersOf(shape) }
    const collection = this.#database.transaction(
      () => new SqliteCollection<object>(shared, { number: this.#numberOf(shape), table }, shape),
    )
    this.#open.set(table, collection)
    return collection
  }

  /** Throws if the build is not open, so that a late save does not recreate a dropped build. */
  opened(shape: CollectionShape): SqliteCollection<object> {
    const table = tableOf(shape)
    const collection = this.#open.get(table)
    if (!collection) throw new ReadModelsUnavailable(`${table} is not open.`)
    return collection
  }

  /** The map of a build that does not exist is empty. Does not create builds. */
  seenOf(builds: readonly NamedBuild[], gardenIds: readonly GardenId[]): Map<GardenId, number>[] {
    return this.#seen.of(
      builds.map((build) => this.#numberKnown(build) ?? noBuild),
      gardenIds,
    )
  }

  waitersOf(build: NamedBuild): SeenWaiters {
    const table = tableOf(build)
    const known = this.#awaited.get(table) ?? { build, waiters: new SeenWaiters() }
    this.#awaited.set(table, known)
    return known.waiters
  }

  /** Notifies the waiters of these gardens of the current `seen` revisions. */
  tellWaiters(gardenIds: readonly GardenId[]): void {
    for (const { build, waiters } of this.#awaited.values()) {
      const those = waiters.among(gardenIds)
      for (const found of those.length > 0 ? this.seenOf([build], those) : []) waiters.tell(found)
    }
  }

  /** Resolves all remaining waiters with false. */
  releaseWaiters(): void {
    for (const { waiters } of this.#awaited.values()) waiters.giveUp()
  }

  of(name: string): Build[] {
    const rows = this.#database.all<[number, number]>(
      'select version, build from builds where name = ? order by version, build',
      name,
    )
    return rows.map(([version, build]) => ({ version, build }))
  }

  /** The table names of all builds. */
  tables(): string[] {
    const all = this.#database.all<[string, number, number]>('select name, version, build from builds')
    return all.map(([name, version, build]) => buildName(name, { version, build }))
  }

  drop(build: NamedBuild): void {
    const table = tableOf(build)
    this.#database.transaction(() => {
      const number = this.#numberIn(build)
      if (number === undefined) return
      this.#database.exec(`drop table if exists ${documentsOf(table)}`)
      dropListIndexes(this.#database, table)
      this.#seen.forgetBuild(number)
      this.#database.run('delete from builds where number = ?', number)
    })
    this.#awaited.get(table)?.waiters.giveUp()
    this.#awaited.delete(table)
    this.#open.delete(table)
    this.#byShape = new WeakMap()
  }

  #numberKnown(named: NamedBuild): number | undefined {
    const known = this.#byShape.get(named) ?? this.#open.get(tableOf(named))
    if (!known) return this.#numberIn(named)
    this.#byShape.set(named, known)
    return known.number
  }

  #numberOf(named: NamedBuild): number {
    const known = this.#numberIn(named)
    if (known !== undefined) return known
    const { name, version, build = 0 } = named
    return this.#database.run(
      'insert into builds (name, version, build) values (?, ?, ?)',
      name,
      version,
      build,
    )
  }

  #numberIn({ name, version, build = 0 }: NamedBuild): number | undefined {
    const row = this.#database.get<[number]>(
      'select number from builds where name = ? and version = ? and build = ?',
      name,
      version,
      build,
    )
    return row?.[0]
  }
}
