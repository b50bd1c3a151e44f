import type { CarePlanEvent } from '@wattle/contracts/care-plans/events.ts'
import { counted } from '@wattle/contracts/counted.ts'
import type { Tellings } from '../telling.ts'

export const carePlanSentences: Tellings<CarePlanEvent> = {
  CarePlanRequested: {
    kind: 'care-plans',
    tell: ({ plantId, replacing }, { who, plant }) =>
      replacing
        ? `${who} asked for a new care plan for ${plant(plantId)}, in place of the old one`
        : `${who} asked for a care plan for ${plant(plantId)}`,
  },
  CarePlanAccepted: {
    kind: 'care-plans',
    tell({ plantId, tasks, replaced }, { plant }) {
      const plan = `The care plan for ${plant(plantId)} arrived with ${counted(tasks.length, 'task')}`
      return replaced.length > 0
        ? `${plan}, which replaced ${counted(replaced.length, 'earlier task')}`
        : plan
    },
  },
  CarePlanFailed: {
    kind: 'care-plans',
    tell: ({ plantId }, { plant }) => `The care plan for ${plant(plantId)} could not be made`,
  },
}
