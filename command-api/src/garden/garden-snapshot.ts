import type { Snapshot } from '@wattle/adapters/snapshots/port.ts'
import type { Garden } from '../state/garden.ts'
import { deserializeArchive, type SerializedArchive, serializeArchive } from '../state/task-archive.ts'
import type { GardenAtRevision } from './garden-at-revision.ts'

/**
 * A garden as JSON. Its archived tasks are the snapshot's attachment, so that loading one does not parse them
 * (docs/benchmarks.md).
 */
type SnapshotState = Omit<Garden, 'pastTasks'> & {
  eventId: GardenAtRevision['eventId']
  /** The lengths of the archive's chunks, under the name that stored snapshots have. */
  boxes: SerializedArchive['lengths']
}

export function snapshotOf({ garden, revision, eventId }: GardenAtRevision): Snapshot {
  const { pastTasks, ...rest } = garden
  const { bytes, lengths } = serializeArchive(pastTasks)
  const state: SnapshotState = { ...rest, eventId, boxes: lengths }
  return { revision, state, attachment: bytes }
}

/** The id of the event up to which a garden was folded. */
export const lastEventOf = ({ state }: Snapshot): string | null => (state as SnapshotState).eventId

export function gardenIn({ state, attachment = new Uint8Array(), revision }: Snapshot): GardenAtRevision {
  const { boxes: lengths, eventId, ...rest } = state as SnapshotState
  const pastTasks = deserializeArchive({ bytes: attachment, lengths })
  return { garden: { ...rest, pastTasks }, revision, eventId }
}
