import type { CarePlan } from '@wattle/contracts/care-plans/proposal.ts'
import { yearAfter } from '@wattle/contracts/civil-date.ts'
import { careTopics } from '@wattle/contracts/plants/choices.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import { contradictedBy } from '@wattle/contracts/profile/postcode-states.ts'
import { climateOf } from '@wattle/plant-guide/climate/climate.ts'
import { briefOn } from '@wattle/plant-guide/review/brief.ts'
import type { CarePlanRequest } from '../port.ts'
import { type PlanReview, planOf, type Shape, shapeFor } from './care-plan-answer.ts'
import type { Question } from './question.ts'

/**
 * Asks for a year of care. The model receives the state and the climate, not the postcode. The question includes the
 * plant guide's advice on the plant, and the answer is reviewed against it.
 */
export function careQuestion(
  request: CarePlanRequest,
  instructions: string,
  timeout: number,
  onReview: (review: PlanReview) => void = () => undefined,
): Question<Shape, CarePlan> {
  const { plant, place, effort, preferredTaskTypes, complexity, today } = request
  const { fewest, most, priorities } = effortLimits[effort]
  const { zone, frost, drySummer } = climateOf(place.postcode, place.state, place.city)
  const guide = briefOn(request)
  return {
    name: 'care_plan',
    shape: shapeFor(request),
    instructions,
    data: {
      plant: {
        name: plant.name.slice(0, 200),
        species: plant.species.slice(0, 200),
        plantedDate: plant.plantedDate,
        grows: plant.plantingMethod === 'pot' ? 'in a pot' : 'in the ground',
        careInstructions: Object.fromEntries(
          careTopics.map((topic) => [topic, plant.careInstructions[topic].slice(0, 1000)]),
        ),
      },
      place: {
        state: contradictedBy(place.postcode, place.state) ?? place.state,
        climateZone: zone,
        frost,
        drySummer,
      },
      wishes: {
        fewestTasks: fewest,
        mostTasks: most,
        priorities,
        taskTypes: preferredTaskTypes,
        wording: complexity,
      },
      ...(guide ? { guide } : {}),
      firstDay: today,
      lastDay: yearAfter(today),
    },
    picture: null,
    mostTokens: 8000,
    timeout,
    read: ({ tasks }) => planOf(tasks, request, onReview),
  }
}
