import { useRef } from 'react'

/** Runs what is asked for unless it is under way already: a second press does nothing, even before anything is redrawn. */
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
