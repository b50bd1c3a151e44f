import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { planStreamPrefix } from '@wattle/contracts/care-plans/plan-events.ts'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { erasuresStream } from '@wattle/contracts/erasure/register.ts'
import { evolvePlan, type OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  clock: () => Date
  onError: (error: unknown) => void
}

const snapshotStream = 'carePlans'
const snapshotShape = '3'
/** Events of the log between two snapshots. */
const snapshotEvery = 1000

type Recorded = RecordedEvent<{ occurredAt: string; traceparent?: string }>

type SnapshotState = { position: Position; open: OpenPlan[] }

export type OpenPlans = {
  readonly open: ReadonlyMap<string, OpenPlan>
  /** Keeps reading, and reports after every batch of events. */
  follow(onRead: () => void): { stop(): Promise<void> }
}

/**
 * Which care plans are open, by the names of their streams: folded from these, with a snapshot of the fold and of the
 * position it reached. Losing the snapshot costs one reading of the log.
 */
export async function readOpenPlans({ log, snapshots, clock, onError }: Options): Promise<OpenPlans> {
  const snapshot = await loadSnapshot(log, snapshots, onError)
  const now = () => clock().toISOString()
  const open = new Map(snapshot?.open.map((plan) => [plan.stream, receivedAgain(plan, now())]))
  let position = snapshot?.position ?? null
  let sinceSnapshot = 0

  function apply(event: Recorded): void {
    try {
      const plan = evolvePlan(open.get(event.stream) ?? null, event, now())
      if (plan) open.set(event.stream, plan)
      else open.delete(event.stream)
    } catch (error) {
      onError(error)
    }
  }

  /** Forgets what a garden that is being erased has asked for. */
  function drop(gardenId: unknown): void {
    for (const { stream, request } of open.values()) if (request.gardenId === gardenId) open.delete(stream)
  }

  async function saveSnapshot(): Promise<void> {
    if (position === null) return
    sinceSnapshot = 0
    const state: SnapshotState = { position, open: [...open.values()] }
    await snapshots.save(snapshotStream, snapshotShape, { revision: 0, state }).catch(onError)
  }

  return {
    open,
    follow(onRead) {
      const subscription = log.subscribe(position, async (events: Recorded[]) => {
        for (const event of events) {
          if (event.stream.startsWith(planStreamPrefix)) apply(event)
          if (event.stream === erasuresStream && event.type === 'ErasureStarted') drop(event.data.gardenId)
        }
        position = events.at(-1)?.position ?? position
        sinceSnapshot += events.length
        if (sinceSnapshot >= snapshotEvery) await saveSnapshot()
        onRead()
      })
      return {
        async stop() {
          await subscription.stop()
          await saveSnapshot()
        },
      }
    },
  }
}

/** The last snapshot, unless the log was restored from before it. */
async function loadSnapshot(
  log: EventLog,
  snapshots: Snapshots,
  onError: (error: unknown) => void,
): Promise<SnapshotState | null> {
  const snapshot = await snapshots.load(snapshotStream, snapshotShape).catch(onError)
  const state = snapshot?.state as SnapshotState | undefined
  return state && state.position <= ((await log.head()) ?? '') ? state : null
}

/** Leases count from now: perhaps another machine saved the snapshot, by another clock. */
function receivedAgain(plan: OpenPlan, receivedAt: string): OpenPlan {
  const { taken } = plan
  return { ...plan, taken: taken && { worker: taken.worker, duration: taken.duration, receivedAt } }
}
