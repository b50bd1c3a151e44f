import type { PlanningJobOpened } from '@wattle/contracts/care-plans/planning-jobs.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import { match } from 'ts-pattern'

/** The care plan that an event requests, or null. Seeded and imported events request nothing. */
export function planAskedFor({ event, gardenId, id, metadata }: Happened): PlanningJobOpened | null {
  if (metadata.actor !== 'gardener' || metadata.takeout !== undefined) return null
  const asked = (plantId: string, round: number): PlanningJobOpened => {
    return {
      type: 'PlanRequested',
      gardenId,
      plantId,
      round,
      causationId: id,
      correlationId: metadata.correlationId,
    }
  }
  return match(event)
    .with({ type: 'PlantCreated' }, ({ plantId }) => asked(plantId, 1))
    .with({ type: 'CarePlanRequested' }, ({ plantId, round }) => asked(plantId, round))
    .otherwise(() => null)
}
