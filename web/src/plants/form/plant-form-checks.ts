import { ApiError } from '../../http/api-error.ts'
import type { PlantDraft } from './plant-draft.ts'

type Missing = 'name' | 'species' | 'location' | 'date' | 'image'

/** What a plant cannot be saved without, in the order of the form. The picture may be waived. */
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

/** The sentence above the form on a narrow screen, where the field itself may be out of sight. */
export const alerts = {
  name: 'Error: Missing plant name',
  species: 'Error: Missing species',
  location: 'Error: Missing location',
  date: 'Error: Missing planted date',
  image: 'Error: Missing image',
} as const satisfies Record<Missing, string>

/** Why a plant could not be saved, as a sentence. */
export function saveFailure(error: unknown, isNew: boolean): string {
  const message = error instanceof Error ? error.message : ''
  if (!message)
    return isNew ? 'Failed to add plant to garden' : 'There was a problem saving the plant: Unknown error'
  if (!(error instanceof ApiError)) return `Error submitting form: ${message}`
  return `There was a problem saving the plant: ${message}`
}
