import type { Worker } from 'node:worker_threads'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { RunnerMeasures } from '@wattle/projections/runner.ts'
import { type FromThread, type Handlers, handle, type ToThread } from './messages.ts'
import type { RunningProjections } from './run-projections.ts'
import { unpack } from './sent-error.ts'

export type ThreadEvents = {
  /** Called with the gardens whose changes were saved and can be read. */
  onSaved: (gardenIds: readonly GardenId[]) => void
  report: (error: unknown) => void
}

/** A thread that keeps read models up to date, seen from the main thread. */
export type ProjectionThread = RunningProjections & {
  /** Resolves once the thread follows the log. Rejects if it ends before that, with the cause. */
  readonly started: Promise<void>
  /** Resolves once the thread has ended: with the cause, or null if it was asked to stop. */
  readonly ended: Promise<Error | null>
  /** Makes the thread look at the log again. */
  wake(): void
}

/** Handles a thread's messages from now on. */
export function projectionThread(worker: Worker, { onSaved, report }: ThreadEvents): ProjectionThread {
  const starting = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<Error | null>()
  let measuring: PromiseWithResolvers<RunnerMeasures> | null = null
  let isStopping = false
  let cause: unknown
  let ended: ThreadEnded | null = null
  // A caller that does not wait for the start learns of the failure through `ended`.
  starting.promise.catch(() => undefined)

  const tell = (message: ToThread) => worker.postMessage(message)
  const handlers: Handlers<FromThread> = {
    started: () => starting.resolve(),
    unstarted({ error }) {
      cause = unpack(error)
    },
    saved: ({ gardenIds }) => onSaved(gardenIds),
    measured({ measures }) {
      measuring?.resolve(measures)
      measuring = null
    },
    unmeasured({ error }) {
      measuring?.reject(unpack(error))
      measuring = null
    },
    fault: ({ error }) => report(unpack(error)),
  }
  worker.on('message', (message: FromThread) => {
    try {
      handle(handlers, message)
    } catch (error) {
      report(error)
    }
  })
  worker.on('error', (error) => {
    cause ??= error
  })
  worker.once('exit', () => {
    ended = new ThreadEnded(cause)
    starting.reject(cause ?? ended)
    measuring?.reject(ended)
    ending.resolve(isStopping && cause === undefined ? null : ended)
  })

  return {
    started: starting.promise,
    ended: ending.promise,
    wake: () => tell({ type: 'wake' }),
    async measure() {
      if (ended) throw ended
      if (!measuring) {
        measuring = Promise.withResolvers()
        tell({ type: 'measure' })
      }
      return await measuring.promise
    },
    async stop() {
      isStopping = true
      tell({ type: 'stop' })
      const end = await ending.promise
      if (end) throw end
    },
  }
}

export class ThreadEnded extends Error {
  readonly code = 'read-models-thread-ended'

  constructor(cause: unknown) {
    super('The thread of the read models has ended.', { cause })
  }
}
