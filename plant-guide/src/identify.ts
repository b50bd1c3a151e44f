import type { Identification, IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { type CatalogueEntry, type PlantKind, plantKinds } from './catalogue/entry.ts'
import { genusOf, kindNamed, kindsOfGenus } from './genus.ts'
import { kindGuides } from './kinds.ts'
import { isAnotherPlant, kindOfNamesake } from './other-plants.ts'
import { recogniseKind } from './recognise-kind.ts'
import { keyOf, likeness, wordsOf } from './words.ts'

const usualMatches = 5
const plausible = 0.5
/** Words of a hint that are considered: a very long hint would keep everybody else waiting. */
const mostWords = 8

/** Words that describe any plant: they help a match along, but never make one. */
const weakWords = new Set(
  wordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it plant tree bush shrub flower ' +
      'flowering leaf leafy garden pot potted big small little large tall dwarf mini old young new nice native common ' +
      'red pink white yellow purple blue orange-coloured green black golden variegated hybrid seedling bed grown grow think maybe one all thing something shade shady sun sunny indoor outdoor hanging hedge hedging screen seed cutting',
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

const wordsOfEntry = new Map(
  catalogue.map((entry) => [
    entry,
    new Set(
      [entry.name, entry.species, ...entry.synonyms].flatMap((text) => readingsOf(wordsOf(text)).flat()),
    ),
  ]),
)

/** Words of common names, some of which are a genus as well. */
const commonWords = new Set(
  catalogue.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap((text) => wordsOf(text))),
)

/** Words that end a common name: after the name of another plant, they make it a plant of its own. */
const plantNouns = new Set([
  ...catalogue.flatMap(({ name, synonyms }) =>
    // A cultivar's name, such as Robusta, is no noun.
    [name.toLowerCase(), ...synonyms]
      .filter((text) => /(^| )[a-z-]+$/.test(text))
      .flatMap((text) => wordsOf(text).slice(-1)),
  ),
  ...plantKinds.flatMap((kind) => kindGuides[kind].keywords.flatMap((word) => wordsOf(word).slice(-1))),
])

export function isKnownWord(word: string): boolean {
  return speakers.has(word) || weakWords.has(word)
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
  const { plants, isSure } = request.hint ? plantsFor(request.hint) : { plants: [], isSure: true }
  return { source: 'hint', plants: plants.slice(0, limit), ...(isSure ? {} : { note: unsureNote }) }
}

const unsureNote = 'We are not sure which plant you mean, so please compare the other matches.'

function plantsFor(hint: string): { plants: IdentifiedPlant[]; isSure: boolean } {
  const matches = readHint(hint)
  const [best, second] = matches
  const isSure = best?.isWhole === true && second?.isWhole !== true
  if (best) {
    const plants = matches.slice(0, Math.max(usualMatches, isSure ? matches.length : 0))
    return { plants: plants.map(({ entry }) => asPlant(entry)), isSure }
  }
  const kind = kindOf(hint)
  if (!kind) return { plants: [], isSure: true }
  const { name, species, care } = kindGuides[kind]
  const ofKind = catalogue.filter((entry) => entry.kind === kind).slice(0, usualMatches - 1)
  return { plants: [{ name, species, careInstructions: care }, ...ofKind.map(asPlant)], isSure: false }
}

/** The kind of a plant that has no match: by its genus where the hint names one, else by its common name. */
function kindOf(hint: string): PlantKind | undefined {
  const words = wordsOf(hint)
  const genus = words.find((word, index) => kindsOfGenus(word) && isBotanical(word, words[index + 1]))
  const kinds = genus === undefined ? undefined : kindsOfGenus(genus)
  return kinds ? (kinds.size === 1 ? [...kinds][0] : undefined) : kindNamed(hint)
}

/** Whether a genus is meant as such: it is no word of a common name, or a Latin word follows. */
function isBotanical(genus: string, next: string | undefined): boolean {
  return !commonWords.has(genus) || (next !== undefined && !commonWords.has(next) && isLatin(next))
}

const isLatin = (word: string) => word.length > 4 && /(us|um|is|a|ae|i|ens|ans|oides|or)$/.test(word)

/** A word of the catalogue that two words of a hint make together. */
const isJoined = (words: readonly string[]) => (word: string) => !words.includes(word) && speakers.has(word)

/** An entry that a text names; `isWhole`: a name of it stands there in full and nothing speaks against it. */
type Match = { entry: CatalogueEntry; score: number; isWhole: boolean }

/** The entries that a text plausibly names, best first. */
export function readHint(text: string): Match[] {
  const words = tellingWords(text)
  if (isUnknownSpecies(words)) return []
  const readings = readingsOf(words).filter((reading, index) => index === 0 || reading.some(isJoined(words)))
  const met = new Map(readings.flat().map((word) => [word, meetingsOf(word)]))
  const isNamesake = kindOfNamesake(text) !== undefined
  const genus = words.find((word, index) => kindsOfGenus(word) && isLatin(words[index + 1] ?? ''))
  const found = new Map<CatalogueEntry, Match>()
  for (const phrase of phrasesThatMeet(met)) {
    if (genus !== undefined && !wordsOfEntry.get(phrase.entry)?.has(genus)) continue
    for (const words of readings) {
      const score = scoreOf(phrase, words, met)
      if (score < plausible || score <= (found.get(phrase.entry)?.score ?? 0)) continue
      const isWhole = meetsWhole(phrase, words, met)
      const isOther = isNamesake ? !namesExactly(phrase, words) : isAnother(phrase, words, met)
      if (!isOther) found.set(phrase.entry, { entry: phrase.entry, score, isWhole })
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

function meetsWhole(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  const meets = (named: string, asked: string) => (met.get(asked)?.get(named) ?? 0) > 0
  const isNamed = phrase.words.every((named) => hint.some((asked) => meets(named, asked)))
  const isClear = hint.every(
    (asked) =>
      weakWords.has(asked) || phrase.words.some((named) => meets(named, asked)) || !speakers.has(asked),
  )
  return isNamed && isClear
}

function namesExactly(phrase: Phrase, hint: readonly string[]): boolean {
  return phrase.words.length > 1 && phrase.words.every((word) => hint.includes(word))
}

function isAnother(phrase: Phrase, hint: readonly string[], met: ReadonlyMap<string, Meetings>): boolean {
  return isAnotherPlant(phrase.entry.kind, {
    hint,
    isMet: (asked) => phrase.words.some((named) => (met.get(asked)?.get(named) ?? 0) > 0),
    own: wordsOfEntry.get(phrase.entry) ?? new Set(),
    isPlantNoun: (word) => plantNouns.has(word),
    isWeak: (word) => weakWords.has(word),
  })
}

/** Another species of a genus is another plant: after the genus stands a Latin word that none of its plants here has. */
function isUnknownSpecies(hint: readonly string[]): boolean {
  return hint.some((genus, index) => {
    const epithet = hint[index + 1]
    if (epithet === undefined || !isLatin(epithet) || weakWords.has(epithet)) return false
    const isGenus = kindsOfGenus(genus) !== undefined || recogniseKind(genus) !== undefined
    return isGenus && !catalogue.some((entry) => coversSpecies(entry, genus, epithet))
  })
}

/** An entry that goes by the name of its genus speaks for all of it. */
function coversSpecies(entry: CatalogueEntry, genus: string, epithet: string): boolean {
  const own = wordsOfEntry.get(entry)
  if (!own?.has(genus)) return false
  const isWholeGenus = [entry.name, ...entry.synonyms].some((name) => keyOf(name) === genus)
  const isOfGenus = genusOf(entry.species) === genus
  return own.has(epithet) || (isOfGenus && (isWholeGenus || /hybrid|spp/.test(entry.species)))
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
