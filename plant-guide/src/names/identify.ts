import { asksWhatIsSafe } from '@wattle/contracts/guide/asks-what-is-safe.ts'
import type { Identification, IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isNative } from '../catalogue/traits.ts'
import type { CatalogueEntry, PlantKind } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { likeness, nameWordsOf } from '../words.ts'
import { asNamed } from './as-named.ts'
import { genusOf, kindNamed, kindsOfGenus } from './genus.ts'
import { isThing } from './is-thing.ts'
import { kindOfNamesake } from './namesakes.ts'
import { type Match, readCultivar, readHint } from './read-hint.ts'
import {
  isBotanical,
  isCalled,
  isJoined,
  isKnownWord,
  ordinaryWords,
  phrases,
  plantNames,
  readingsOf,
  weakWords,
  wordsOfEntry,
} from './vocabulary.ts'
import { isWeed } from './weed-names.ts'
import { meetingsOf, tellingWords, withoutAsides } from './weigh-hint.ts'

const usualMatches = 5

/** `maxMatches` defaults to `usualMatches`. */
type IdentificationHint = { hint?: string; maxMatches?: number }

/** Finds plants by the gardener's hint only; the picture is ignored. */
export function identify(request: IdentificationHint): Identification {
  const limit = request.maxMatches ?? usualMatches
  const { plants, isSure } = request.hint ? plantsFor(request.hint) : { plants: [], isSure: true }
  return { source: 'hint', plants: plants.slice(0, limit), ...(isSure ? {} : { note: unsureNote }) }
}

const unsureNote = 'We are not sure which plant you mean, so please look through “Not the right plant?”.'

function plantsFor(hint: string): { plants: IdentifiedPlant[]; isSure: boolean } {
  if (isWeed(hint) || isThing(hint)) return { plants: [], isSure: true }
  const everyday = everydayKindOf(hint)
  const matches = everyday ? [] : readHint(hint)
  const [best] = matches
  if (!best?.isWhole && asksWhatIsSafe(hint)) return { plants: [], isSure: true }
  const isOne =
    !isChoice.test(hint) &&
    ((best?.isWhole && !best.isBesideOthers) ||
      (best && isCalled(best.entry, tellingWords(hint))) ||
      kindOfNamesake(hint) !== undefined)
  const several = isOne ? [] : severalIn(hint, best?.isBesideOthers ?? false)
  if (several.length > 0) return { plants: several.slice(0, usualMatches).map(asPlant(hint)), isSure: false }
  if (best) {
    const isSure = best.isWhole
    const offered = isSure ? matches : matches.slice(0, usualMatches)
    return { plants: offered.map(({ entry }) => asPlant(hint)(entry)), isSure }
  }
  const kind = everyday ?? kindOf(withoutAsides(hint))
  if (!kind) {
    const plants = readCultivar(hint)
      .slice(0, usualMatches)
      .map(({ entry }) => asPlant(hint)(entry))
    return { plants, isSure: plants.length === 0 }
  }
  const { name, species, care } = kindGuides[kind]
  return {
    plants: [{ name, species, careInstructions: care }, ...kinOf(kind, hint).map(asPlant(hint))],
    isSure: false,
  }
}

/** Everyday names for any plant of a kind, although plants of other kinds have the word in their names. */
const everydayKinds: Readonly<Record<string, PlantKind>> = {
  berry: 'berry',
  'berry bush': 'berry',
  citrus: 'citrus',
  climber: 'climber',
  fern: 'fern',
  grass: 'lawn',
  gum: 'native-tree',
  'grass seed': 'lawn',
  'native grass': 'ornamental-grass',
  'native tree': 'native-tree',
  'nut tree': 'nut',
  vine: 'climber',
  'old rose': 'rose',
  'old fashioned rose': 'rose',
  herb: 'herb',
  orchid: 'orchid',
  palm: 'palm',
  rose: 'rose',
  'rose bush': 'rose',
  'stone fruit': 'stone-fruit',
  succulent: 'succulent',
  turf: 'lawn',
  'turf roll': 'lawn',
  'fruit tree': 'stone-or-pome-fruit',
  'gum nut tree': 'native-tree',
  'gumnut tree': 'native-tree',
  'gum nut': 'native-tree',
  gumnut: 'native-tree',
  'house plant': 'indoor',
  'office plant': 'indoor',
}

/** The words of these names, longest name first. */
const everydayNames = Object.keys(everydayKinds)
  .map((name) => name.split(' '))
  .sort((a, b) => b.length - a.length)

