import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Changes, ReadModels } from '@wattle/adapters/read-models/port.ts'

/** What becomes of one build, and where its gardens cannot go on. */
export type Folded = { changes: Changes; letters: readonly DeadLetter[] }

export type KeepDeps = { readModels: ReadModels; deadLetters: DeadLetters }

/** Saves what was folded, all builds together, then parks the gardens that cannot go on; answers with their letters. */
export async function keepFolded(
  folded: readonly Folded[],
  { readModels, deadLetters }: KeepDeps,
): Promise<readonly DeadLetter[]> {
  if (folded.length === 0) return []
  await readModels.save(folded.map(({ changes }) => changes))
  const letters = folded.flatMap(({ letters }) => letters)
  await deadLetters.add(letters)
  return letters
}
