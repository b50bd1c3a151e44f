import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkSubscription } from '@wattle/adapters/feed/check-subscription.ts'
import type { Checkpoints } from '@wattle/adapters/feed/checkpoints.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { type Round, repeatedly } from '@wattle/server/process/repeatedly.ts'

/** The consumer name under which it is kept how far the log has been read for removed pictures. */
export const consumer = 'removed-pictures'

type Options = {
  log: EventLog
  feed: Feed
  /** Given where the feed goes between processes. */
  checkpoints: Checkpoints | undefined
  images: Images
  report: (error: unknown) => void
}

/** Milliseconds between two looks at the log. */
const sweepInterval = 30_000

/**
 * Deletes the pictures that were removed. The request has mostly done so already: this is for a process that was killed in
 * between, a store that was away, and pictures that came back with a backup. Between processes the log itself is soon enough.
 */
export async function followRemovedPictures(options: Options): Promise<Round> {
  const { log, feed, checkpoints, images, report } = options
  const handle = createPictureRemoval(images, report)
  if (!checkpoints) {
    const subscription = await feed.subscribe(consumer, 'beginning', handle)
    return { check: () => checkSubscription(subscription), stop: () => subscription.stop() }
  }
  return repeatedly(
    createSweep({ log, checkpoints, consumer, start: 'beginning', handle }),
    sweepInterval,
    report,
  )
}

/**
 * Handles the events of gardens; removing a picture again changes nothing. Throws while the store is away. Nothing else holds up
 * the pictures of other gardens: an event that cannot be read is reported, and so is a picture that cannot be deleted, which is
 * tried again whenever something happens, for as long as this process runs.
 */
function createPictureRemoval(
  images: Images,
  report: (error: unknown) => void,
): (events: readonly RecordedEvent[]) => Promise<void> {
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

  return async (events) => {
    for (const name of [...left, ...events.flatMap(removedBy)]) await remove(name)
  }
}
