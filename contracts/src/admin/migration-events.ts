import { z } from 'zod'
import { UnknownEvent } from '../event.ts'

/**
 * The log of one migration: read models are built anew beside those in use, verified, and take their place. Migrations are
 * numbered from 1 on, and a number is also the name of what it builds.
 */
export const migrationStream = (number: number): string => `migration-${number}`

const names = z.array(z.string()).min(1)
const Count = z.number().int().min(0)

/** What readers used before: a version, and the migration that built it (0: none did). */
const Build = z.object({ version: z.number().int(), build: Count })

/** How far the log has been read. Everything up to here is in the store, so whoever goes on begins here. */
export const Checkpoint = z.union([
  /** Stream after stream, up to a position that was the end of the log. */
  z.object({ upTo: z.string(), stream: z.string(), revision: z.number().int() }),
  /** In the order of the log. */
  z.object({ position: z.string() }),
])
export type Checkpoint = z.infer<typeof Checkpoint>

const migrationEvents = {
  /** Somebody, or a start with another version, asks for a migration. Null: of whatever differs, else of all. */
  MigrationRequested: z.object({ readModels: names.nullable(), hold: z.boolean() }),
  /** A release that has the versions says what becomes of what. */
  MigrationPlanned: z.object({
    readModels: z.array(z.object({ name: z.string(), from: Build.nullable(), to: z.number().int() })).min(1),
  }),
  MigrationProgressed: z.object({
    readModels: names,
    reached: Checkpoint,
    events: Count,
    /** Events in the log, as far as the engine can tell. */
    total: Count,
    eventsPerSecond: Count,
    /** Gardens that a read model cannot go on with, each with the first error. */
    parked: z.array(z.object({ readModel: z.string(), gardens: Count, error: z.string() })),
  }),
  /** All that is in the log is there, and the workers keep it up to date. */
  MigrationCaughtUp: z.object({ readModels: names }),
  /** So many gardens, folded afresh, were the same. */
  MigrationVerified: z.object({ readModel: z.string(), gardens: Count }),
  /** Readers use what was built; also after a roll back. */
  MigrationSwitched: z.object({ readModel: z.string() }),
  /** Readers use again what they used before. */
  MigrationRolledBack: z.object({ readModel: z.string() }),
  /** What readers do not use is gone: there is nothing to roll back to, or forward. */
  MigrationRetired: z.object({ readModel: z.string() }),
  MigrationFailed: z.object({ readModels: names, error: z.string() }),
  /** What failed goes on where it was. */
  MigrationResumed: z.object({ readModel: z.string() }),
  /** What was built is dropped. */
  MigrationCancelled: z.object({ readModel: z.string() }),
} as const satisfies Record<string, z.ZodObject>

export type MigrationEvent = {
  [Type in keyof typeof migrationEvents]: { type: Type } & z.infer<(typeof migrationEvents)[Type]>
}[keyof typeof migrationEvents]

/** Reads a stored event. Throws `UnknownEvent` for one that this release does not know. */
export function parseMigrationEvent(type: string, data: unknown): MigrationEvent {
  if (!isMigrationEvent(type)) throw new UnknownEvent(`There is no event called ${type}.`)
  return { type, ...migrationEvents[type].parse(data) } as MigrationEvent
}

const isMigrationEvent = (type: string): type is keyof typeof migrationEvents =>
  Object.hasOwn(migrationEvents, type)
