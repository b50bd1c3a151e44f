import { ApiError } from '../../http/api-error.ts'
import type { PlantDraft } from './plant-draft.ts'

type Missing = 'name' | 'species' | 'location' | 'date' | 'image'

/** The missing required fields, in the order of the form. The caller may pass `hasPicture` to waive the picture. */
export function missingFrom(draft: PlantDraft, hasPicture: boolean): Missing[] {
  const checks: [Missing, boolean][] = [
    ['name', draft.name.trim() !== ''],
    ['species', draft.species.trim() !== ''],
    ['location', draft.locationId !== ''],
    ['date', draft.plantedDate !== ''],
    ['image', hasPicture],
  ]
  return checks.filter(([, isThere]) => !isThere).map(([missing]) => missing)
}

/** Whether the gardener was asked about the missing picture, and then saved without one. */
export type PhotoQuestion = 'unasked' | 'asked' | 'waived'

/** The question after a try to save: a missing picture is asked about once. */
export function photoAfter(before: PhotoQuestion, isLacking: boolean): PhotoQuestion {
  if (!isLacking) return 'unasked'
  return before === 'unasked' ? 'asked' : 'waived'
}

/** The error message of a missing field, with a shorter one for narrow screens. */
export const missingWords = {
  name: { narrow: 'Error: Missing plant name', wide: 'Please enter the name of the plant.' },
  species: { narrow: 'Error: Missing species', wide: 'Please enter the species.' },
  location: { narrow: 'Error: Missing location', wide: 'Please select a location' },
  date: { narrow: 'Error: Missing planted date', wide: 'Please enter the day it was planted.' },
  // A picture is requested only on narrow screens, where a camera is at hand.
  image: { narrow: 'Error: Missing image', wide: '' },
} as const satisfies Record<Missing, { narrow: string; wide: string }>

export function saveFailure(error: unknown, isNew: boolean): string {
  const message = error instanceof Error ? error.message : ''
  if (!message)
    return isNew ? 'Failed to add plant to garden' : 'There was a problem saving the plant: Unknown error'
  if (!(error instanceof ApiError)) return `Error submitting form: ${message}`
  return `There was a problem saving the plant: ${message}`
}
