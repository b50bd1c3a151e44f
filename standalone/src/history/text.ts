import type { HistoryEntry, PlantAsOf } from '@wattle/contracts/history/views.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'

/** The entries as text, each followed by its cause. */
export async function* textOf(
  entries: AsyncIterable<HistoryEntry>,
  asOf: PlantAsOf | null,
): AsyncGenerator<string> {
  if (asOf) yield plantText(asOf)
  let isEmpty = true
  for await (const { revision, occurredAt, sentence, actor, takeout, because } of entries) {
    isEmpty = false
    const notes = [
      ...(actor === 'gardener' || actor === null ? [] : [actor]),
      ...(takeout ? ['takeout'] : []),
    ]
    const by = notes.length > 0 ? ` (${notes.join(', ')})` : ''
    yield `${occurredAt}  ${String(revision).padStart(6)}  ${sentence}${by}\n`
    if (because) yield `${' '.repeat(34)}because of ${because.revision}: ${because.sentence}\n`
  }
  if (isEmpty) yield 'Nothing happened up to then.\n'
}

function plantText({ at, plant, location, tasks }: PlantAsOf): string {
  if (!plant) return `On ${at} the plant was not there.\n\n`
  const planting = plant.plantingMethod === 'pot' ? 'in a pot' : 'in the ground'
  return [
    `On ${at}: ${plant.name} (${plant.species || 'species not known'}), ${plant.visibility}, ${planting}, in ${location?.name ?? 'a location'}`,
    ...tasks.map((task) => {
      const state = task.completedOn ? `done on ${task.completedOn}` : 'to do'
      return `  ${task.dueDate}  ${task.title}, ${priorityWords[task.priority].toLowerCase()} priority, ${state}`
    }),
    '\n',
  ].join('\n')
}
