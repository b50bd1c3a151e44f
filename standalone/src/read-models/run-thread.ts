import type { MessagePort } from 'node:worker_threads'
import { SharedHead } from '@wattle/adapters/event-log/sqlite/shared-head.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import { openForThread } from '@wattle/server/engines/open-for-thread.ts'
import { openTracer } from '@wattle/server/engines/open-tracer.ts'
import { type FromThread, type Handlers, handle, type ThreadStart, type ToThread } from './messages.ts'
import { runProjections } from './run-projections.ts'
import { pack } from './sent-error.ts'

/**
 * The body of the thread: keeps the read models up to date until asked to stop, then ends. A startup error is posted
 * before it is thrown, because the platform would lose parts of some errors.
 */
export async function runThread(port: MessagePort, start: ThreadStart): Promise<void> {
  try {
    await run(port, start)
  } catch (error) {
    port.postMessage({ type: 'unstarted', error: pack(error) } satisfies FromThread)
    throw error
  }
}

async function run(port: MessagePort, { files, head, settings }: ThreadStart): Promise<void> {
  const tell = (message: FromThread) => port.postMessage(message)
  const report = (error: unknown) => tell({ type: 'fault', error: pack(error) })
  const tracer = (await openTracer(settings, 'wattle')) ?? untraced
  const engines = openForThread(files, {
    head: new SharedHead(head),
    onSaved: (gardenIds) => tell({ type: 'saved', gardenIds }),
    report,
  })
  const projections = await runProjections({ ...engines, clock: () => new Date(), report, tracer })

  const handlers: Handlers<ToThread> = {
    wake: () => engines.wake(),
    measure() {
      projections.measure().then(
        (measures) => tell({ type: 'measured', measures }),
        (error) => tell({ type: 'unmeasured', error: pack(error) }),
      )
    },
    async stop() {
      await projections.stop()
      await engines.close()
      await tracer.close()
      port.close()
    },
  }
  port.on('message', (message: ToThread) => handle(handlers, message))
  tell({ type: 'started' })
}
