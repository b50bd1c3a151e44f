import type { CatalogueEntry } from '../entry.ts'
import { nameWordsOf } from '../words.ts'
import { kindsOfGenus } from './genus.ts'
import { isLatin } from './vocabulary.ts'

type Named = Pick<CatalogueEntry, 'name' | 'species'>

/**
 * A plant as a gardener's words name it: with the variety that they say, and without the one that its entry gives as an
 * example.
 */
export function asNamed(entry: CatalogueEntry, text: string): Named {
  const said = new Set(nameWordsOf(text))
  const says = (name: string) => nameWordsOf(name).every((word) => said.has(word))
  return { name: nameSaid(entry, says), species: speciesSaid(entry, says) }
}

/** A name of several words with the plant's own in it, "Meyer lemon", stands as it is; a variety, "Moonlight", after the plant. */
function nameSaid({ name, synonyms, akin = [] }: CatalogueEntry, says: (name: string) => boolean): string {
  const [variety] = [...synonyms, ...akin]
    .filter((each) => isProper(each) && says(each))
    .sort((a, b) => b.length - a.length)
  if (variety === undefined) return name
  const own = nameWordsOf(name)
  if (nameWordsOf(variety).includes(own.at(-1) ?? '')) return variety
  const isNews = nameWordsOf(variety).some((word) => !own.includes(word))
  return isNews && isAllProper(variety) ? `${name} ‘${variety}’` : name
}

/** Written with a capital, as varieties are, and no botanical name. */
function isProper(name: string): boolean {
  const [first = '', ...others] = nameWordsOf(name)
  const isGenus = kindsOfGenus(first) !== undefined || (others.length === 0 && isLatin(first))
  return /^\p{Lu}/u.test(name) && !isGenus
}

const isAllProper = (name: string) => name.split(' ').every((word) => /^\p{Lu}/u.test(word))

const cultivar = /\s*‘([^’]+)’/

/** A cultivar stands where it is said, and where it is the very plant, as in broccolini. */
function speciesSaid({ name, species }: CatalogueEntry, says: (name: string) => boolean): string {
  const [, example] = cultivar.exec(species) ?? []
  if (example === undefined || says(example)) return species
  const own = nameWordsOf(name)
  return nameWordsOf(example).every((word) => own.includes(word)) ? species : species.replace(cultivar, '')
}
