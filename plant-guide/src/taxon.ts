import { nameWordsOf } from './words.ts'

/** A genus (`Lilium`) or a species (`Ligustrum lucidum`). */
export type Taxon = string

/** The words of each taxon that was ever compared. The guide's own lists name them all, so this stays small. */
const wordsOfTaxa = new Map<Taxon, readonly string[]>()

/** Whether a plant with this botanical name belongs to one of the taxa. */
export function belongsToAny(taxa: readonly Taxon[], species: string): boolean {
  const words = nameWordsOf(species)
  return taxa.some((taxon) => wordsOf(taxon).every((word, index) => words[index] === word))
}

function wordsOf(taxon: Taxon): readonly string[] {
  const known = wordsOfTaxa.get(taxon)
  if (known) return known
  const words = nameWordsOf(taxon)
  wordsOfTaxa.set(taxon, words)
  return words
}
