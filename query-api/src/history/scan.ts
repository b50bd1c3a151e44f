import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import {
  type EventMetadata,
  gardenStream,
  type RecordedEvent,
  type Refs,
} from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import type { HistoryLog } from '../query-deps.ts'

export type Recorded = RecordedEvent<EventMetadata>

/** Fills in metadata lost to damage: no references, no actor, and the time of a neighbouring event. */
function readable(events: readonly RecordedEvent<Partial<EventMetadata>>[]): Recorded[] {
  const timeAt = (index: number) => events[index]?.metadata.occurredAt
  return events.map((recorded, index) => {
    const { refs = nothing, commandId = '' } = recorded.metadata
    const occurredAt = timeAt(index) ?? timeAt(index - 1) ?? timeAt(index + 1) ?? new Date(0).toISOString()
    return { ...recorded, metadata: { ...recorded.metadata, refs, commandId, occurredAt } as EventMetadata }
  })
}

const nothing: Refs = { plants: [], locations: [], tasks: [] }

/** Events of a garden, from this revision on. */
async function eventsFrom(
  log: HistoryLog,
  gardenId: GardenId,
  from: number,
  limit: number,
): Promise<Recorded[]> {
  return readable(await log.read(gardenStream(gardenId), from, limit))
}

/** All events of a garden in batches, up to a revision if given. */
export async function* allEvents(
  log: HistoryLog,
  gardenId: GardenId,
  upTo = Infinity,
): AsyncGenerator<Recorded[]> {
  for await (const events of readStream<Partial<EventMetadata>>(log, gardenStream(gardenId), { upTo }))
    yield readable(events)
}

/** Revisions are inclusive. */
type Scan = {
  newest: number
  oldest: number
  isWanted: (recorded: Recorded) => boolean
  limit: number
}

/** The most events that one request scans, about 50 ms. If too few match, the client requests the next page. */
const mostScanned = 5_000
const largestRead = 1_000

/**
 * The wanted events of a garden, newest first, and the revision at which to continue; null at the end. Adapts its read
 * size to the share of events that were wanted so far.
 */
export async function scanBack(
  log: HistoryLog,
  gardenId: GardenId,
  { newest, oldest, isWanted, limit }: Scan,
): Promise<{ found: Recorded[]; next: number | null }> {
  const found: Recorded[] = []
  const lowest = Math.max(oldest, newest - mostScanned + 1)
  // One more than the limit, to find out whether there is a next page.
  let size = limit + 1
  for (let to = newest; to >= lowest; ) {
    const from = Math.max(lowest, to - size + 1)
    const piece = await eventsFrom(log, gardenId, from, to - from + 1)
    for (const recorded of piece.toReversed()) {
      if (!isWanted(recorded)) continue
      if (found.length === limit) return { found, next: recorded.revision }
      found.push(recorded)
    }
    to = from - 1
    const perFound = found.length > 0 ? (newest - to) / found.length : newest - to
    size = Math.min(Math.ceil((limit + 1 - found.length) * perFound), largestRead)
  }
  return { found, next: lowest > oldest ? lowest - 1 : null }
}

/** The event at a revision; null if there is none. */
export async function eventAt(
  log: HistoryLog,
  gardenId: GardenId,
  revision: number,
): Promise<Recorded | null> {
  // Also reads the next event, which supplies the time if this one is damaged.
  return (await eventsFrom(log, gardenId, revision, 2))[0] ?? null
}

/**
 * The last revision, up to `newest`, that happened by the end of a day in the time zone; -1 if there is none. This is a
 * binary search: a garden's events are in order of time, unless a clock was wrong by more than a minute.
 */
export async function lastOfDay(
  log: HistoryLog,
  gardenId: GardenId,
  { newest, day, timeZone }: { newest: number; day: CivilDate; timeZone: string },
): Promise<number> {
  let [low, high] = [-1, newest]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const recorded = await eventAt(log, gardenId, middle)
    if (recorded && civilDateAt(new Date(recorded.metadata.occurredAt), timeZone) <= day) low = middle
    else high = middle - 1
  }
  return low
}
