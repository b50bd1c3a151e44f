import { asksWhatIsSafe } from '@wattle/contracts/guide/asks-what-is-safe.ts'
import { spellingOf, wordsOf } from '@wattle/contracts/search-words.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { browse, type GuidePlant, guidePlants } from './browse.ts'

/** A plant that may be meant by the letters of a name. */
export type Suggestion = {
  plant: GuidePlant
  /** The name it was found by where that is not its own, as “Granny Smith” is for an apple. */
  synonym: string | null
}

/** Longer lists are not read while typing. */
const most = 5

/** The catalogue begins with what most people grow. */
const places = new Map(catalogue.map((entry, index) => [entry, index]))
const known = guidePlants
  .map((plant) => ({
    plant,
    place: places.get(plant.entry) ?? 0,
    name: spellingOf(plant.entry.name),
    species: spellingOf(plant.entry.species),
    synonyms: plant.entry.synonyms.map((text) => ({ text, key: spellingOf(text) })),
  }))
  .sort((a, b) => a.place - b.place)
type Known = (typeof known)[number]

/** The few plants most likely meant by what was typed of a name so far; where no name has it, the first that a search finds. */
export function suggest(typed: string): Suggestion[] {
  const words = wordsOf(typed)
  if (words.length === 0 || asksWhatIsSafe(typed)) return []
  const found = known.flatMap((plant) => foundBy(plant, words) ?? [])
  if (found.length === 0)
    return browse({ search: typed })
      .slice(0, most)
      .map((plant) => ({ plant, synonym: null }))
  // Lemon stands before lemongrass all the same.
  const placeOf = ({ name }: Known) =>
    Math.min(...found.flatMap(({ of }) => (of.name.startsWith(name) ? of.place : [])))
  return found
    .map((each) => ({ ...each, place: placeOf(each.of) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place || a.of.name.length - b.of.name.length)
    .slice(0, most)
    .map(({ of, synonym }) => ({ plant: of.plant, synonym: synonym && capitalised(synonym) }))
}

type Found = { of: Known; rank: number; synonym: string | null }

/** How a plant is found, if it is. */
function foundBy(of: Known, words: readonly string[]): Found | undefined {
  const typed = words.join(' ')
  const is = (key: string) => key === typed
  const begins = (key: string) => key.startsWith(typed)
  const has = (key: string) => words.every((word) => ` ${key}`.includes(` ${word}`))
  const hasWhole = (key: string) => words.every((word) => ` ${key} `.includes(` ${word} `))
  const synonym = (fits: (key: string) => boolean) => of.synonyms.find(({ key }) => fits(key))?.text
  const all = [of.name, of.species, ...of.synonyms.map(({ key }) => key)].join(' ')
  // The likeliest first.
  const ways: (boolean | string | undefined)[] = [
    is(of.name) || synonym(is),
    hasWhole(of.name),
    begins(of.name),
    has(of.name),
    begins(of.species),
    synonym(begins),
    has(of.species),
    synonym(has),
    has(all),
  ]
  const rank = ways.findIndex(Boolean)
  const way = ways[rank]
  return way ? { of, rank, synonym: way === true ? null : way } : undefined
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
