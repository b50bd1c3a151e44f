import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'

type Condition = keyof PlantNeeds

/** The care topic that also covers a condition. */
export const topicOf = {
  sunlight: 'sunlight',
  soil: 'soil',
  moisture: 'watering',
} as const satisfies Record<Condition, CareTopic>
export const conditions = Object.keys(topicOf) as Condition[]

export const noNeeds: PlantNeeds = { sunlight: [], soil: [], moisture: [] }

/** Takes each condition from `needs` if `holds` returns true, otherwise from `others`. */
export function needsWhere(
  holds: (condition: Condition) => boolean,
  needs: PlantNeeds,
  others = noNeeds,
): PlantNeeds {
  return {
    sunlight: (holds('sunlight') ? needs : others).sunlight,
    soil: (holds('soil') ? needs : others).soil,
    moisture: (holds('moisture') ? needs : others).moisture,
  }
}
