import { likeness, nameWordsOf } from '../words.ts'
import {
  fillers,
  type Phrase,
  phrases,
  phrasesByWord,
  plantNouns,
  speakers,
  things,
  weakWords,
} from './vocabulary.ts'

/** Maximum words of a hint that are considered. A very long hint would hold up other requests. */
const mostWords = 8

/** A pot size on a nursery's label: "140mm". */
const potSize = /^\d+(mm|cm|l|lt|ltr|litre)$/

/** Somebody’s mum or nana. "Mums" are also flowers, and many dwarf plants have "nana" in their names. */
const somebodysMum =
  /\b(?:(?:mum|nan+a?) (?:gave(?: me| us)?|grew|planted)|(?:from|at|like) (?:my |our )?(?:mum|nan+a?)(?:['’]?s)?|(?:mum|nan+a?)['’]s|(?:mum|nan+a?)s (?:garden|place|house|home|yard|backyard|favourite|old))\b/gi

/** Where a plant stands: half a wine barrel is not a barrel cactus, and "out the back" not the outback. */
const itsPlace =
  /\b(?:in (?:an? |the |my |our )?(?:half )?(?:old )?(?:wine )?barrels?|out (?:the )?(?:back|front))\b/gi

/** How it is sold: a fruit tree without soil on its roots is no root vegetable. */
const itsBareRoots = /\bbare[- ]?root(?:s|ed)?\b/gi

/** What ails a plant: a rose with black spot is no ‘Black Rose’, and lace bugs are no Queen Anne’s lace. */
const itsAilments =
  /\b(?:(?:black|brown|yellow|white) spots?|lace ?bugs?|leaf curl|curl(?:ed|ing|y) leaves)\b/gi

/** The colour of a plant’s flowers: a tree with orange flowers is no orange. */
const itsFlowers =
  /(?:\b(?:with|has)|^)(?: (?:big|bright|small|little))* ?(?:orange|peach|apricot) flowers?\b/gi

/** What gardeners say about a plant that has words of other plants' names. */
const asides = [somebodysMum, itsPlace, itsBareRoots, itsAilments, itsFlowers]

export const withoutAsides = (text: string): string =>
  asides.reduce((rest, aside) => rest.replace(aside, ' '), text)

/** The words worth weighing, in their order. If there are too many, those that the catalogue knows take precedence. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(nameWordsOf(withoutAsides(text)))].filter(
    (word) => !fillers.has(word) && !potSize.test(word),
  )
  if (words.length <= mostWords) return words
  const isJoined = (word: string, index: number) =>
    [`${words[index - 1]}${word}`, `${word}${words[index + 1]}`].some((each) => speakers.has(each))
  const rank = (word: string, index: number) => {
    if (isJoined(word, index)) return 0
    return weakWords.has(word) ? 2 : speakers.has(word) ? 0 : 1
  }
  return words
    .map((word, index) => ({ word, index, rank: rank(word, index) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostWords)
    .sort((a, b) => a.index - b.index)
    .map(({ word }) => word)
}

/** The words of the catalogue that a word of the hint may mean, each with its likeness from 0 to 1. */
export type Meetings = ReadonlyMap<string, number>

/** A known word means itself; only an unknown word may be a misspelling. */
export function meetingsOf(asked: string): Meetings {
  if (speakers.has(asked)) return new Map([[asked, 1]])
  if (weakWords.has(asked) || plantNouns.has(asked) || things.has(asked)) return new Map()
  const alike = slipsOf(asked).map((named): [string, number] => [named, likeness(named, asked)])
  return new Map(alike.filter(([, howMuch]) => howMuch > 0))
}

const byFirstLetter = Map.groupBy(speakers.keys(), (word) => word[0])
const byOtherLetters = Map.groupBy(speakers.keys(), (word) => word.slice(1))

/** The words of the catalogue that an unknown word may be a slip of: alike in the first letter, or in all others. */
function slipsOf(asked: string): string[] {
  const [first = '', second = ''] = asked
  const others = asked.slice(1)
  return [
    ...(byFirstLetter.get(first) ?? []),
    ...(byOtherLetters.get(others) ?? []),
    ...(byOtherLetters.get(asked) ?? []),
    ...[others, second + first + asked.slice(2)].filter((word) => speakers.has(word)),
  ]
}

/** Phrases with at least one matched word that is not weak, in the catalogue's order. */
export function phrasesThatMeet(met: ReadonlyMap<string, Meetings>): Phrase[] {
  const words = new Set([...met.values()].flatMap((meetings) => [...meetings.keys()]))
  const found = new Set<Phrase>()
  for (const word of words) {
    if (weakWords.has(word)) continue
    for (const phrase of phrasesByWord.get(word) ?? []) found.add(phrase)
  }
  return phrases.filter((phrase) => found.has(phrase))
}

/** How well a name and a hint match, from 0 to a little above 1. */
export function scoreOf(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): number {
  const meeting = (named: string, asked: string) => met.get(asked)?.get(named) ?? 0
  const found = phrase.words.map((word) => Math.max(0, ...hint.map((asked) => meeting(word, asked))))
  if (!phrase.words.some((word, index) => (found[index] ?? 0) > 0 && !weakWords.has(word))) return 0
  const named = shareOf(phrase.words, found)
  const asked = shareOf(
    hint,
    hint.map((word) => Math.max(0, ...phrase.words.map((named) => meeting(named, word)))),
  )
  return 0.6 * named + 0.4 * asked + phrase.bonus
}

function shareOf(words: readonly string[], found: readonly number[]): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  return total === 0
    ? 0
    : words.reduce((sum, word, index) => sum + weightOf(word) * (found[index] ?? 0), 0) / total
}

function weightOf(word: string): number {
  if (weakWords.has(word)) return 0.15
  const entries = speakers.get(word)
  return entries ? Math.max(0.4, 1 / Math.sqrt(entries)) : 0.5
}
