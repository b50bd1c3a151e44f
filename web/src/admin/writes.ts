import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import { post } from '../http/write.ts'

/** Rebuilds these read models, or all that have changed. With `hold`, an administrator switches manually. */
export const startMigration = (hold: boolean, readModels?: readonly string[]) =>
  post<{ message: string }>('/admin/migrate', { hold, ...(readModels && { readModels }) })

export const changeMigration = (readModel: string, change: MigrationChange) =>
  post<{ message: string }>(`/admin/migrate/${encodeURIComponent(readModel)}/${change}`)

/** The same change to several, one after the other. Resolves to the last answer. */
export async function changeMigrations(
  migrations: readonly { readModel: string }[],
  change: MigrationChange,
): Promise<{ message: string } | undefined> {
  let answer: { message: string } | undefined
  for (const { readModel } of migrations) answer = await changeMigration(readModel, change)
  return answer
}

export const decideDeadLetter = (id: string, decision: 'retry' | 'skip') =>
  post<{ message: string }>(`/admin/dead-letters/${encodeURIComponent(id)}/${decision}`)
