/**
 * Does the work at once and again so many milliseconds after its end; what fails is reported and tried again then. Work that
 * takes long may end early when the signal says that it is being stopped.
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
