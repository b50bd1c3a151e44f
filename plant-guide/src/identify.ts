import type { Identification, IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { kindGuides } from './kinds.ts'
import { recogniseKind } from './recognise-kind.ts'
import { likeness, wordsOf } from './words.ts'

const usualMatches = 5
const plausible = 0.5
/** Words of a hint that are considered: a very long hint would keep everybody else waiting. */
const mostWords = 8

/** Words that describe any plant: they help a match along, but never make one. */
const weakWords = new Set(
  wordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it plant tree bush shrub flower ' +
      'flowering leaf leafy garden pot potted big small little large tall dwarf mini old young new nice native common ' +
      'red pink white yellow purple blue orange-coloured green black golden variegated hybrid seedling bed grown grow think maybe one all thing something shade shady sun sunny indoor outdoor hanging',
  ),
)
const fillers = new Set(
  wordsOf('a an the my our your some kind type sort of in on with and or for from that this is it i'),
)

type Phrase = { words: string[]; entry: CatalogueEntry; bonus: number }

const phrases: Phrase[] = catalogue.flatMap((entry) => [
  ...phrasesOf(entry, entry.name, 0.03),
  ...entry.synonyms.flatMap((synonym) => phrasesOf(entry, synonym, 0.02)),
  ...phrasesOf(entry, entry.species, 0.01),
])

const phrasesByWord = new Map<string, Set<Phrase>>()
for (const phrase of phrases) {
  for (const word of phrase.words) {
    const known = phrasesByWord.get(word)
    if (known) known.add(phrase)
    else phrasesByWord.set(word, new Set([phrase]))
  }
}

/** How many entries speak a word: the fewer, the more it tells. */
const speakers = new Map(
  [...phrasesByWord].map(([word, spoken]) => [word, new Set([...spoken].map(({ entry }) => entry)).size]),
)

/** `maxMatches`: our own limit when absent. */
type IdentificationHint = { hint?: string; maxMatches?: number }

/** Finds plants by the gardener's hint alone; the picture is not looked at. */
export function identify(request: IdentificationHint): Identification {
  const limit = request.maxMatches ?? usualMatches
  return { source: 'hint', plants: request.hint ? plantsFor(request.hint, limit) : [] }
}

function plantsFor(hint: string, limit: number): IdentifiedPlant[] {
  const matches = matchesFor(hint)
  if (matches.length > 0) return matches.slice(0, limit).map(asPlant)
  const kind = recogniseKind(hint)
  if (!kind) return []
  const { name, species, care } = kindGuides[kind]
  const ofKind = catalogue.filter((entry) => entry.kind === kind).slice(0, Math.max(1, limit - 1))
  return [...ofKind.map(asPlant), { name, species, careInstructions: care }].slice(0, limit)
}

/** The entries that a text plausibly names, best first. */
export function matchesFor(text: string): CatalogueEntry[] {
  const readings = readingsOf(tellingWords(text))
  const met = new Map(readings.flat().map((word) => [word, meetingsOf(word)]))
  const scores = new Map<CatalogueEntry, number>()
  for (const phrase of phrasesThatMeet(met)) {
    const score = Math.max(...readings.map((words) => scoreOf(phrase, words, met)))
    if (score >= plausible && score > (scores.get(phrase.entry) ?? 0)) scores.set(phrase.entry, score)
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([entry]) => entry)
}

/** The words that are worth weighing, as they stand: of many, those that the catalogue knows come first. */
function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].filter((word) => !fillers.has(word))
  if (words.length <= mostWords) return words
  const isKnown = (word: string, index: number) =>
    [word, `${words[index - 1]}${word}`, `${word}${words[index + 1]}`].some((each) => speakers.has(each))
  const rank = (word: string, index: number) => (weakWords.has(word) ? 2 : isKnown(word, index) ? 0 : 1)
  return words
    .map((word, index) => ({ word, index, rank: rank(word, index) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostWords)
    .sort((a, b) => a.index - b.index)
    .map(({ word }) => word)
}

/** What a word of the hint may mean: each of the catalogue's words that it meets, and how well. */
type Meetings = ReadonlyMap<string, number>

/** A word that the catalogue knows means itself; only an unknown one may be a slip for another. */
function meetingsOf(asked: string): Meetings {
  if (speakers.has(asked)) return new Map([[asked, 1]])
  if (weakWords.has(asked)) return new Map()
  const alike = [...speakers.keys()].map((named): [string, number] => [named, likeness(named, asked)])
  return new Map(alike.filter(([, howMuch]) => howMuch > 0))
}

/** Phrases of which at least one telling word is met, in the catalogue's order. */
function phrasesThatMeet(met: ReadonlyMap<string, Meetings>): Phrase[] {
  const words = new Set([...met.values()].flatMap((meetings) => [...meetings.keys()]))
  const found = new Set<Phrase>()
  for (const word of words) {
    if (weakWords.has(word)) continue
    for (const phrase of phrasesByWord.get(word) ?? []) found.add(phrase)
  }
  return phrases.filter((phrase) => found.has(phrase))
}

function scoreOf(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): number {
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

function phrasesOf(entry: CatalogueEntry, text: string, bonus: number): Phrase[] {
  return readingsOf(wordsOf(text)).map((words) => ({ words, entry, bonus }))
}

/** The words as they stand, and with each two neighbours written as one: "snow pea" and "snowpea". */
function readingsOf(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)])
  return [[...words], ...joined]
}

function asPlant({ name, species, care, needs }: CatalogueEntry): IdentifiedPlant {
  const { sunlight, soil, moisture } = needs
  return {
    name,
    species,
    careInstructions: care,
    needs: { sunlight: [...sunlight], soil: [...soil], moisture: [...moisture] },
  }
}
