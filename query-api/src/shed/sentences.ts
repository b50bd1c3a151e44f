import { counted } from '@wattle/contracts/counted.ts'
import type { ShedEvent } from '@wattle/contracts/shed/events.ts'
import type { Tellings } from '../telling.ts'
import { quoted } from '../words.ts'

/** A change to a product changes the tasks that name it. */
export const shedSentences: Tellings<ShedEvent> = {
  ProductRenamed: {
    kind: 'tasks',
    tell: ({ from, to, merged, tasks }, { who }) =>
      merged
        ? `${who} merged the product ${quoted(from)} into ${quoted(to)}, in ${counted(tasks.length, 'task')}`
        : `${who} renamed the product ${quoted(from)} to ${quoted(to)}, in ${counted(tasks.length, 'task')}`,
  },
  ProductDeleted: {
    kind: 'tasks',
    tell: ({ productName, tasks }, { who }) =>
      `${who} deleted the product ${quoted(productName)} from ${counted(tasks.length, 'task')}`,
  },
  ProductRestored: {
    kind: 'tasks',
    tell: ({ productName, tasks }, { who }) =>
      `${who} put the product ${quoted(productName)} back on ${counted(tasks.length, 'task')}`,
  },
}
