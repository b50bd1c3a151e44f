import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { changeStream } from '@wattle/adapters/system-streams/change-stream.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { type GardenErased, identityStream } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { type Holdings, holdingsOf } from './holdings.ts'
import { assertPicturesFound } from './pictures-found.ts'

export type EraseDeps = {
  /** A log that returns events even if they are damaged. */
  log: EventLog
  snapshots: Pick<Snapshots, 'forget'>
  readModels: Pick<ReadModels, 'forget'>
  images: Pick<Images, 'removeAll' | 'belongsTo' | 'size'>
  list: Pick<ErasureList, 'add'>
}

type Leaving = Holdings & { gardenId: GardenId; erasedAt: string }
type Step = (garden: Leaving, deps: EraseDeps) => Promise<void>

/**
 * Deletes everything of a garden that accepts no more commands. May be interrupted and repeated: each step is
 * idempotent, and the events, which list what else exists, are deleted last. Throws `PictureSecretMissing` before it
 * deletes anything.
 */
export async function eraseGarden(gardenId: GardenId, erasedAt: string, deps: EraseDeps): Promise<void> {
  const garden = { gardenId, erasedAt, ...(await holdingsOf(deps.log, gardenId)) }
  await assertPicturesFound(deps.images, garden)
  for (const step of steps) await step(garden, deps)
}

const steps: readonly Step[] = [
  ({ gardenId, erasedAt }, { list }) => list.add({ gardenId, erasedAt }),
  ({ gardenId, erasedAt }, { log }) => openAnother(log, gardenId, erasedAt),
  ({ gardenId }, { images }) => images.removeAll(gardenId),
  ({ gardenId }, { snapshots }) => snapshots.forget(gardenStream(gardenId)),
  ({ gardenId }, { readModels }) => readModels.forget(gardenId),
  async ({ gardenId, carePlans }, { log }) => {
    for (const stream of carePlans)
      if (!(await isOfAnother(log, stream, gardenId))) await log.deleteStream(stream)
  },
  // After the read models: another garden may take the garden's name from now on, and documents can be found under it.
  ({ gardenId }, { log }) => log.deleteStream(gardenStream(gardenId)),
]

/** Whether another garden requested the care plan in a stream. */
async function isOfAnother(log: EventLog, stream: string, gardenId: GardenId): Promise<boolean> {
  const [first] = await log.read(stream, 0, 1)
  const asking = first?.data.gardenId
  return asking !== undefined && asking !== gardenId
}

/** The garden that is opened in place of an erased one. */
export const gardenAfterErased = (gardenId: GardenId): GardenId => uuid5(gardenId, 'after erasure')

/** Makes accounts that opened the garden open an empty one from now on. */
async function openAnother(log: EventLog, gardenId: GardenId, erasedAt: string): Promise<void> {
  const stream = identityStream(gardenId)
  const erased: GardenErased = { type: 'GardenErased', nextGardenId: gardenAfterErased(gardenId) }
  await changeStream({
    log,
    clock: () => new Date(erasedAt),
    stream,
    read: () => log.readLast(stream),
    decide: (last) => (last?.type === erased.type ? [] : [erased]),
  })
}
