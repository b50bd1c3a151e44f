import { isNative } from '../catalogue/traits.ts'
import { genusOf } from './genus.ts'
import { fruitColours, fruitKinds, isAnotherPlant } from './other-plants.ts'
import {
  colours,
  isLatin,
  ordinaryWords,
  type Phrase,
  plantNames,
  plantNouns,
  speakers,
  things,
  weakWords,
  wordsOfEntry,
} from './vocabulary.ts'
import type { Meetings } from './weigh-hint.ts'

/** A name that stands in a hint in full, with nothing beside it that another plant is called after. */
export function meetsWhole(
  phrase: Phrase,
  hint: readonly string[],
  met: ReadonlyMap<string, Meetings>,
): boolean {
  const meets = (named: string, asked: string) => (met.get(asked)?.get(named) ?? 0) > 0
  const isClear = hint.every(
    (asked) =>
      weakWords.has(asked) ||
      phrase.words.some((named) => meets(named, asked)) ||
      wordsOfEntry.get(phrase.entry)?.has(asked) ||
      !speakers.has(asked),
  )
  return isClear && meetsAll(phrase, hint, met)
}

/** A name that stands in a hint in full, whatever else stands there. */
function meetsAll(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const meets = (named: string, asked: string) => (met.get(asked)?.get(named) ?? 0) > 0
  const isNamed = phrase.words.every((named) => hint.some((asked) => meets(named, asked)))
  const isSlip = phrase.words.some((named) => !hint.includes(named))
  const isStrange = hint.some((asked) => isLatin(asked) && !weakWords.has(asked) && !met.get(asked)?.size)
  const isMine = isNamed && !phrase.mayBe && !(isSlip && isStrange)
  return isMine && !(isSlip && isShuffled(phrase, hint, met)) && !isFancy(phrase, hint, met)
}

/** How it grows, behind the name of what does. */
export const habits = new Set(['tree', 'bush', 'shrub', 'plant'])
/** An evergreen frangipani is another frangipani. */
const leafFall = new Set(['deciduous', 'evergreen'])

/**
 * A name that is written as the guide has it, of nothing that others are called after, with no other plant beside it and no
 * name of a species. One word before it makes another plant of it, as in sea lettuce; two are a cultivar's.
 */
export function namesPlainly(
  phrase: Phrase,
  hint: readonly string[],
  met: ReadonlyMap<string, Meetings>,
): boolean {
  if (phrase.mayBe || !phrase.words.every((word) => hint.includes(word))) return false
  if (phrase.words.length === 1 && fruitKinds.includes(phrase.entry.kind)) return false
  const own = wordsOfEntry.get(phrase.entry)
  const isElse = (asked: string) => !own?.has(asked) && !weakWords.has(asked)
  const isOther = (asked: string) =>
    isLatin(asked) || leafFall.has(asked) || (plantNames.has(asked) && !fruitColours.has(asked))
  const before = hint.slice(0, hint.indexOf(phrase.words[0] ?? '')).filter(isElse)
  return (
    before.length !== 1 &&
    !hint.some((asked) => isElse(asked) && isOther(asked)) &&
    meetsAll(phrase, hint, met)
  )
}

/** A zinger is no slip for a finger where it stands behind the lime. */
function isShuffled({ words }: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const places = words.map((named) => hint.findIndex((asked) => met.get(asked)?.has(named)))
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
}

const flavours = new Set(['mint', 'ginger', 'sage'])

/** Words of a name, and of what gardeners add to one, at the most. */
const longestName = 4

/**
 * Breeders call flowers after what is good to eat: a mint julep is a juniper. What follows such a word and is no word of
 * a gardener’s may be a cultivar of anything, and tomato stakes are no tomato at all.
 */
function isFancy(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const last = hint.findLastIndex((asked) => phrase.words.some((named) => met.get(asked)?.has(named)))
  const [head, next] = [hint[last], hint[last + 1]]
  if (head === undefined || next === undefined || wordsOfEntry.get(phrase.entry)?.has(next)) return false
  if (things.has(next)) return true
  const isGood = fruitKinds.includes(phrase.entry.kind) || flavours.has(head)
  if (!isGood || phrase.words.length > 1 || hint.length > longestName) return false
  return colours.has(`${head} ${next}`) || !isOrdinary(next)
}

const isOrdinary = (word: string) =>
  speakers.has(word) || weakWords.has(word) || ordinaryWords.has(word) || /\d/.test(word)

/** A bush tomato is a plant of the desert, a tomato bush any tomato. */
export function isTurned({ words: [first, next = ''] }: Phrase, hint: readonly string[]): boolean {
  return first === 'bush' && hint.includes(next) && hint.indexOf(next) < hint.indexOf(first)
}

/** A native daphne is no daphne: the word before an exotic plant’s name makes another plant of it. */
export function isExotic({ words, entry }: Phrase, hint: readonly string[]): boolean {
  return hint.includes('native') && !words.includes('native') && !isNative(entry)
}

/** A part of a name tells nothing among words that nobody knows, unless it says what is meant: its noun or its genus. */
export function isTelling(
  phrase: Phrase,
  hint: readonly string[],
  met: ReadonlyMap<string, Meetings>,
): boolean {
  const meets = (named: string, asked: string) => (met.get(asked)?.get(named) ?? 0) > 0
  const own = wordsOfEntry.get(phrase.entry)
  const isCovered = hint.every(
    (asked) => weakWords.has(asked) || own?.has(asked) || phrase.words.some((named) => meets(named, asked)),
  )
  const isSubject = (named: string) =>
    plantNouns.has(named) ||
    named === genusOf(phrase.entry.species) ||
    (phrase.words.length === 1 && isLatin(named))
  return (
    isCovered || phrase.words.some((named) => isSubject(named) && hint.some((asked) => meets(named, asked)))
  )
}

/** A name of several words that the hint ends with, no cultivar's. */
export function endsHint({ words, mayBe }: Phrase, hint: readonly string[]): boolean {
  return (
    words.length > 1 &&
    !mayBe &&
    plantNouns.has(words.at(-1) ?? '') &&
    hint.slice(-words.length).join(' ') === words.join(' ')
  )
}

/** Nothing is left over: a blood orange has a name of its own, and what else is called blood is not meant. */
export function saysAll(phrase: Phrase, hint: readonly string[]): boolean {
  return (
    namesExactly(phrase, hint) && hint.every((asked) => phrase.words.includes(asked) || weakWords.has(asked))
  )
}

export function namesExactly(phrase: Phrase, hint: readonly string[]): boolean {
  return phrase.words.length > 1 && phrase.words.every((word) => hint.includes(word))
}

export function isAnother(
  phrase: Phrase,
  hint: readonly string[],
  met: ReadonlyMap<string, Meetings>,
): boolean {
  return isAnotherPlant(phrase.entry.kind, {
    hint,
    isMet: (asked) => phrase.words.some((named) => (met.get(asked)?.get(named) ?? 0) > 0),
    own: wordsOfEntry.get(phrase.entry) ?? new Set(),
    isPlantNoun: (word) => plantNouns.has(word),
    isPlantName: (word) => plantNames.has(word),
    isWeak: (word) => weakWords.has(word),
  })
}
