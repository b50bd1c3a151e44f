import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkpointAt, isOfThisLog } from '@wattle/adapters/feed/log-checkpoints.ts'
import { PacedCheckpoint } from '@wattle/adapters/feed/paced-checkpoint.ts'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import { counted } from '@wattle/contracts/counted.ts'
import {
  type EventMetadata,
  gardenOfStream,
  type Position,
  type RecordedEvent,
} from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { type CheckedWork, repeatedly } from '@wattle/server/process/repeatedly.ts'

/** The name under which the checkpoint is stored. */
const reader = 'removed-pictures'

type Options = {
  log: EventLog
  checkpoints: Checkpoints
  images: Images
  report: (error: unknown) => void
  /** Milliseconds between two attempts to delete the remaining pictures. */
  interval?: number
}

/**
 * Deletes pictures that were removed. Usually the request has already done so: this handles a process killed
 * in between, an unavailable store, and pictures restored from a backup. While any picture is left, the
 * checkpoint stays before its event, so that the next process tries again.
 */
export async function followRemovedPictures(options: Options): Promise<CheckedWork> {
  const { log, checkpoints, images, report, interval = 30_000 } = options
  const removal = createPictureRemoval(images, report)
  const checkpoint = new PacedCheckpoint((reached) => checkpoints.save(reader, reached), report)
  let fault: unknown = null
  const start = await firstPosition(log, checkpoints)
  const following = log.subscribe<EventMetadata>(start, async (events) => {
    try {
      await removal.handle(events)
      const last = events.at(-1)
      if (last && removal.isComplete()) await checkpoint.reached(checkpointAt(last))
      fault = null
    } catch (error) {
      fault = error
      throw error
    }
  })
  const retrying = repeatedly(removal.retry, interval, report)
  return {
    async check() {
      if (fault) throw fault
      await retrying.check()
      removal.check()
    },
    async stop() {
      await retrying.stop()
      await following.stop()
      await checkpoint.flush()
    },
  }
}

/**
 * The checkpoint's position; null (the beginning) without a checkpoint, or if the log was restored from
 * before it.
 */
async function firstPosition(log: EventLog, checkpoints: Checkpoints): Promise<Position | null> {
  const reached = await checkpoints.load(reader)
  return reached && (await isOfThisLog(log, reached)) ? reached.position : null
}

/**
 * Handles the events of gardens; to remove a picture again changes nothing. Throws while the store is
 * unavailable. No other failure blocks the pictures of other gardens: an unreadable event is reported, and so
 * is a picture that cannot be deleted, which `retry` tries again. `check` throws while any such picture is
 * left.
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
    isComplete: () => left.size === 0,
    check(): void {
      if (left.size > 0) throw new Error(`${counted(left.size, 'removed picture')} could not be deleted.`)
    },
  }
}
