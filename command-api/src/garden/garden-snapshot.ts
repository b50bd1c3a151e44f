import type { Snapshot } from '@wattle/adapters/snapshots/port.ts'
import type { Garden } from '../state/garden.ts'
import type { PastTasks } from '../state/past-tasks.ts'
import type { GardenAt } from './garden-at.ts'

/**
 * A garden as JSON, without its past tasks: their boxes are concatenated in `aside`, and `boxes` holds their
 * lengths.
 */
type SnapshotState = Omit<Garden, 'pastTasks'> & {
  eventId: GardenAt['eventId']
  boxes: readonly (readonly [digits: string, length: number])[]
}

export function snapshotOf({ garden, revision, eventId }: GardenAt): Snapshot {
  const { pastTasks, ...rest } = garden
  const boxes = Object.entries(pastTasks)
  const state: SnapshotState = {
    ...rest,
    eventId,
    boxes: boxes.map(([digits, box]) => [digits, box.length]),
  }
  return { revision, state, aside: Buffer.concat(boxes.map(([, box]) => box)) }
}

/** The id of the event up to which a garden was folded. */
export const lastEventOf = ({ state }: Snapshot): string | null => (state as SnapshotState).eventId

export function gardenIn({ state, aside = new Uint8Array(), revision }: Snapshot): GardenAt {
  const { boxes, eventId, ...rest } = state as SnapshotState
  const pastTasks: Record<string, PastTasks[string]> = {}
  let from = 0
  for (const [digits, length] of boxes) {
    pastTasks[digits] = aside.subarray(from, from + length)
    from += length
  }
  return { garden: { ...rest, pastTasks }, revision, eventId }
}
