import { z } from 'zod'

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

export const MigrationEvent = z.discriminatedUnion('type', [
  /**
   * An administrator, or the start of a release with other versions, requests a migration. Null: the outdated
   * read models, or all if none is outdated.
   */
  z.object({ type: z.literal('MigrationRequested'), readModels: names.nullable(), hold: z.boolean() }),
  /** A release that has the new versions lists the read models to migrate. */
  z.object({
    type: z.literal('MigrationPlanned'),
    readModels: z.array(z.object({ name: z.string(), from: Build.nullable(), to: z.number().int() })).min(1),
  }),
  z.object({
    type: z.literal('MigrationProgressed'),
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
  z.object({ type: z.literal('MigrationCaughtUp'), readModels: names }),
  /** This number of gardens was folded afresh, and each matched the build. */
  z.object({ type: z.literal('MigrationVerified'), readModel: z.string(), gardens: Count }),
  /** Readers use the new build. Also appended when a rollback is reversed. */
  z.object({ type: z.literal('MigrationSwitched'), readModel: z.string() }),
  /** Readers use the previous build again. */
  z.object({ type: z.literal('MigrationRolledBack'), readModel: z.string() }),
  /**
   * The build that readers do not use is deleted, so neither rollback nor roll forward is possible any more.
   */
  z.object({ type: z.literal('MigrationRetired'), readModel: z.string() }),
  z.object({ type: z.literal('MigrationFailed'), readModels: names, error: z.string() }),
  /** The failed build continues where it stopped. */
  z.object({ type: z.literal('MigrationResumed'), readModel: z.string() }),
  /** The unfinished build is dropped. */
  z.object({ type: z.literal('MigrationCancelled'), readModel: z.string() }),
])
export type MigrationEvent = z.infer<typeof MigrationEvent>
