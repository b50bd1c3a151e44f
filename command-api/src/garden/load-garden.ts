import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import type { Snapshot, Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { replay } from '../state/evolve.ts'
import { stateShape } from '../state/state-version.ts'
import { emptyGarden, type GardenAtRevision } from './garden-at-revision.ts'
import { gardenIn, lastEventOf } from './garden-snapshot.ts'

/** A garden folded from its whole stream, without a snapshot. */
export const readGarden = (log: EventLog, gardenId: GardenId): Promise<GardenAtRevision> =>
  readTail(log, gardenId, emptyGarden)

/** Folds the events after `from`, up to revision `until` if given. */
export async function readTail(
  log: EventLog,
  gardenId: GardenId,
  from: GardenAtRevision,
  until = Infinity,
): Promise<GardenAtRevision> {
  let at = from
  const tail = { from: from.revision + 1, upTo: until }
  for await (const events of readStream<EventMetadata>(log, gardenStream(gardenId), tail))
    at = {
      garden: replay(at.garden, events.map(unseal)),
      revision: at.revision + events.length,
      eventId: events.at(-1)?.id ?? null,
    }
  return at
}

type LoadOptions = {
  /** The last revision to fold. */
  until?: number
  /** Called if the snapshot could not be loaded; the whole stream is folded instead. */
  onSnapshotFailed?: ((error: unknown) => void) | undefined
}

async function isOfThisLog(log: EventLog, gardenId: GardenId, snapshot: Snapshot): Promise<boolean> {
  const [event] = await log.read(gardenStream(gardenId), snapshot.revision, 1)
  return event !== undefined && event.id === lastEventOf(snapshot)
}

/**
 * Loads a garden from its snapshot, if that is valid, and the rest of its stream; `folded` is the number of
 * events folded.
 */
export async function loadGarden(
  log: EventLog,
  snapshots: Snapshots,
  gardenId: GardenId,
  { until = Infinity, onSnapshotFailed }: LoadOptions = {},
): Promise<GardenAtRevision & { folded: number }> {
  const snapshot = await snapshots.load(gardenStream(gardenId), stateShape).catch((error) => {
    onSnapshotFailed?.(error)
    return null
  })
  // A log restored from an older copy lacks the events of a newer snapshot, and may have continued with
  // others.
  const isUsed =
    snapshot !== null && snapshot.revision <= until && (await isOfThisLog(log, gardenId, snapshot))
  const from = isUsed ? gardenIn(snapshot) : emptyGarden
  const at = await readTail(log, gardenId, from, until)
  return { ...at, folded: at.revision - from.revision }
}
