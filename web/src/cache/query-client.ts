import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/api-error.ts'
import { noteRebuild, rebuildPause } from './rebuild.ts'

const temporaryFailures = [502, 503, 504]

/** The single query cache. Answers are fresh for 30 seconds. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        noteRebuild(error) ||
        (failures < 1 && error instanceof ApiError && temporaryFailures.includes(error.status)),
      retryDelay: (_failures, error) => (noteRebuild(error) ? rebuildPause : 800),
      // Offline, a request fails immediately instead of waiting for a connection.
      networkMode: 'always',
      // `networkMode: 'always'` turns this off by default, but failed reads should be retried once back online.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
