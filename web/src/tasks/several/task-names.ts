import { listed } from '../../ui/text/in-sentences.ts'

/** The tasks in a sentence, each with its plant, without duplicates. */
export function taskNames(tasks: readonly { title: string; plant: { name: string } | null }[]): string {
  const names = tasks.map(({ title, plant }) => (plant ? `${title} (${plant.name})` : title))
  return listed([...new Set(names)])
}
