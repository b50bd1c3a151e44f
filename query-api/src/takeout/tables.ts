import { careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import { isTropical } from '@wattle/contracts/profile/tropics.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { type Cell, csvHead, csvRow } from '../csv.ts'
import type { GardenDocuments } from './gather.ts'
import { namesIn } from './names.ts'
import { type Pictures, pictureOf } from './pictures.ts'

type Columns<Row> = Record<string, (row: Row) => Cell>

/** The plants as a table, one per row. */
export function plantsTable(documents: GardenDocuments, pictures: Pictures): string {
  const { locationName } = namesIn(documents)
  const columns: Columns<PlantDocument> = {
    Name: ({ name }) => name,
    Species: ({ species }) => species,
    Location: ({ locationId }) => locationName(locationId),
    Planted: ({ plantedDate }) => plantedDate,
    'Grows in': ({ plantingMethod }) => plantingMethod,
    Visibility: ({ visibility }) => visibility,
    ...Object.fromEntries(
      careTopics.map((topic) => [careNames[topic], (plant: PlantDocument) => plant.careInstructions[topic]]),
    ),
    Picture: ({ imageUrl }) => pictureOf(imageUrl, pictures),
    ID: ({ id }) => id,
  }
  return table(columns, documents.plants)
}

/** The tasks as a table, one per row, both pending and completed. */
export function tasksTable(documents: GardenDocuments): string {
  const { plantName } = namesIn(documents)
  const tropical = isTropical(documents.preferences.postcode)
  const columns: Columns<TaskDocument> = {
    Due: ({ dueDate }) => dueDate,
    Title: ({ title }) => title,
    Description: ({ description }) => description,
    Plant: ({ plantId }) => plantName(plantId),
    Priority: ({ priority }) => priorityWords[priority],
    'Done on': ({ completedOn }) => completedOn,
    Repeats: ({ isRecurring, recurringFrequency, dueDate }) =>
      isRecurring ? frequencyText(recurringFrequency, tropical, dueDate) : '',
    Minutes: ({ estimatedTime }) => estimatedTime,
    Product: ({ product }) => product?.productName,
    'Product link': ({ product }) => product?.productLink,
    Why: (task) => task.reason?.text,
    ID: ({ id }) => id,
  }
  return table(columns, documents.tasks)
}

function table<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns)
  return [csvHead(Object.keys(columns)), ...rows.map((row) => csvRow(cells.map((cell) => cell(row))))].join(
    '',
  )
}
