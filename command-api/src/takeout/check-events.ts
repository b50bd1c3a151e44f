import { ownPlanStream, PlanEvent, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import { unsealWith } from '@wattle/contracts/event.ts'
import { type Happened, unsealForeign } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { ImageUrl } from '@wattle/contracts/images/picture-value.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { TakenEvent, TakenMetadata } from '@wattle/contracts/takeout/format.ts'
import { z } from 'zod'
import { evolve } from '../state/evolve.ts'
import { initialGarden } from '../state/garden.ts'
import { countKeptPictures } from '../state/pictures.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** A takeout's events from streams other than the garden's own. */
export type EventsBeside = {
  /** The events of its care plans, by stream. */
  plans: ReadonlyMap<string, readonly TakenEvent[]>
}

type Checked = {
  count: number
  /** The names of all pictures that the garden ever had. */
  pictures: string[]
  /** The number of pictures that count towards the picture quota. */
  keptPictures: number
  beside: EventsBeside
}

/**
 * Checks that every line is an event of this garden which this release can store, and that the garden can be
 * folded from these events. Throws `TakeoutRefused` with the number of the first invalid line.
 */
export async function checkEvents(lines: AsyncIterable<string>, gardenId: GardenId): Promise<Checked> {
  const pictures = new Set<string>()
  const plans = new Map<string, TakenEvent[]>()
  let garden = initialGarden
  let revision = -1
  let count = 0

  function take(line: string): void {
    const event = TakenEvent.parse(JSON.parse(line))
    const { stream } = event
    if (stream === gardenStream(gardenId)) {
      if (event.revision !== ++revision) throw new Error(`Event ${revision} of the garden should be here.`)
      const { event: happened } = happenedIn(event)
      garden = evolve(garden, happened)
      for (const url of picturesIn(event.data)) pictures.add(pictureNameOf(ImageUrl.parse(url)))
    } else if (stream.startsWith('carePlan-')) {
      const before = plans.get(stream) ?? []
      checkPlan(event, gardenId, before.length)
      plans.set(stream, [...before, event])
    } else if (!stream.startsWith('displayName-')) throw new Error(`No garden has a stream ${stream}.`)
  }

  for await (const line of lines) {
    count++
    try {
      take(line)
    } catch (error) {
      throw new TakeoutRefused(`Line ${count} of its events cannot be taken in: ${reasonOf(error)}`)
    }
  }
  if (revision < 0) throw new TakeoutRefused('Nothing ever happened in its garden.')
  return {
    count,
    pictures: [...pictures],
    keptPictures: countKeptPictures(garden.pictures),
    beside: { plans },
  }
}

/** The event in the form in which deciders and folds use it. */
export function happenedIn(event: TakenEvent): Happened {
  const metadata = TakenMetadata.parse(event.metadata) as EventMetadata
  return unsealForeign({ ...event, metadata, position: '' })
}

function checkPlan(taken: TakenEvent, gardenId: GardenId, expected: number): void {
  const { stream, revision } = taken
  const event = unsealWith(PlanEvent, taken)
  if (revision !== expected) throw new Error(`Event ${expected} of ${stream} should be here.`)
  if (revision === 0 && event.type !== 'PlanRequested') throw new Error(`${stream} begins with a request.`)
  if (event.type !== 'PlanRequested') return
  if (event.gardenId !== gardenId) throw new Error(`${stream} is of another garden.`)
  const streams = [
    planStream(event.plantId, event.round),
    ownPlanStream(gardenId, event.plantId, event.round),
  ]
  if (!streams.includes(stream)) throw new Error(`${stream} is of another plant.`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return (error as Error).message
  const [issue] = error.issues
  return `${issue?.path.join('.') || 'the event'}: ${issue?.message}`
}
