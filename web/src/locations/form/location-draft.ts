import { defaultBackground } from '@wattle/contracts/locations/backgrounds.ts'
import {
  defaultIcon,
  type Moisture,
  type SoilType,
  type Sunlight,
} from '@wattle/contracts/locations/choices.ts'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { changedFields } from '../../http/submit/changed-fields.ts'
import type { LocationBody, LocationChanges } from '../writes.ts'

/** A location in its form; an empty text means that the gardener does not know. */
export type LocationDraft = Omit<LocationBody, 'conditions'> & {
  sunlight: Sunlight | ''
  soilType: SoilType | ''
  moisture: Moisture | ''
}

/** The draft of a new or an existing location. */
export function draftOf(location?: LocationView): LocationDraft {
  return {
    name: location?.name ?? '',
    description: location?.description ?? '',
    icon: location?.icon ?? defaultIcon,
    iconBackground: location?.iconBackground ?? defaultBackground,
    potFriendly: location?.potFriendly ?? false,
    sunlight: location?.conditions.sunlight ?? '',
    soilType: location?.conditions.soilType ?? '',
    moisture: location?.conditions.moisture ?? '',
  }
}

/** The request body of a new location. */
export function bodyOf({ sunlight, soilType, moisture, ...rest }: LocationDraft): LocationBody {
  return {
    ...rest,
    name: rest.name.trim(),
    description: rest.description.trim(),
    conditions: conditionsOf({ sunlight, soilType, moisture }),
  }
}

/** Only the fields that differ from the location that the form was opened with. */
export function changesOf(draft: LocationDraft, opened: LocationDraft): LocationChanges {
  return changedFields(bodyOf(draft), bodyOf(opened))
}

export function conditionsOf({
  sunlight,
  soilType,
  moisture,
}: Pick<LocationDraft, 'sunlight' | 'soilType' | 'moisture'>): LocationBody['conditions'] {
  return { sunlight: sunlight || null, soilType: soilType || null, moisture: moisture || null }
}
