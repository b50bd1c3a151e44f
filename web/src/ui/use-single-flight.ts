import { useRef } from 'react'

/**
 * Runs a function unless a previous run is still in progress, so that a second press does nothing
 * even before a re-render.
 */
export function useSingleFlight(): (run: () => unknown) => Promise<void> {
  const isRunning = useRef(false)
  return async (run) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run()
    } finally {
      isRunning.current = false
    }
  }
}
