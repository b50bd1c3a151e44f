import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import { post } from '../http/write.ts'

/** Rebuilds these read models, or all that have changed. With `hold`, an administrator switches manually. */
export const startMigration = (hold: boolean, readModels?: readonly string[]) =>
  post<{ message: string }>('/admin/migrate', { hold, ...(readModels && { readModels }) })

export const changeMigration = (readModel: string, change: MigrationChange) =>
  post<{ message: string }>(`/admin/migrate/${encodeURIComponent(readModel)}/${change}`)

export const decideDeadLetter = (id: string, decision: 'retry' | 'skip') =>
  post<{ message: string }>(`/admin/dead-letters/${encodeURIComponent(id)}/${decision}`)
