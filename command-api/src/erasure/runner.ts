import { namedLease } from '@wattle/adapters/system-streams/lease.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { createEraser, type EraserDeps } from './eraser.ts'

type Options = EraserDeps & {
  /** Whether no other process erases gardens. */
  singleProcess: boolean
  report: (error: unknown) => void
  /** Milliseconds between two checks for work. */
  interval?: number
}

/**
 * Erases gardens when they are due, until it is stopped. A lease ensures that one process at a time does
 * this.
 */
export function startErasures(options: Options): { stop(): Promise<void> } {
  const { log, clock, singleProcess, report, interval = 60_000 } = options
  const eraser = createEraser(options)
  const leases = namedLease(log, 'erasure', { clock, onError: report })

  async function look(stopping: AbortSignal): Promise<void> {
    const work = await eraser.due()
    if (work.length === 0) return
    const lease = singleProcess ? null : await leases.take()
    if (!singleProcess && !lease) return
    try {
      for (const each of work) {
        if (stopping.aborted || lease?.lost.aborted) return
        // A garden that cannot be erased now must not block others.
        await each().catch(report)
      }
    } finally {
      await lease?.release()
    }
  }

  return repeatedly(look, interval, report)
}
