/** Work that is watched. */
export type Watched = {
  /** It got on. */
  progress(): void
  end(): void
}

/**
 * Tells of work that has not got on for so many milliseconds, or a tenth of that later. All work has one timer: one for each,
 * set and cleared with every request, costs more than all else that is done about a body.
 */
export function stallWatch(timeout: number): (stalled: () => void) => Watched {
  const running = new Map<Watched, { since: number; stalled: () => void }>()
  let timer: NodeJS.Timeout | null = null

  function look(): void {
    const now = performance.now()
    for (const [work, { since, stalled }] of running) {
      if (now - since < timeout) continue
      running.delete(work)
      stalled()
    }
    if (running.size > 0 || !timer) return
    clearInterval(timer)
    timer = null
  }

  return (stalled) => {
    const state = { since: performance.now(), stalled }
    const work: Watched = {
      progress() {
        state.since = performance.now()
      },
      end: () => void running.delete(work),
    }
    running.set(work, state)
    timer ??= setInterval(look, timeout / 10).unref()
    return work
  }
}
