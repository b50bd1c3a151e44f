import { z } from 'zod'
import { migrationStates } from './migration.ts'

const ModelMigrationView = z.object({
  readModel: z.string(),
  state: z.enum(migrationStates),
  from: z.number().nullable(),
  to: z.number(),
  /** Events read so far, and those in the log. */
  events: z.number(),
  total: z.number(),
  eventsPerSecond: z.number(),
  /** Null while there is no estimate. */
  secondsLeft: z.number().nullable(),
  /** Gardens that it failed to fold. */
  parked: z.number(),
  error: z.string().nullable(),
  /** Gardens that were folded afresh and compared. */
  verified: z.number(),
  /** Whether the build that readers do not use still exists. */
  canRollBack: z.boolean(),
  startedAt: z.string(),
})
export type ModelMigrationView = z.infer<typeof ModelMigrationView>

const ReadModelView = z.object({
  readModel: z.string(),
  /** The version that readers use, null if there is none. */
  version: z.number().nullable(),
  /** The version that this release writes. */
  newest: z.number(),
  /** Its latest migration, null if it never had one. */
  migration: ModelMigrationView.nullable(),
})
export type ReadModelView = z.infer<typeof ReadModelView>

/** The state of each read model and the progress of its migration. */
export const MigrationResponse = z.object({
  /** A migration has been requested and is not finished, or waits for an administrator to switch. */
  isUnderWay: z.boolean(),
  /** When the newest migration was requested; null if there has been none. */
  startedAt: z.string().nullable(),
  readModels: z.array(ReadModelView),
})
export type MigrationResponse = z.infer<typeof MigrationResponse>

/** The parked gardens: each read model that stopped at an event, with the garden and the error. */
export const DeadLettersResponse = z.object({
  deadLetters: z.array(
    z.object({
      id: z.string(),
      readModel: z.string(),
      version: z.number(),
      gardenId: z.string(),
      revision: z.number(),
      error: z.string(),
    }),
  ),
})
export type DeadLettersResponse = z.infer<typeof DeadLettersResponse>
