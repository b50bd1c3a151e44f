import { counted } from '@wattle/contracts/counted.ts'
import type { LocationEvent } from '@wattle/contracts/locations/events.ts'
import { needWords } from '@wattle/contracts/nursery/choices.ts'
import type { Tellings } from '../telling.ts'
import { listed } from '../words.ts'

export const locationSentences: Tellings<LocationEvent> = {
  LocationCreated: {
    kind: 'locations',
    tell: ({ name }, { who }) => `${who} added the location ${name}`,
  },
  LocationRenamed: {
    kind: 'locations',
    tell: ({ name, was }, { who }) => `${who} renamed the location ${was} to ${name}`,
  },
  LocationDecorated: {
    kind: 'locations',
    tell: ({ locationId }, { who, location }) =>
      `${who} changed the description, icon or colour of ${location(locationId)}`,
  },
  LocationConditionsChanged: {
    kind: 'locations',
    tell({ locationId, potFriendly, conditions }, { who, location }) {
      const { sunlight, soilType, moisture } = conditions
      const known = [
        sunlight?.replace(/^\w/, (letter) => letter.toLowerCase()),
        soilType && `${soilType} soil`,
        moisture && needWords.moisture[moisture],
        potFriendly && 'good for pots',
      ].filter((each) => each !== null && each !== undefined && each !== false)
      const conditionsNow = known.length > 0 ? known.join('; ') : 'nothing known'
      return `${who} changed the conditions of ${location(locationId)}: ${conditionsNow}`
    },
  },
  LocationDeleted: {
    kind: 'locations',
    tell({ locationId, plantIds, tasks }, { who, location }) {
      const along = [
        plantIds.length > 0 && counted(plantIds.length, 'plant'),
        tasks.length > 0 && counted(tasks.length, 'task'),
      ].filter((each) => each !== false)
      const rest = along.length > 0 ? ` with ${listed(along)}` : ''
      return `${who} deleted the location ${location(locationId)}${rest}`
    },
  },
}
