/** Repeated work that runs until it is stopped. */
export type CheckedWork = {
  /** Throws the error of the last run if it failed. */
  check(): Promise<void>
  stop(): Promise<void>
}

/**
 * Does the work now, and again this many milliseconds after each run ends; failures are reported, then retried. Long
 * work may stop early when the signal aborts.
 */
export function repeatedly(
  work: (signal: AbortSignal) => Promise<void>,
  milliseconds: number,
  report: (error: unknown) => void,
): CheckedWork {
  const stopping = new AbortController()
  let failure: Error | null = null
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = () => {
    running = work(stopping.signal)
      .then(() => {
        failure = null
      })
      .catch((error) => {
        failure = error
        report(error)
      })
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(turn, milliseconds)
      })
  }
  turn()
  return {
    async check() {
      if (failure) throw failure
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
