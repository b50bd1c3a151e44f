import type { NurseryEvent } from '@wattle/contracts/nursery/events.ts'
import type { Tellings } from '../telling.ts'

export const nurserySentences: Tellings<NurseryEvent> = {
  NurseryPlantAdded: {
    kind: 'nursery',
    tell: ({ name, nurseryName }, { who }) =>
      `${who} added ${name} to the nursery list${nurseryName ? `, seen at ${nurseryName}` : ''}`,
  },
  NurseryPlantRevised: {
    kind: 'nursery',
    tell: ({ nurseryPlantId }, { who, nurseryPlant }) =>
      `${who} changed ${nurseryPlant(nurseryPlantId)} on the nursery list`,
  },
  NurseryPlantRemoved: {
    kind: 'nursery',
    tell: ({ nurseryPlantId }, { who, nurseryPlant }) =>
      `${who} removed ${nurseryPlant(nurseryPlantId)} from the nursery list`,
  },
  NurseryPlantConverted: {
    kind: 'nursery',
    tell({ nurseryPlantId, locationId, kept }, { who, nurseryPlant, location }) {
      const rest = kept ? ', and kept it on the list' : ''
      return `${who} brought ${nurseryPlant(nurseryPlantId)} from the nursery list to ${location(locationId)}${rest}`
    },
  },
}
