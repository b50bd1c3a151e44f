import type { CareTopic } from '@wattle/contracts/plants/choices.ts'

/** What each part of the care instructions is called. */
export const careNames = {
  watering: 'Watering',
  sunlight: 'Sunlight',
  soil: 'Soil',
  fertilizing: 'Fertilising',
  pruning: 'Pruning',
} as const satisfies Record<CareTopic, string>
