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
  /** Null while nobody can say. */
  secondsLeft: z.number().nullable(),
  /** Gardens that it could not go on with. */
  parked: z.number(),
  error: z.string().nullable(),
  /** Gardens that were folded afresh and compared. */
  verified: z.number(),
  /** Whether the version beside the one in use is still there. */
  canRollBack: z.boolean(),
  startedAt: z.string(),
})
export type ModelMigrationView = z.infer<typeof ModelMigrationView>

const ReadModelView = z.object({
  readModel: z.string(),
  /** The version that pages show, null while there is none. */
  version: z.number().nullable(),
  /** The version that this release writes. */
  newest: z.number(),
  /** The last migration of it, null before there was one. */
  migration: ModelMigrationView.nullable(),
})
export type ReadModelView = z.infer<typeof ReadModelView>

/** How far the migration is, for each read model. */
export const MigrationAnswer = z.object({
  /** A migration is asked for and not done, or waits for a person to switch. */
  isUnderWay: z.boolean(),
  readModels: z.array(ReadModelView),
})
export type MigrationAnswer = z.infer<typeof MigrationAnswer>

/** The gardens that a read model cannot go on with, each at an event. */
export const DeadLettersAnswer = z.object({
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
export type DeadLettersAnswer = z.infer<typeof DeadLettersAnswer>
