import { z } from 'zod'
import { readModelNames } from './read-model-names.ts'

/**
 * Which read models to rebuild, and whether to wait for an administrator before switching readers (`hold`).
 */
export const StartMigration = z
  .object({
    readModels: z.array(z.enum(readModelNames, 'There is no such read model.')).min(1).max(100).optional(),
    hold: z.boolean().default(false),
  })
  .nullish()
  .transform((body) => body ?? { hold: false })
export type StartMigration = z.infer<typeof StartMigration>

export const MigrationMessage = z.object({ message: z.string() })

/** Not started: another migration is running. */
export const MigrationStart = MigrationMessage.extend({ isStarted: z.boolean() })
export type MigrationStart = z.infer<typeof MigrationStart>
