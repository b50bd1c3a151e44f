import { QueryClient } from '@tanstack/react-query'
import { isAway } from '../http/api-error.ts'
import { noteRebuild, rebuildPause } from './rebuild.ts'

/** The single query cache. Answers are fresh for 30 seconds. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => noteRebuild(error) || (failures < 1 && isAway(error) && error.status > 0),
      retryDelay: (_failures, error) => (noteRebuild(error) ? rebuildPause : 800),
      // Offline, a request fails immediately instead of waiting for a connection.
      networkMode: 'always',
      // `networkMode: 'always'` turns this off by default, but failed reads should be retried once back online.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
