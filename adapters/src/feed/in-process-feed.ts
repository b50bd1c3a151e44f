import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import { feedKeyOf } from './feed-key.ts'
import { GapCount } from './gap-count.ts'
import { checkpointAt, firstCheckpoint, isOfThisLog } from './log-checkpoints.ts'
import { PacedCheckpoint } from './paced-checkpoint.ts'
import { PartitionFaults } from './partition-faults.ts'
import type { Checkpoints, Feed, FeedSubscription } from './port.ts'
import { Standstill } from './standstill.ts'

/**
 * Milliseconds to pause after a batch of `underLoad` events or more, so that the next batch is larger: the process then
 * handles a third more commands over HTTP. A gardener working alone causes small batches and no pauses.
 */
const batchPause = 8
const underLoad = 8

/** The log is one sequence: an event that fails blocks all later ones. */
const onlyPartition = 0

const fedOf = (events: RecordedEvent[]) => events.filter(({ stream }) => feedKeyOf(stream) !== null)

type InProcessFeedOptions = {
  log: EventLog
  checkpoints: Checkpoints
  /** What operators call the data built from the log. Used in the error that asks them to delete it. */
  built?: string
  /** Called when a checkpoint could not be saved after a pause. */
  report?: (error: unknown) => void
}

/**
 * A feed directly from this process's log. The log's subscription redelivers a batch when its handler throws. The
 * caller closes the log and the checkpoints after the feed.
 */
export function openInProcessFeed({
  log,
  checkpoints,
  built = 'that data',
  report = () => undefined,
}: InProcessFeedOptions): Feed {
  const subscriptions = new Map<string, FeedSubscription>()
  const names = new Set<string>()
  let closed = false

  return {
    async subscribe(consumer, start, handle) {
      if (closed) throw new Error('The feed is closed.')
      if (names.has(consumer)) throw new Error(`${consumer} is already subscribed to the feed.`)
      names.add(consumer)
      try {
        let known = await checkpoints.load(consumer)
        if (known === undefined) {
          known = await firstCheckpoint(log, start)
          await checkpoints.save(consumer, known)
        }
        if (known && !(await isOfThisLog(log, known))) {
          throw new Error(
            `The event log is older than the data built from it: delete ${built}, which will be rebuilt.`,
          )
        }
        const after = known?.position ?? null
        const gap = new GapCount(log, after)
        const standstill = new Standstill()
        const faults = new PartitionFaults()
        const checkpoint = new PacedCheckpoint((reached) => checkpoints.save(consumer, reached), report)
        let next = after ?? ''
        const following = log.subscribe(after, async (events: RecordedEvent[]) => {
          const handled = fedOf(events)
          try {
            if (handled.length > 0) await handle(handled)
            faults.handled(onlyPartition)
          } catch (error) {
            faults.failed(onlyPartition, error)
            throw error
          }
          const last = events.at(-1)
          if (!last) return
          await checkpoint.reached(checkpointAt(last))
          gap.handled(last.position, handled.length)
          next = last.position
          if (events.length >= underLoad) await sleep(batchPause)
        })
        const subscription = {
          async stop() {
            await following.stop()
            await checkpoint.flush()
            subscriptions.delete(consumer)
            names.delete(consumer)
          },
          async gap() {
            const events = await gap.count()
            standstill.look(events > 0 ? new Map([[onlyPartition, next]]) : new Map())
            return events
          },
          standstill: () => standstill.milliseconds,
          fault: () => faults.why,
        }
        subscriptions.set(consumer, subscription)
        return subscription
      } catch (error) {
        names.delete(consumer)
        throw error
      }
    },

    async close() {
      closed = true
      await Promise.all([...subscriptions.values()].map((subscription) => subscription.stop()))
    },
  }
}
