import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Changes, ReadModels } from '@wattle/adapters/read-models/port.ts'

/** The changes to one build, and a letter for each garden it had to park. */
export type Folded = { changes: Changes; letters: readonly DeadLetter[] }

export type SaveDeps = { readModels: ReadModels; deadLetters: DeadLetters }

/** Saves the changes of all builds together, then parks the gardens that failed; resolves with their letters. */
export async function saveFolded(
  folded: readonly Folded[],
  { readModels, deadLetters }: SaveDeps,
): Promise<readonly DeadLetter[]> {
  if (folded.length === 0) return []
  await readModels.save(folded.map(({ changes }) => changes))
  const letters = folded.flatMap(({ letters }) => letters)
  await deadLetters.add(letters)
  return letters
}
