/** Does the work at once and again so many milliseconds after its end; what fails is reported and tried again then. */
export function repeatedly(
  work: () => Promise<void>,
  milliseconds: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()
  const turn = () => {
    running = work()
      .catch(report)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, milliseconds)
      })
  }
  turn()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
