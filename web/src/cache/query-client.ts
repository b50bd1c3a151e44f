import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/api-error.ts'
import { noteRebuild, rebuildPause } from './rebuild.ts'

const temporaryFailures = [502, 503, 504]

/** The one cache of what was read. Answers count as fresh for 30 seconds. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        noteRebuild(error) ||
        (failures < 1 && error instanceof ApiError && temporaryFailures.includes(error.status)),
      retryDelay: (_failures, error) => (noteRebuild(error) ? rebuildPause : 800),
      // Without a connection a page says so at once instead of waiting for one.
      networkMode: 'always',
      // Left out, that would also keep what failed from being read again once the connection is back.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
