import { evolveMigration, isUnderWay, type Migration } from '@wattle/contracts/admin/migration.ts'
import { MigrationEvent, migrationStream } from '@wattle/contracts/admin/migration-events.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { orNullIfUnreadable, unsealWith } from '@wattle/contracts/event.ts'
import { type EventLog, noStream } from '../event-log/port.ts'
import { changeStream } from './change-stream.ts'

/** Returns the events to append to a migration, given its state (null if its stream is empty). */
type DecideMigration = (migration: Migration | null) => readonly MigrationEvent[]

/** The migrations in the log, numbered from 1. */
export interface Migrations {
  /** The current state of the migration, null if it does not exist. */
  read(number: number): Promise<Migration | null>
  last(): Promise<Migration | null>
  /** The newest migration of a read model that was not cancelled for it. */
  of(readModel: string): Promise<Migration | null>
  /** The newest migration, and each older one that is still the newest for one of its read models. Newest first. */
  standing(): Promise<Migration[]>
  /** Starts the next migration with these events. Returns null if another migration is under way. */
  begin(events: readonly MigrationEvent[]): Promise<Migration | null>
  /** Appends the decided events, deciding again after each conflict. */
  change(number: number, decide: DecideMigration): Promise<Migration | null>
}

/** `report` receives an error for each event of a type or version that only a newer release knows. */
export function openMigrations(
  log: EventLog,
  clock: () => Date,
  report?: (error: unknown) => void,
): Migrations {
  const known = new Map<number, Migration>()
  let newest = 0

  async function read(number: number): Promise<Migration | null> {
    let migration = known.get(number) ?? null
    const tail = await log.read<{ occurredAt: string }>(
      migrationStream(number),
      (migration?.revision ?? noStream) + 1,
    )
    for (const recorded of tail) migration = after(migration, number, recorded)
    if (migration) known.set(number, migration)
    return migration
  }

  /**
   * Skips events that are damaged or that only a newer release knows, so that this release can start. The first event
   * must be readable, because it defines the migration.
   */
  function after(
    before: Migration | null,
    number: number,
    recorded: RecordedEvent<{ occurredAt: string }>,
  ): Migration {
    const { revision, metadata } = recorded
    const told = { number, revision, occurredAt: metadata.occurredAt }
    const unsealed = () => unsealWith(MigrationEvent, recorded)
    if (!before) return evolveMigration(null, unsealed(), told)
    const event = orNullIfUnreadable(unsealed, report)
    return event ? evolveMigration(before, event, told) : { ...before, revision }
  }

  async function isThere(number: number): Promise<boolean> {
    return known.has(number) || (await log.read(migrationStream(number), 0, 1)).length > 0
  }

  async function lastNumber(): Promise<number> {
    while (await isThere(newest + 1)) newest++
    return newest
  }

  return {
    read,

    async last() {
      return await read(await lastNumber())
    },

    async of(readModel) {
      for (let number = await lastNumber(); number > 0; number--) {
        const migration = await read(number)
        const model = migration?.models.find(({ name }) => name === readModel)
        if (model && model.state !== 'cancelled') return migration
      }
      return null
    },

    async standing() {
      const last = await lastNumber()
      const found: Migration[] = []
      const covered = new Set<string>()
      for (let number = last; number > 0; number--) {
        const before = known.get(number)
        if (number < last && before && isCovered(before, covered)) continue
        const migration = await read(number)
        if (!migration) continue
        if (number === last || !isCovered(migration, covered)) found.push(migration)
        for (const { name, state } of migration.models) if (state !== 'cancelled') covered.add(name)
      }
      return found
    },

    async begin(events) {
      const last = await read(await lastNumber())
      if (last && isUnderWay(last)) return null
      let isOurs = false
      const begun = await change((last?.number ?? 0) + 1, (there) => {
        isOurs = there === null
        return isOurs ? events : []
      })
      return isOurs ? begun : null
    },

    change,
  }

  async function change(number: number, decide: DecideMigration): Promise<Migration | null> {
    await changeStream({ log, clock, stream: migrationStream(number), read: () => read(number), decide })
    return await read(number)
  }
}

const isCovered = ({ models }: Migration, names: ReadonlySet<string>): boolean =>
  models.length > 0 && models.every(({ name }) => names.has(name))
