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

/** Whether the hint contains the whole name, and no word beside it that belongs to another plant's name. */
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

/** Whether the hint contains the whole name, whatever other words it contains. */
function meetsAll(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const meets = (named: string, asked: string) => (met.get(asked)?.get(named) ?? 0) > 0
  const isNamed = phrase.words.every((named) => hint.some((asked) => meets(named, asked)))
  const isSlip = phrase.words.some((named) => !hint.includes(named))
  const isStrange = hint.some((asked) => isLatin(asked) && !weakWords.has(asked) && !met.get(asked)?.size)
  const isMine = isNamed && !phrase.mayBe && !(isSlip && isStrange)
  return isMine && !(isSlip && isShuffled(phrase, hint, met)) && !isFancy(phrase, hint, met)
}

/** Growth habits, which may follow a plant's name. */
export const habits = new Set(['tree', 'bush', 'shrub', 'plant'])
/** An evergreen frangipani is a different plant from a frangipani. */
const leafFall = new Set(['deciduous', 'evergreen'])

/**
 * Whether the hint contains the name as the guide spells it, without another plant's name or a Latin word. One extra
 * word before the name makes it a different plant, as in sea lettuce; two are a cultivar's name. A fruit's name of one
 * word does not count, because other plants are named after fruit.
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

/** Whether the words of the name are out of order in the hint: "lime zinger" is not a misspelt "finger lime". */
function isShuffled({ words }: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const places = words.map((named) => hint.findIndex((asked) => met.get(asked)?.has(named)))
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
}

const flavours = new Set(['mint', 'ginger', 'sage'])

/** Maximum words of a name together with what gardeners add to it. */
const longestName = 4

/**
 * Whether the word after the name makes it something else. Breeders name flowers after food: a "mint julep" is a
 * juniper. So after a fruit or a flavour, an unusual word may be the cultivar of any plant. And tomato stakes are not a
 * tomato.
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

/** Whether "bush" follows the name instead of preceding it: a bush tomato is a desert plant, a tomato bush is any tomato. */
export function isTurned({ words: [first, next = ''] }: Phrase, hint: readonly string[]): boolean {
  return first === 'bush' && hint.includes(next) && hint.indexOf(next) < hint.indexOf(first)
}

/**
 * Whether the hint adds "native" to an exotic plant's name, which makes it a different plant: a native daphne is not a
 * daphne.
 */
export function isExotic({ words, entry }: Phrase, hint: readonly string[]): boolean {
  return hint.includes('native') && !words.includes('native') && !isNative(entry)
}

/** Whether a partial match says enough: among unknown words, the matched part must include the plant's noun or its genus. */
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

/** Whether the hint ends with this name of several words, unless the name is a cultivar's. */
export function endsHint({ words, mayBe }: Phrase, hint: readonly string[]): boolean {
  return (
    words.length > 1 &&
    !mayBe &&
    plantNouns.has(words.at(-1) ?? '') &&
    hint.slice(-words.length).join(' ') === words.join(' ')
  )
}

/**
 * Whether the hint contains this name and otherwise only weak words. "Blood orange" is a name of its own, so other
 * plants with "blood" in their names are not meant.
 */
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
