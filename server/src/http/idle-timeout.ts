/** Work that is being watched. */
type Watched = {
  /** Call this when the work has made progress. */
  progress(): void
  end(): void
}

/**
 * Calls `stalled` once work has made no progress for `timeout` milliseconds, or up to a tenth longer. All work shares
 * one timer: setting and clearing one per request would cost more than all other handling of a body.
 */
export function idleTimeout(timeout: number): (stalled: () => void) => Watched {
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
