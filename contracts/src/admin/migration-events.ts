import { z } from 'zod'
import { UnknownEvent } from '../event.ts'

/**
 * The stream of one migration: new versions of read models are built beside those in use, verified and
 * switched to. Migrations are numbered from 1; the number also identifies the build.
 */
export const migrationStream = (number: number): string => `migration-${number}`

const names = z.array(z.string()).min(1)
const Count = z.number().int().min(0)

/**
 * What readers used before: a version and the number of the migration that built it (0: no migration did).
 */
const Build = z.object({ version: z.number().int(), build: Count })

/** How far the log has been read. Everything up to here is stored, so a restarted build continues here. */
export const Checkpoint = z.union([
  /** Reading stream by stream, up to a position that was the end of the log. */
  z.object({ upTo: z.string(), stream: z.string(), revision: z.number().int() }),
  /** Reading in log order. */
  z.object({ position: z.string() }),
])
export type Checkpoint = z.infer<typeof Checkpoint>

const migrationEvents = {
  /**
   * An administrator, or the start of a release with other versions, requests a migration. Null: the outdated
   * read models, or all if none is outdated.
   */
  MigrationRequested: z.object({ readModels: names.nullable(), hold: z.boolean() }),
  /** A release that has the new versions lists the read models to migrate. */
  MigrationPlanned: z.object({
    readModels: z.array(z.object({ name: z.string(), from: Build.nullable(), to: z.number().int() })).min(1),
  }),
  MigrationProgressed: z.object({
    readModels: names,
    reached: Checkpoint,
    events: Count,
    /** Events in the log, as the engine estimates. */
    total: Count,
    eventsPerSecond: Count,
    /** Parked gardens per read model: gardens it failed to fold, with the first error. */
    parked: z.array(z.object({ readModel: z.string(), gardens: Count, error: z.string() })),
  }),
  /** The build holds every event of the log, and workers keep it up to date. */
  MigrationCaughtUp: z.object({ readModels: names }),
  /** This number of gardens was folded afresh, and each matched the build. */
  MigrationVerified: z.object({ readModel: z.string(), gardens: Count }),
  /** Readers use the new build. Also appended when a rollback is reversed. */
  MigrationSwitched: z.object({ readModel: z.string() }),
  /** Readers use the previous build again. */
  MigrationRolledBack: z.object({ readModel: z.string() }),
  /**
   * The build that readers do not use is deleted, so neither rollback nor roll forward is possible any more.
   */
  MigrationRetired: z.object({ readModel: z.string() }),
  MigrationFailed: z.object({ readModels: names, error: z.string() }),
  /** The failed build continues where it stopped. */
  MigrationResumed: z.object({ readModel: z.string() }),
  /** The unfinished build is dropped. */
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
