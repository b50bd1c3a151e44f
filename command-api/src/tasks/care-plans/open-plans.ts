import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { carePlanPrefix } from '@wattle/contracts/tasks/care-plan-events.ts'
import { evolvePlan, type OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  clock: () => Date
  onError: (error: unknown) => void
}

const notebook = { stream: 'carePlans', shape: '2' }
const notedEvery = 1000

export type OpenPlans = {
  readonly open: ReadonlyMap<string, OpenPlan>
  /** Keeps reading, and reports after every batch of events. */
  follow(onRead: () => void): { stop(): Promise<void> }
}

type Noted = { position: Position; open: OpenPlan[] }

/**
 * The open care plans by the names of their streams: a fold of these streams, saved among the snapshots. If that is
 * lost, the log is read once more.
 */
export async function readOpenPlans({ log, snapshots, clock, onError }: Options): Promise<OpenPlans> {
  const noted = await notedIn(log, snapshots)
  const now = () => clock().toISOString()
  const open = new Map(noted?.open.map((plan) => [plan.stream, heardNow(plan, now())]))
  let position = noted?.position ?? null
  let sinceNoted = 0

  function take(event: RecordedEvent<{ occurredAt: string }>): void {
    try {
      const plan = evolvePlan(open.get(event.stream) ?? null, event, now())
      if (plan) open.set(event.stream, plan)
      else open.delete(event.stream)
    } catch (error) {
      onError(error)
    }
  }

  async function note(): Promise<void> {
    if (position === null) return
    sinceNoted = 0
    const state: Noted = { position, open: [...open.values()] }
    await snapshots.save(notebook.stream, notebook.shape, { revision: 0, state }).catch(onError)
  }

  return {
    open,
    follow(onRead) {
      const subscription = log.subscribe(
        position,
        async (events: RecordedEvent<{ occurredAt: string }>[]) => {
          for (const event of events) {
            if (event.stream.startsWith(carePlanPrefix)) take(event)
          }
          position = events.at(-1)?.position ?? position
          sinceNoted += events.length
          if (sinceNoted >= notedEvery) await note()
          onRead()
        },
      )
      return {
        async stop() {
          await subscription.stop()
          await note()
        },
      }
    },
  }
}

/** The saved fold, unless the log was restored from an older copy. */
async function notedIn(log: EventLog, snapshots: Snapshots): Promise<Noted | null> {
  const snapshot = await snapshots.load(notebook.stream, notebook.shape).catch(() => null)
  const noted = snapshot?.state as Noted | undefined
  return noted && noted.position <= ((await log.head()) ?? '') ? noted : null
}

/** Another machine, with another clock, may have saved it. */
function heardNow(plan: OpenPlan, heard: string): OpenPlan {
  return { ...plan, taken: plan.taken && { ...plan.taken, heard } }
}
