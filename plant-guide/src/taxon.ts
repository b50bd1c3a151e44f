import { nameWordsOf } from './words.ts'

/** A genus (`Lilium`) or a species (`Ligustrum lucidum`). */
export type Taxon = string

/** Whether a plant with this botanical name belongs to the taxon. */
export function belongsTo(taxon: Taxon, species: string): boolean {
  const words = nameWordsOf(species)
  return nameWordsOf(taxon).every((word, index) => words[index] === word)
}