/**
 * The kind whose everyday name the hint contains. General words such as a colour don't change that, unless they form a
 * plant's name.
 */
function everydayKindOf(hint: string): PlantKind | undefined {
  const words = tellingWords(hint).map(everydayWord)
  const called = everydayNames.find((name) => saysOnly(name, words))
  if (!called) return undefined
  const kind = everydayKinds[called.join(' ')]
  if (called.length === words.length) return kind
  const isName = readingsOf(words).some((reading) =>
    phrases.some(
      ({ words: named }) =>
        reading.every((word) => named.includes(word)) ||
        ((named.length > 1 || named.some(isJoined(words))) && named.every((word) => reading.includes(word))),
    ),
  )
  return isName || kindOfNamesake(hint) !== undefined ? undefined : kind
}

/**
 * Whether the hint contains the name and otherwise only words that don't distinguish plants. An unknown word after the
 * name is taken for a place, but before it for part of another name.
 */
function saysOnly(name: readonly string[], words: readonly string[]): boolean {
  const end = words.findLastIndex((word) => name.includes(word))
  const isIdle = (word: string, index: number) =>
    weakWords.has(word) || ordinaryWords.has(word) || (index > end && meetingsOf(word).size === 0)
  return (
    name.every((word) => words.includes(word)) &&
    words.every((word, index) => name.includes(word) || isIdle(word, index))
  )
}

const everydayWords = everydayNames.flatMap(([word = '', ...others]) => (others.length > 0 ? [] : [word]))

/** Corrects a misspelt everyday name of a kind: "succulants". */
function everydayWord(asked: string): string {
  if (isKnownWord(asked)) return asked
  return everydayWords.find((word) => likeness(word, asked) > 0) ?? asked
}

/** The gardener wavers between plants: "orange or mandarin" is no mandarin orange. */
const isChoice = / or /i

const between = /\s+(?:and|or|plus|with|beside|next to)\s+|[&+,/]/i

/**
 * The plants of a hint that joins the names of several, the best match for each name first. With `isInFull`, every name
 * must be given in full.
 */
function severalIn(hint: string, isInFull: boolean): CatalogueEntry[] {
  const words = tellingWords(hint)
  const isList = !isInFull && words.length > 2 && words.every((word) => plantNames.has(word))
  const read = (isList ? words : hint.split(between)).map(readHint)
  const isNone = ([first]: readonly Match[]) => !first || (isInFull && !first.isWhole)
  if (read.length < 2 || read.some(isNone)) return []
  const [firsts, others] = [
    read.map((matches) => matches.slice(0, 1)),
    read.map((matches) => matches.slice(1)),
  ]
  return [...new Set([...firsts, ...others].flat().map(({ entry }) => entry))]
}

/**
 * Plants of a kind, of a "native" one those of Australia. Those whose genus or common name shares a word with the hint
 * come first, then those with such a word in another name.
 */
function kinOf(kind: PlantKind, hint: string): CatalogueEntry[] {
  const words = nameWordsOf(hint).filter((word) => !weakWords.has(word))
  const isNear = ({ name, species }: CatalogueEntry) =>
    [genusOf(species), ...nameWordsOf(name)].some((word) => words.includes(word))
  const isKin = (entry: CatalogueEntry) => words.some((word) => wordsOfEntry.get(entry)?.has(word))
  const all = catalogue.filter((entry) => entry.kind === kind)
  const ofKind = nameWordsOf(hint).includes('native') ? all.filter(isNative) : all
  const kin = [...ofKind.filter(isNear), ...ofKind.filter(isKin), ...ofKind]
  return [...new Set(kin)].slice(0, usualMatches - 1)
}

/** The kind of a plant without a match: from the genus if the hint names one, otherwise from the common name. */
function kindOf(hint: string): PlantKind | undefined {
  if (kindOfNamesake(hint) !== undefined) return kindNamed(hint)
  const words = nameWordsOf(hint)
  const genus = words.find((word, index) => kindsOfGenus(word) && isBotanical(word, words[index + 1]))
  const kinds = genus === undefined ? undefined : kindsOfGenus(genus)
  return kinds ? (kinds.size === 1 ? [...kinds][0] : undefined) : kindNamed(hint)
}

const asPlant =
  (hint: string) =>
  (entry: CatalogueEntry): IdentifiedPlant => {
    const { sunlight, soil, moisture } = entry.needs
    return {
      ...asNamed(entry, hint),
      careInstructions: entry.care,
      needs: { sunlight: [...sunlight], soil: [...soil], moisture: [...moisture] },
    }
  }
