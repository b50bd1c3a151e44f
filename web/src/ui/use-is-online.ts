import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection; re-renders when that changes. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(onlineManager.subscribe, () => navigator.onLine)
