import { queryOptions } from '@tanstack/react-query'
import type { DeadLettersResponse, MigrationResponse } from '@wattle/contracts/admin/views.ts'
import { get } from '../http/client.ts'

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
