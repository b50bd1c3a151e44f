import type { CatalogueEntry } from '../entry.ts'
import { nameWordsOf } from '../words.ts'
import { kindsOfGenus } from './genus.ts'
import { isLatin } from './vocabulary.ts'

type Named = Pick<CatalogueEntry, 'name' | 'species'>

/**
 * A plant's names in the gardener's words: with the variety from the text, without the cultivar that the entry gives
 * only as an example.
 */
export function asNamed(entry: CatalogueEntry, text: string): Named {
  const said = new Set(nameWordsOf(text))
  const says = (name: string) => nameWordsOf(name).every((word) => said.has(word))
  return { name: nameSaid(entry, says), species: speciesSaid(entry, says) }
}

/**
 * A variety that contains the plant's name, such as "Meyer lemon", stands alone; any other, such as "Moonlight",
 * follows the plant's name. A relative's name never stands for the plant's: a pin oak is not an English oak.
 */
function nameSaid({ name, synonyms, akin = [] }: CatalogueEntry, says: (name: string) => boolean): string {
  const [variety] = [...synonyms, ...akin]
    .filter((each) => isProper(each) && says(each))
    .sort((a, b) => b.length - a.length)
  if (variety === undefined) return name
  const own = nameWordsOf(name)
  if (nameWordsOf(variety).includes(own.at(-1) ?? ''))
    return synonyms.includes(variety) || isAllProper(variety) ? variety : name
  const isNews = nameWordsOf(variety).some((word) => !own.includes(word))
  return isNews && isAllProper(variety) ? `${name} ‘${variety}’` : name
}

/** Whether a name begins with a capital, as varieties do, and is not botanical. */
function isProper(name: string): boolean {
  const [first = '', ...others] = nameWordsOf(name)
  const isGenus = kindsOfGenus(first) !== undefined || (others.length === 0 && isLatin(first))
  return /^\p{Lu}/u.test(name) && !isGenus
}

const isAllProper = (name: string) => name.split(' ').every((word) => /^\p{Lu}/u.test(word))

const cultivar = /\s*‘(.+)’/

/** Keeps the cultivar if the gardener named it, or if the entry is that very cultivar, such as broccolini. */
function speciesSaid({ name, species }: CatalogueEntry, says: (name: string) => boolean): string {
  const [, example] = cultivar.exec(species) ?? []
  if (example === undefined || says(example)) return species
  const own = nameWordsOf(name)
  return nameWordsOf(example).every((word) => own.includes(word)) ? species : species.replace(cultivar, '')
}
