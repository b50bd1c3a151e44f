import type { HistoryEntry, HistoryPage, HistorySubject, PlantAsOf } from '@wattle/contracts/history/views.ts'
import { fieldsOf, listIn, numberOf, textOf, textOrNull } from '../http/fields.ts'
import { readPlant } from '../views/read-plant.ts'
import { readTask } from '../views/read-task.ts'

/** A page of history; an answer without a list gives an empty page. */
export function readHistoryPage(answer: unknown): HistoryPage {
  const { nextToken, subject, asOf } = fieldsOf(answer)
  return {
    history: listIn(answer, 'history') as HistoryEntry[],
    nextToken: textOrNull(nextToken),
    subject: (subject ?? null) as HistorySubject | null,
    asOf: asOf ? readAsOf(asOf) : null,
  }
}

function readAsOf(value: unknown): PlantAsOf {
  const { at, plant, location, earlierCompleted } = fieldsOf(value)
  return {
    at: textOf(at),
    plant: plant ? readPlant(plant) : null,
    location: (location ?? null) as PlantAsOf['location'],
    tasks: listIn(value, 'tasks').map(readTask),
    earlierCompleted: numberOf(earlierCompleted, 0),
  }
}
