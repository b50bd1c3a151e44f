import { nameWordsOf } from './words.ts'

/** A genus (`Lilium`) or a species (`Ligustrum lucidum`). */
export type Taxon = string

/** Tells whether a plant with a botanical name belongs to one of the taxa, whose words are read once for all plants. */
export function memberOf(taxa: readonly Taxon[]): (species: string) => boolean {
  const each = taxa.map(nameWordsOf)
  return (species) => {
    const words = nameWordsOf(species)
    return each.some((taxon) => taxon.every((word, index) => words[index] === word))
  }
}
