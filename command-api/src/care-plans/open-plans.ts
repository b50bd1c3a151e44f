import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkpointAt, isOfThisLog } from '@wattle/adapters/feed/log-checkpoints.ts'
import type { Checkpoint } from '@wattle/adapters/feed/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { planStreamPrefix } from '@wattle/contracts/care-plans/plan-events.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { erasuresStream } from '@wattle/contracts/erasure/register.ts'
import { evolvePlan, type OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  clock: () => Date
  onError: (error: unknown) => void
}

const snapshotStream = 'carePlans'
const snapshotShape = '5'
/** The number of log events between two snapshots. */
const snapshotEvery = 1000

type Recorded = RecordedEvent<{ occurredAt: string; traceparent?: string }>

/** `last`: the event that was read last. */
type SnapshotState = { last: Checkpoint; open: OpenPlan[] }

type OpenPlans = {
  readonly open: ReadonlyMap<string, OpenPlan>
  /** Keeps reading the log, and calls `onRead` after every batch of events. */
  follow(onRead: () => void): { stop(): Promise<void> }
}

/**
 * The open care plans by the names of their streams, folded from these streams. A snapshot keeps the fold and
 * the last event read; if it is lost, the log is read from its beginning.
 */
export async function readOpenPlans({ log, snapshots, clock, onError }: Options): Promise<OpenPlans> {
  const snapshot = await loadSnapshot(log, snapshots, onError)
  const now = () => clock().toISOString()
  const open = new Map(snapshot?.open.map((plan) => [plan.stream, receivedAgain(plan, now())]))
  let last = snapshot?.last ?? null
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

  /** Drops the plans of a garden that is being erased. */
  function drop(gardenId: unknown): void {
    for (const { stream, request } of open.values()) if (request.gardenId === gardenId) open.delete(stream)
  }

  async function saveSnapshot(): Promise<void> {
    if (last === null) return
    sinceSnapshot = 0
    const state: SnapshotState = { last, open: [...open.values()] }
    await snapshots.save(snapshotStream, snapshotShape, { revision: 0, state }).catch(onError)
  }

  return {
    open,
    follow(onRead) {
      const subscription = log.subscribe(last?.position ?? null, async (events: Recorded[]) => {
        for (const event of events) {
          if (event.stream.startsWith(planStreamPrefix)) apply(event)
          if (event.stream === erasuresStream && event.type === 'ErasureStarted') drop(event.data.gardenId)
        }
        const newest = events.at(-1)
        if (newest) last = checkpointAt(newest)
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

/**
 * The last snapshot, or null if this log does not contain its last event: a restored log may continue with
 * others.
 */
async function loadSnapshot(
  log: EventLog,
  snapshots: Snapshots,
  onError: (error: unknown) => void,
): Promise<SnapshotState | null> {
  const snapshot = await snapshots.load(snapshotStream, snapshotShape).catch(onError)
  const state = snapshot?.state as SnapshotState | undefined
  return state && (await isOfThisLog(log, state.last)) ? state : null
}

/** Restarts each lease now, because another machine with another clock may have saved the snapshot. */
function receivedAgain(plan: OpenPlan, receivedAt: string): OpenPlan {
  const { taken } = plan
  return { ...plan, taken: taken && { worker: taken.worker, duration: taken.duration, receivedAt } }
}
