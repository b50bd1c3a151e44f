import type { CheckedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { namedLease } from '@wattle/adapters/system-streams/named-lease.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { createEraser, type EraserDeps } from './eraser.ts'

type Options = Omit<EraserDeps, 'log' | 'erasures'> & {
  log: CheckedLog
  /** Whether no other process erases gardens. */
  singleProcess: boolean
  report: (error: unknown) => void
  /** Milliseconds between two checks for work. */
  interval?: number
}

/**
 * Erases gardens when they are due, until it is stopped. A lease ensures that one process at a time does
 * this. An erasure that has begun goes on despite damage to the garden, but none begins on the word of a
 * damaged garden or register.
 */
export function startErasures(options: Options): { stop(): Promise<void> } {
  const { clock, singleProcess, report, interval = 60_000 } = options
  const erasures = openErasures(options.log, clock)
  const log = options.log.withDamaged
  const eraser = createEraser({ ...options, log, erasures })
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
