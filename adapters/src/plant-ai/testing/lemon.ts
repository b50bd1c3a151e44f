import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import type { CarePlanRequest } from '../port.ts'

export const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

/** A request to plan a year for a lemon tree in Sydney. */
export const lemon: CarePlanRequest = {
  gardenId,
  plant: {
    name: 'Lemon',
    species: 'Citrus limon',
    plantedDate: '2023-09-12',
    plantingMethod: 'ground',
    careInstructions: noCareInstructions,
  },
  place: { state: 'New South Wales', postcode: '2000' },
  effort: 'Medium',
  preferredTaskTypes: defaultTaskTypes,
  complexity: 'Simple',
  today: '2026-03-15',
}
