import { PlanRequested } from '@wattle/contracts/care-plans/plan-events.ts'
import { startsWork } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, type Happened, isGardenEvent } from '@wattle/contracts/garden/events.ts'

/** The events that request a care plan, each with the round it requests. */
const rounds = {
  PlantCreated: () => 1,
  CarePlanRequested: ({ round }) => round,
} satisfies { [Type in GardenEvent['type']]?: (event: Extract<GardenEvent, { type: Type }>) => number }

type Asking = Extract<GardenEvent, { type: keyof typeof rounds }>

/**
 * Whether an event of this type may request a care plan. True for types that this release does not know, so
 * that they are reported.
 */
export const mayAsk = (type: string): boolean => !isGardenEvent(type) || Object.hasOwn(rounds, type)

/**
 * The care plan that an event requests, or null. Seeded and imported events request none. Throws a ZodError
 * if the event lacks a valid plant id, for example because it is damaged.
 */
export function planAskedFor({ event, gardenId, id, metadata }: Happened): PlanRequested | null {
  if (!startsWork(metadata) || !isAsking(event)) return null
  const roundOf = rounds[event.type] as (event: Asking) => number
  return PlanRequested.parse({
    type: 'PlanRequested',
    gardenId,
    plantId: event.plantId,
    round: roundOf(event),
    causationId: id,
    correlationId: metadata.correlationId,
  })
}

const isAsking = (event: GardenEvent): event is Asking => Object.hasOwn(rounds, event.type)
