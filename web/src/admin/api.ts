import { queryOptions } from '@tanstack/react-query'
import type { MigrationChange } from '@wattle/contracts/admin/migration.ts'
import type { DeadLettersResponse, MigrationResponse } from '@wattle/contracts/admin/views.ts'
import { get } from '../http/client.ts'
import { post } from '../http/write.ts'

const pollInterval = 1000

export const adminQueries = {
  migration: () =>
    queryOptions({
      queryKey: ['admin', 'migration'],
      queryFn: ({ signal }) => get<MigrationResponse>('/admin/migrate', signal),
      refetchInterval: ({ state }) => (state.data ? pollInterval : false),
      staleTime: 0,
    }),
  deadLetters: () =>
    queryOptions({
      queryKey: ['admin', 'dead-letters'],
      queryFn: ({ signal }) => get<DeadLettersResponse>('/admin/dead-letters', signal),
      refetchInterval: ({ state }) => (state.data ? pollInterval : false),
      staleTime: 0,
    }),
}

/** Rebuilds these read models, or all that have changed. With `hold`, an administrator switches manually. */
export const startMigration = (hold: boolean, readModels?: readonly string[]) =>
  post<{ message: string }>('/admin/migrate', { hold, ...(readModels && { readModels }) })

export const changeMigration = (readModel: string, change: MigrationChange) =>
  post<{ message: string }>(`/admin/migrate/${encodeURIComponent(readModel)}/${change}`)

export const decideDeadLetter = (id: string, decision: 'retry' | 'skip') =>
  post<{ message: string }>(`/admin/dead-letters/${encodeURIComponent(id)}/${decision}`)
