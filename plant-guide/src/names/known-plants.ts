import { catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../entry.ts'
import { keyOf, nameWordsOf, quotedCultivar } from '../words.ts'
import { binomialOf, genusOf } from './genus.ts'
import { wordsOfName } from './words-of-names.ts'

/** A plant of the catalogue with its names as they are compared. */
export type Known = {
  entry: CatalogueEntry
  names: string[]
  akin: string[]
  species: string
  genus: string
  binomial: string
}

const keyOfName = (name: string) => wordsOfName(name).toSorted().join(' ')

export const knownPlants: readonly Known[] = catalogue.map((entry) => ({
  entry,
  names: [entry.name, ...entry.synonyms].map(keyOfName),
  akin: (entry.akin ?? []).map(keyOfName),
  species: keyOfName(entry.species),
  genus: genusOf(entry.species),
  binomial: binomialOf(entry.species),
}))

const byGenus = Map.groupBy(knownPlants, ({ genus }) => genus)

const byName = Map.groupBy(
  knownPlants.flatMap((known) => known.names.map((name) => ({ name, known }))),
  ({ name }) => name,
)

export const ofGenus = (genus: string): readonly Known[] => byGenus.get(genus) ?? []

/** The plant with this name. A bush tomato is a desert plant, but a "tomato bush" is not. */
export function calledBy(among: readonly Known[], text: string): Known | undefined {
  const isBush = /\S\s+bush(es)?$/i.test(text.trim())
  return byName
    .get(keyOf(text))
    ?.find(({ known }) => among.includes(known) && !(isBush && /^bush /i.test(known.entry.name)))?.known
}

/** The plant with the cultivar behind a name: in quotes, or after a name of one word or the genus: Magnolia Vulcan. */
export function ofCultivar(kin: readonly Known[], name: string): Known | undefined {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const isAhead = calledBy(kin, first) || kin.some(({ genus }) => genus === keyOf(first))
  const cultivar = quotedCultivar.exec(name)?.[1] ?? (isAhead ? others.join(' ') : '')
  return calledBy(kin, cultivar) ?? kin.find(({ akin }) => akin.includes(keyOf(cultivar)))
}

/** The plant with the longest name of which the text contains every word. */
export function mentioned(among: readonly Known[], text: string): Known | undefined {
  const words = new Set(nameWordsOf(text))
  let best: { known: Known; length: number } | undefined
  for (const known of among) {
    for (const name of [...known.names, ...known.akin]) {
      const isWhole = name.split(' ').every((word) => words.has(word))
      if (isWhole && name.length > (best?.length ?? 0)) best = { known, length: name.length }
    }
  }
  return best?.known
}
