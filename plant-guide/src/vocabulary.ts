import { catalogue } from './catalogue/catalogue.ts'
import { type CatalogueEntry, plantKinds } from './catalogue/entry.ts'
import { namesOf } from './catalogue/names.ts'
import { kindGuides } from './kinds.ts'
import { wordsOf } from './words.ts'

/** Words that describe any plant: they help a match along, but never make one. */
export const weakWords = new Set(
  wordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it plant tree bush shrub flower ' +
      'flowering leaf leafy garden pot potted big small little large tall dwarf mini old young new nice native common ' +
      'red pink white yellow purple blue orange-coloured green black golden variegated hybrid seedling bed grown grow think maybe one all thing something shade shady sun sunny indoor outdoor hanging hedge hedging screen seed cutting bulb tuber corm clove punnet tubestock standard grafted front back fruit bonsai potplant moss weed groundcover lawn spike spiky fence ' +
      'january february april june july august september october november december nsw qld vic tas sa wa nt act',
  ),
)
/** Words that say nothing of a plant at all, brands and shops included. */
export const fillers = new Set(
  wordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it i bunnings aldi yates ' +
      'fothergill oasis seasol osmocote powerfeed pbr',
  ),
)

/** A name of an entry, word by word. `mayBe`: other plants go by it as well. */
export type Phrase = { words: string[]; entry: CatalogueEntry; bonus: number; mayBe: boolean }

export const phrases: Phrase[] = catalogue.flatMap((entry) => [
  ...phrasesOf(entry, entry.name, 0.03),
  ...entry.synonyms.flatMap((synonym) => phrasesOf(entry, synonym, 0.02)),
  ...phrasesOf(entry, entry.species, 0.01),
  ...(entry.akin ?? []).flatMap((name) => phrasesOf(entry, name, 0, true)),
])

export const phrasesByWord = new Map<string, Set<Phrase>>()
for (const phrase of phrases) {
  for (const word of phrase.words) {
    const known = phrasesByWord.get(word)
    if (known) known.add(phrase)
    else phrasesByWord.set(word, new Set([phrase]))
  }
}

export const wordsOfEntry = new Map(
  catalogue.map((entry) => [
    entry,
    new Set([...namesOf(entry), entry.species].flatMap((text) => readingsOf(wordsOf(text)).flat())),
  ]),
)

/** Words of common names, some of which are a genus as well. */
export const commonWords = new Set(
  catalogue.flatMap((entry) => namesOf(entry).flatMap((text) => wordsOf(text))),
)

/** Words that end a common name: after the name of another plant, they make it a plant of its own. */
export const plantNouns = new Set([
  ...catalogue.flatMap(({ name, synonyms, akin = [] }) =>
    // A cultivar's name, such as Robusta, is no noun.
    [name.toLowerCase(), ...synonyms, ...akin]
      .filter((text) => /(^| )[a-z-]+$/.test(text))
      .flatMap((text) => wordsOf(text).slice(-1)),
  ),
  ...plantKinds.flatMap((kind) => kindGuides[kind].keywords.flatMap((word) => wordsOf(word).slice(-1))),
])

/** How many entries speak a word: the fewer, the more it tells. */
export const speakers = new Map(
  [...phrasesByWord].map(([word, spoken]) => [word, new Set([...spoken].map(({ entry }) => entry)).size]),
)

export function isKnownWord(word: string): boolean {
  return speakers.has(word) || weakWords.has(word)
}

function phrasesOf(entry: CatalogueEntry, text: string, bonus: number, mayBe = false): Phrase[] {
  return readingsOf(wordsOf(text).filter((word) => !fillers.has(word))).map((words) => ({
    words,
    entry,
    bonus,
    mayBe,
  }))
}

/** The words as they stand, and with each two neighbours written as one: "snow pea" and "snowpea". */
export function readingsOf(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)])
  return [[...words], ...joined]
}

/** Whether a genus is meant as such: it is no word of a common name, or a Latin word follows. */
export function isBotanical(genus: string, next: string | undefined): boolean {
  return !commonWords.has(genus) || (next !== undefined && !commonWords.has(next) && isLatin(next))
}

export const isLatin = (word: string) => word.length > 4 && /(us|um|is|a|ae|i|ens|ans|oides|or)$/.test(word)
