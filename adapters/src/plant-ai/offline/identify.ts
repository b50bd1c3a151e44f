import type { Identification, IdentificationRequest, IdentifiedPlant } from '../port.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { kindGuides } from './kinds.ts'
import { recogniseKind } from './recognise-kind.ts'
import { likeness, wordsOf } from './words.ts'

const usualMatches = 5
const plausible = 0.5

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

/** How many entries speak a word: the fewer, the more it tells. */
const entriesByWord = new Map<string, Set<CatalogueEntry>>()
for (const { words, entry } of phrases) {
  for (const word of words) {
    const entries = entriesByWord.get(word)
    if (entries) entries.add(entry)
    else entriesByWord.set(word, new Set([entry]))
  }
}

/** Finds plants by the gardener's hint alone; the picture is not looked at. */
export function identify(request: IdentificationRequest): Identification {
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
  const readings = readingsOf(wordsOf(text).filter((word) => !fillers.has(word)))
  const scores = new Map<CatalogueEntry, number>()
  for (const phrase of phrases) {
    const score = Math.max(...readings.map((words) => scoreOf(phrase, words)))
    if (score >= plausible && score > (scores.get(phrase.entry) ?? 0)) scores.set(phrase.entry, score)
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([entry]) => entry)
}

function scoreOf(phrase: Phrase, hint: readonly string[]): number {
  const found = phrase.words.map((word) => Math.max(0, ...hint.map((asked) => meeting(word, asked))))
  if (!phrase.words.some((word, index) => (found[index] ?? 0) > 0 && !weakWords.has(word))) return 0
  const named = shareOf(phrase.words, found)
  const asked = shareOf(
    hint,
    hint.map((word) => Math.max(0, ...phrase.words.map((named) => meeting(named, word)))),
  )
  return 0.6 * named + 0.4 * asked + phrase.bonus
}

/** A word of the hint that the catalogue knows means itself; only an unknown one may be a slip for another. */
function meeting(named: string, asked: string): number {
  if (named === asked) return 1
  return entriesByWord.has(asked) || weakWords.has(asked) ? 0 : likeness(named, asked)
}

function shareOf(words: readonly string[], found: readonly number[]): number {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  return total === 0
    ? 0
    : words.reduce((sum, word, index) => sum + weightOf(word) * (found[index] ?? 0), 0) / total
}

function weightOf(word: string): number {
  if (weakWords.has(word)) return 0.15
  const entries = entriesByWord.get(word)?.size
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

function asPlant({ name, species, care }: CatalogueEntry): IdentifiedPlant {
  return { name, species, careInstructions: care }
}
