import { asksWhatIsSafe } from '@wattle/contracts/guide/asks-what-is-safe.ts'
import { spellingOf, wordsOf } from '@wattle/contracts/search-words.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { nameWordsOf } from '../words.ts'
import { browse } from './browse.ts'
import { type GuidePlant, guidePlants } from './guide-plants.ts'
import { kindsAsked, kindsBegun } from './kinds-asked.ts'
import { asksWhatIsNotTold } from './not-told.ts'

/** A plant that a partly typed name may mean. */
export type Suggestion = {
  plant: GuidePlant
  /** The name that matched, if it is not the plant's own, such as “Granny Smith” for an apple. */
  synonym: string | null
}

/** Nobody reads a longer list while typing. */
const most = 5

/** The position of each entry: the catalogue begins with the plants that most people grow. */
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

/** The few plants most likely meant by a partly typed name. If no name matches, the first results of a search. */
export function suggest(typed: string): Suggestion[] {
  const words = wordsOf(typed)
  if (words.length === 0 || asksWhatIsSafe(typed)) return []
  const asked = kindsAsked(typed)
  const isUnanswered = !asked && asksWhatIsNotTold(typed)
  const singular = nameWordsOf(typed).join(' ')
  const found = known
    .flatMap((plant) => foundBy(plant, words, singular) ?? [])
    .filter(({ isScattered }) => !(isUnanswered && isScattered))
  const isName = found.some(({ rank, of }) => rank === 0 || of.name.startsWith(words.join(' ')))
  const named = (asked ?? kindsBegun(typed)) && !isName ? [] : bestOf(found)
  const plants = new Set(named.map(({ plant }) => plant))
  const others = named.length < most ? browse({ search: typed }).filter((plant) => !plants.has(plant)) : []
  return [...named, ...others.map((plant) => ({ plant, synonym: null }))].slice(0, most)
}

function bestOf(found: readonly Found[]): Suggestion[] {
  // A plant ranks no lower than plants whose names begin with its own: lemon before lemongrass.
  const placeOf = ({ name }: Known) =>
    Math.min(...found.flatMap(({ of }) => (of.name.startsWith(name) ? of.place : [])))
  return found
    .map((each) => ({ ...each, place: placeOf(each.of) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place || a.of.name.length - b.of.name.length)
    .slice(0, most)
    .map(({ of, synonym }) => ({ plant: of.plant, synonym: synonym && capitalised(synonym) }))
}

/** `isScattered`: the words are only found in several names of the plant taken together. */
type Found = { of: Known; rank: number; synonym: string | null; isScattered: boolean }

/** How well a plant matches, and by which name; undefined if it does not. `singular`: the words, in the singular. */
function foundBy(of: Known, words: readonly string[], singular: string): Found | undefined {
  const typed = words.join(' ')
  const is = (key: string) => key === typed || key === singular
  const begins = (key: string) => key.startsWith(typed)
  const has = (key: string) => words.every((word) => ` ${key}`.includes(` ${word}`))
  // A word in the middle of a name says little: "man" is no old man saltbush.
  const isAtAnEnd = (key: string) => key.startsWith(`${typed} `) || key.endsWith(` ${typed}`)
  const synonym = (fits: (key: string) => boolean) => of.synonyms.find(({ key }) => fits(key))?.text
  const all = [of.name, of.species, ...of.synonyms.map(({ key }) => key)].join(' ')
  // Best match first, scattered words last.
  const ways: (boolean | string | undefined)[] = [
    is(of.name) || synonym(is),
    isAtAnEnd(of.name),
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
  if (!way) return undefined
  return { of, rank, synonym: way === true ? null : way, isScattered: rank === ways.length - 1 }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
