/** Work that goes on until it is stopped. */
export type CheckedWork = {
  /** Throws when it does not do what it is for, as what it failed with the last time. */
  check(): Promise<void>
  stop(): Promise<void>
}

/**
 * Does the work now, and again this many milliseconds after it ends; failures are reported and retried then. Long work
 * may end early when the signal aborts.
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
