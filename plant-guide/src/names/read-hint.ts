import { catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../entry.ts'
import { keyOf, nameWordsOf, quotedCultivar } from '../words.ts'
import { genusOf, kindsOfGenus } from './genus.ts'
import { isThing } from './is-thing.ts'
import {
  endsHint,
  habits,
  isAnother,
  isExotic,
  isTelling,
  isTurned,
  meetsWhole,
  namesExactly,
  namesPlainly,
  saysAll,
} from './name-in-hint.ts'
import { kindOfNamesake, wordsOfNamesake } from './namesakes.ts'
import { mayBeCultivar } from './other-plants.ts'
import { recogniseKind } from './recognise-kind.ts'
import {
  isJoined,
  isKnownWord,
  isLatin,
  ordinaryWords,
  type Phrase,
  plantNouns,
  readingsOf,
  speakers,
  things,
  weakWords,
  wordsOfEntry,
} from './vocabulary.ts'
import { meetingsOf, phrasesThatMeet, scoreOf, tellingWords } from './weigh-hint.ts'

const plausible = 0.5

/**
 * An entry that a text names. `isWhole`: the text contains one of its names in full, and nothing contradicts it.
 * `isBesideOthers`: the only contradiction is words from the names of other plants.
 */
export type Match = { entry: CatalogueEntry; score: number; isWhole: boolean; isBesideOthers?: true }

/** The entries that a text plausibly names, best first. */
export function readHint(text: string): Match[] {
  const words = tellingWords(text)
  if (isUnknownSpecies(words) || isThing(text)) return []
  const unquoted = tellingWords(text.replace(quotedCultivar, ''))
  const readings = readingsOf(words).filter((reading, index) => index === 0 || reading.some(isJoined(words)))
  const met = new Map([...new Set(readings.flat())].map((word) => [word, meetingsOf(word)]))
  const namesake = wordsOfNamesake(text)
  const isNamesake = namesake.length > 0
  const genus =
    words.find((word, index) => kindsOfGenus(word) && isLatin(words[index + 1] ?? '')) ?? genusAhead(words)
  const found = new Map<CatalogueEntry, Match>()
  const longest = new Map<CatalogueEntry, Phrase>()
  const relatives = new Set<CatalogueEntry>()
  const sharers = new Set<CatalogueEntry>()
  const named = new Set<CatalogueEntry>()
  const heads = new Set<CatalogueEntry>()
  const known = words.filter((word, index) => isKnownWord(word) && !(index > 0 && habits.has(word)))
  for (const phrase of phrasesThatMeet(met)) {
    if (genus !== undefined && !wordsOfEntry.get(phrase.entry)?.has(genus)) continue
    for (const words of readings) {
      const score = scoreOf(phrase, words, met)
      if (score < plausible || isTurned(phrase, words)) continue
      const isOther = isNamesake
        ? !namesExactly(phrase, words) || isPartOf(phrase, namesake)
        : isAnother(phrase, words, met)
      const isHead = endsHint(phrase, words)
      // A noun behind the genus is a cultivar: Agapanthus ‘Snowball’.
      const isCultivar =
        !isNamesake && phrase.words.length === 1 && phrase.words[0] === genus && words[0] === genus
      if ((isOther && !isHead && !isCultivar) || isExotic(phrase, words)) continue
      if (isHead) heads.add(phrase.entry)
      const isWhole = !isOther && meetsWhole(phrase, words, met) && !isOtherSpecies(phrase.entry, unquoted)
      const isFull = isWhole || (phrase.mayBe && namesExactly(phrase, words))
      if (isFull && saysMore(phrase, longest.get(phrase.entry))) longest.set(phrase.entry, phrase)
      if (phrase.mayBe && saysAll(phrase, words)) relatives.add(phrase.entry)
      const isShared = (said: readonly string[]) => said.join(' ') === phrase.words.join(' ')
      if (phrase.mayBe && (isShared(words) || isShared(known))) sharers.add(phrase.entry)
      if (!isWhole && namesPlainly(phrase, words, met)) named.add(phrase.entry)
      if (!isFull && (isVague(words) || !isTelling(phrase, words, met))) continue
      const before = found.get(phrase.entry)
      found.set(phrase.entry, {
        entry: phrase.entry,
        score: Math.max(score, before?.score ?? 0),
        isWhole: before?.isWhole || isWhole,
      })
    }
  }
  // A pink ice plant is an ice plant, even though ‘Pink Ice’ is a protea.
  const isBefore = (entry: CatalogueEntry) =>
    heads.size > 0 && !heads.has(entry) && !plantNouns.has(longest.get(entry)?.words.at(-1) ?? '')
  const matches = [...found.values()]
    .map((match) => (longest.get(match.entry)?.mayBe ? { ...match, isWhole: false } : match))
    .map((match) => (isBefore(match.entry) ? { ...match, isWhole: false } : match))
    .sort((a, b) => Number(isBefore(a.entry)) - Number(isBefore(b.entry)) || b.score - a.score)
  const [best, next] = matches
  if (!best) return []
  if (!best.isWhole) {
    const isAlone = (next?.score ?? 0) < best.score - farAhead
    if (isAlone && named.has(best.entry) && !longest.get(best.entry)?.mayBe)
      return [{ ...best, isWhole: true, isBesideOthers: true }]
    return relatives.size > 0 ? matches.filter(({ entry }) => relatives.has(entry)) : matches
  }
  const sharing = matches.filter((match) => match === best || sharers.has(match.entry))
  if (sharing.length > 1) return sharing.map((match) => ({ ...match, isWhole: false }))
  const isAsGood = ({ isWhole, score }: Match) => isWhole && score > best.score - aboutAsGood
  return matches.filter((match) => isAsGood(match) || isCalled(match, words))
}

/** Whether a longer name contains this one: a WA Christmas tree is no Christmas tree. */
const isPartOf = ({ words }: Phrase, name: readonly string[]) =>
  words.length < name.length && words.every((word) => name.includes(word))

/** The plants whose name follows an unknown word that may be a cultivar. No match is certain. */
export function readCultivar(text: string): Match[] {
  const words = tellingWords(text)
  const isKnown = (word: string) => speakers.has(word) || isLatin(word)
  if (kindOfNamesake(text) !== undefined || !mayBeCultivar(words, isKnown)) return []
  const known = words.filter((word) => speakers.has(word)).join(' ')
  return readHint(known).map((match) => ({ ...match, isWhole: false }))
}

/** Whether a name says more than another: it has more words, or as many if it is a relative's name. */
function saysMore(phrase: Phrase, other: Phrase | undefined): boolean {
  return phrase.words.length > (other?.words.length ?? 0) - (phrase.mayBe ? 1 : 0)
}

/**
 * The genus at the start of a hint that goes on with a cultivar. Plants of other genera that share a word with it are
 * not meant.
 */
function genusAhead([first = '', next]: readonly string[]): string | undefined {
  return next !== undefined && kindsOfGenus(first) ? first : undefined
}

const aboutAsGood = 0.1

/**
 * How far the next match must trail a named plant for that plant to be the only match. Plants that match only another
 * word of the hint, such as "Lucky Stripe" beside a lomandra, trail further.
 */
const farAhead = 0.1

/**
 * Beside a fully named plant, only plants whose own name contains the whole hint remain, as "cherry tomato" does for
 * "tomato".
 */
function isCalled({ entry }: Match, hint: readonly string[]): boolean {
  const name = nameWordsOf(entry.name)
  return hint.every((word) => name.includes(word))
}

/** Whether the words could describe any plant, although one may be part of a name: a dead plant is not a dead nettle. */
const isVague = (words: readonly string[]) =>
  words.every((word) => weakWords.has(word) || ordinaryWords.has(word) || things.has(word))

/**
 * Whether the hint names another species, which is a different plant: a Latin word follows a genus, but no plant of the
 * catalogue has both.
 */
function isUnknownSpecies(hint: readonly string[]): boolean {
  return hint.some((genus, index) => {
    const epithet = hint[index + 1]
    if (epithet === undefined || !isLatin(epithet) || weakWords.has(epithet)) return false
    const isGenus =
      kindsOfGenus(genus) !== undefined || (isLatin(genus) && recogniseKind(genus) !== undefined)
    return isGenus && !catalogue.some((entry) => coversSpecies(entry, genus, epithet))
  })
}

/** Whether an entry includes a species. An entry that is named after its genus includes all of the genus. */
function coversSpecies(entry: CatalogueEntry, genus: string, epithet: string): boolean {
  const own = wordsOfEntry.get(entry)
  if (!own?.has(genus)) return false
  const isWholeGenus = [entry.name, ...entry.synonyms].some((name) => keyOf(name) === genus)
  return own.has(epithet) || (genusOf(entry.species) === genus && (isWholeGenus || isOfNoSpecies(entry)))
}

/** Whether an entry stands for hybrids or for its whole genus, not for one species. */
const isOfNoSpecies = ({ species }: CatalogueEntry) =>
  /\bhybrids?\b|spp/.test(species) || !/^\S+ (× )?[a-z]/.test(species)

/** Whether the hint names a species that none of the entry's names mentions: the entry is at best a relative. */
function isOtherSpecies(entry: CatalogueEntry, hint: readonly string[]): boolean {
  const at = hint.indexOf(genusOf(entry.species))
  const epithet = hint[at + 1] ?? ''
  const isSpecies = at >= 0 && isLatin(epithet) && !weakWords.has(epithet)
  return isSpecies && !isOfNoSpecies(entry) && !wordsOfEntry.get(entry)?.has(epithet)
}
