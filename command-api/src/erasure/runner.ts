import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { namedLease } from '@wattle/adapters/system-streams/named-lease.ts'
import type { ErasureEngines } from '@wattle/server/engines/open-for-erasure.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { Shell } from '@wattle/server/process/shell.ts'
import { createEraser, type EraserDeps } from './eraser.ts'

type Options = Omit<ErasureEngines, 'close'> & {
  /** Milliseconds between two checks for work. */
  interval?: number
}

/**
 * Erases gardens when they are due, until it is stopped. A lease ensures that one process at a time does
 * this. An erasure that has begun goes on despite damage to the garden, but none begins on the word of a
 * damaged garden or register.
 */
export function startErasures(
  { clock, report }: Pick<Shell, 'clock' | 'report'>,
  { handle, loadGarden }: Pick<EraserDeps, 'handle' | 'loadGarden'>,
  { log: checkedLog, erasureList: list, singleProcess, interval = 60_000, ...engines }: Options,
): { stop(): Promise<void> } {
  const erasures = openErasures(checkedLog, clock)
  const log = checkedLog.withDamaged
  const eraser = createEraser({ ...engines, log, list, erasures, handle, loadGarden, clock })
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
