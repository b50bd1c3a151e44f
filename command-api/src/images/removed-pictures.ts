import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkSubscription } from '@wattle/adapters/feed/check-subscription.ts'
import type { Checkpoints } from '@wattle/adapters/feed/checkpoints.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { type CheckedWork, repeatedly } from '@wattle/server/process/repeatedly.ts'

/** The consumer name under which it is kept how far the log has been read for removed pictures. */
export const consumer = 'removed-pictures'

type Options = {
  log: EventLog
  feed: Feed
  /** Given where the feed goes between processes. */
  checkpoints: Checkpoints | undefined
  images: Images
  report: (error: unknown) => void
  /** Milliseconds between two looks at the log, and two tries of what is left. */
  interval?: number
}

/**
 * Deletes the pictures that were removed. The request has mostly done so already: this is for a process that was killed in
 * between, a store that was away, and pictures that came back with a backup. Between processes the log itself is soon enough.
 */
export async function followRemovedPictures(options: Options): Promise<CheckedWork> {
  const { log, feed, checkpoints, images, report, interval = 30_000 } = options
  const removal = createPictureRemoval(images, report)
  const { handle } = removal
  if (!checkpoints) {
    const subscription = await feed.subscribe(consumer, 'beginning', handle)
    const retrying = repeatedly(removal.retry, interval, report)
    return {
      async check() {
        await checkSubscription(subscription)
        await retrying.check()
        removal.check()
      },
      async stop() {
        await retrying.stop()
        await subscription.stop()
      },
    }
  }
  const sweep = createSweep({ log, checkpoints, consumer, start: 'beginning', handle })
  const round = async (signal: AbortSignal) => {
    await removal.retry()
    await sweep(signal)
  }
  const sweeping = repeatedly(round, interval, report)
  return {
    async check() {
      await sweeping.check()
      removal.check()
    },
    stop: () => sweeping.stop(),
  }
}

/**
 * Handles the events of gardens; removing a picture again changes nothing. Throws while the store is away. Nothing else holds up
 * the pictures of other gardens: an event that cannot be read is reported, and so is a picture that cannot be deleted, which
 * `retry` tries again for as long as this process runs. `check` throws while there are any.
 */
function createPictureRemoval(images: Images, report: (error: unknown) => void) {
  const left = new Set<string>()

  function removedBy(recorded: RecordedEvent): string[] {
    if (recorded.type !== 'PictureRemoved' || gardenOfStream(recorded.stream) === null) return []
    try {
      const event = unsealKnown(recorded, report)?.event
      return event?.type === 'PictureRemoved' ? [pictureNameOf(event.imageUrl)] : []
    } catch (cause) {
      report(new Error(`Event ${recorded.revision} of ${recorded.stream} removes no picture.`, { cause }))
      return []
    }
  }

  async function remove(name: string): Promise<void> {
    try {
      await images.remove(name)
      left.delete(name)
    } catch (error) {
      await images.check()
      if (!left.has(name)) report(error)
      left.add(name)
    }
  }

  return {
    async handle(events: readonly RecordedEvent[]): Promise<void> {
      for (const name of events.flatMap(removedBy)) await remove(name)
    },
    async retry(): Promise<void> {
      for (const name of left) await remove(name)
    },
    check(): void {
      if (left.size > 0) throw new Error(`${left.size} removed pictures could not be deleted.`)
    },
  }
}
