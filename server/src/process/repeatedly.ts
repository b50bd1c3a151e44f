/**
 * Does the work now, and again this many milliseconds after it ends; failures are reported and retried then. Long work
 * may end early when the signal aborts.
 */
export function repeatedly(
  work: (signal: AbortSignal) => Promise<void>,
  milliseconds: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = () => {
    running = work(stopping.signal)
      .catch(report)
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(turn, milliseconds)
      })
  }
  turn()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
