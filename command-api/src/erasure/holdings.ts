import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { isOurPicture, pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'

/** What a garden has outside its own stream, according to its events. */
export type Holdings = {
  /** Streams that its care plans may be in. Another garden that has the same plant may own some of them. */
  carePlans: ReadonlySet<string>
  /** The names of its pictures, removed or not. */
  pictures: ReadonlySet<string>
}

/**
 * Reads the raw events of a garden without folding them: events that this release cannot fold must be erased
 * as well.
 */
export async function holdingsOf(log: EventLog, gardenId: GardenId): Promise<Holdings> {
  const found = { carePlans: new Set<string>(), pictures: new Set<string>() }
  for await (const events of readStream(log, gardenStream(gardenId)))
    for (const event of events) note(found, gardenId, event)
  return found
}

type Found = { [Kind in keyof Holdings]: Set<string> }

function note(
  { carePlans, pictures }: Found,
  gardenId: GardenId,
  { type, data }: RecordedEvent<unknown>,
): void {
  const { plantId, round } = data
  for (const url of picturesIn(data)) if (isOurPicture(url)) pictures.add(pictureNameOf(url))
  if (type !== 'PlantCreated' && type !== 'CarePlanRequested') return
  const plan = [String(plantId), type === 'PlantCreated' ? 1 : Number(round)] as const
  carePlans.add(planStream(...plan)).add(ownPlanStream(gardenId, ...plan))
}
