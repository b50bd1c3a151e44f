import { z } from 'zod'
import { textUpTo } from '../values.ts'

/**
 * Which read models to rebuild, and whether to wait for an administrator before switching readers (`hold`).
 */
export const StartMigration = z
  .object({
    readModels: z.array(textUpTo(100)).min(1).max(100).optional(),
    hold: z.boolean().default(false),
  })
  .nullish()
  .transform((body) => body ?? { hold: false })
export type StartMigration = z.infer<typeof StartMigration>

export const MigrationMessage = z.object({ message: z.string() })

/** Not started: another migration is running. */
export const MigrationStart = MigrationMessage.extend({ isStarted: z.boolean() })
export type MigrationStart = z.infer<typeof MigrationStart>
