import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { SharedHead } from '@wattle/adapters/event-log/sqlite/shared-head.ts'
import { backoff } from '@wattle/adapters/lib/retry.ts'
import { sleepUnlessAborted } from '@wattle/adapters/lib/sleep.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import type { ThreadStart } from './messages.ts'
import { type ProjectionThread, projectionThread, type ThreadEvents } from './projection-thread.ts'
import type { RunningProjections } from './run-projections.ts'

export type InThreadDeps = ThreadEvents & {
  start: Omit<ThreadStart, 'head'>
  /** Registers the listener that is called after each commit to the log. */
  onAppended(listener: (head: Position) => void): void
  open?: (start: ThreadStart) => Worker
  /** Milliseconds to wait before replacing a thread that ended, after this many ends. */
  pause?: (ends: number) => number
}

/** A thread may end this often within this many milliseconds; beyond that, restarting it will not help. */
const mostEnds = 5
const endsWithin = 600_000

const openThread = (start: ThreadStart) =>
  new Worker(join(import.meta.dirname, 'thread-main.ts'), { workerData: start, name: 'read models' })

/**
 * Keeps all read models up to date in a separate thread. Throws if the first thread cannot start. A thread that ends
 * later is replaced, and the new one resumes from the checkpoint. `measure` throws while there is no thread, and
 * permanently once threads have ended or failed to open too often.
 */
export async function runProjectionsInThread(deps: InThreadDeps): Promise<RunningProjections> {
  const { start, open = openThread, pause = backoff, report } = deps
  const stopping = new AbortController()
  const { signal } = stopping
  const head = new SharedHead()
  const begin = () => projectionThread(open({ ...start, head: head.memory }), deps)
  let thread: ProjectionThread | null = begin()
  let fault: Error | null = null
  deps.onAppended((position) => {
    if (head.advance(position)) thread?.wake()
  })
  await thread.started

  async function keepAlive(first: Promise<Error | null>): Promise<void> {
    let ends: number[] = []
    for (let ended = first; ; ended = replace()) {
      const end = await ended
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
      await sleepUnlessAborted(pause(ends.length), signal)
      if (signal.aborted) return
    }
  }

  /** Resolves with why the new thread ended, or could not be opened. */
  async function replace(): Promise<Error | null> {
    try {
      thread = begin()
      return await thread.ended
    } catch (error) {
      return error as Error
    }
  }

  const living = keepAlive(thread.ended)
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
