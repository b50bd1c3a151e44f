import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { SharedHead } from '@wattle/adapters/event-log/sqlite/shared-head.ts'
import { backoff } from '@wattle/adapters/lib/retry.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import type { KeptUp } from './keep-up.ts'
import type { ThreadStart } from './messages.ts'
import { type OneThread, oneThread, type ThreadEvents } from './one-thread.ts'

export type InThreadDeps = ThreadEvents & {
  start: Omit<ThreadStart, 'head'>
  /** Has every commit to the log told to this one. */
  onAppended(listener: (head: Position) => void): void
  open?: (start: ThreadStart) => Worker
  /** Milliseconds to wait before a thread is started in place of one that ended, after so many ends. */
  pause?: (ends: number) => number
}

/** So often a thread may end within so many milliseconds; then something is wrong that no start mends. */
const mostEnds = 5
const endsWithin = 600_000

const openThread = (start: ThreadStart) =>
  new Worker(join(import.meta.dirname, 'thread-main.ts'), { workerData: start, name: 'read models' })

/**
 * Keeps all read models up to date in a thread of their own. Throws what that cannot start for. In place of a thread that
 * ends later another one is started, which goes on from the checkpoint; `measure` throws while there is none, and for good
 * once they end too often.
 */
export async function keepUpInThread(deps: InThreadDeps): Promise<KeptUp> {
  const { start, open = openThread, pause = backoff, report } = deps
  const stopping = new AbortController()
  const { signal } = stopping
  const head = new SharedHead()
  const begin = () => oneThread(open({ ...start, head: head.memory }), deps)
  let thread: OneThread | null = begin()
  let fault: Error | null = null
  deps.onAppended((position) => {
    if (head.advance(position)) thread?.wake()
  })
  await thread.started

  async function keepAlive(first: OneThread): Promise<void> {
    let ends: number[] = []
    for (let current = first; ; ) {
      const end = await current.ended
      if (signal.aborted) return
      thread = null
      fault = end
      report(end)
      const now = performance.now()
      ends = [...ends.filter((at) => at > now - endsWithin), now]
      if (ends.length >= mostEnds) {
        fault = new Error('The read models are no longer kept up to date: restart Wattle.', { cause: end })
        report(fault)
        return
      }
      await sleep(pause(ends.length), undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      current = begin()
      thread = current
    }
  }

  const living = keepAlive(thread)
  return {
    async measure() {
      if (thread) return await thread.measure()
      throw fault
    },
    async stop() {
      stopping.abort()
      await thread?.stop()
      await living
    },
  }
}
