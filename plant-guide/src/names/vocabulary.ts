import { catalogue } from '../catalogue/catalogue.ts'
import { namesOf } from '../catalogue/names.ts'
import { type CatalogueEntry, plantKinds } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { nameWordsOf } from '../words.ts'
import { wordsOfName } from './words-of-names.ts'

/** Words that describe any plant. They strengthen a match but never make one. */
export const weakWords = new Set(
  nameWordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it plant tree bush shrub flower ' +
      'flowering leaf leafy grassy garden pot potted big small little large tall dwarf mini old young new nice native common ' +
      'red pink white yellow purple blue orange-coloured green black golden variegated hybrid seedling bed grown grow think maybe one all thing something shade shady sun sunny indoor outdoor hanging hedge hedging screen screening privacy seed cutting bulb tuber rhizome corm clove punnet tubestock standard grafted front back fruit bonsai potplant moss weed groundcover wildflower lawn spike spiky fence ' +
      'turf january february april june july august september october november december nsw qld vic tas sa wa nt act',
  ),
)
/** Words that say nothing about a plant, including brands and shops. */
export const fillers = new Set(
  nameWordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it i not bunnings aldi woolworths woolies supermarket market yates ' +
      'fothergill oasis seasol osmocote powerfeed pbr plantnet fleming ozbreed tesselaar haars ikea trixzie',
  ),
)

/** Words that people use about any plant they grow. Next to a fruit, they are not a cultivar's name. */
export const ordinaryWords = new Set(
  nameWordsOf(
    'organic heirloom potted nursery market shop runner plug sucker patch crop harvest fruiting healthy sick ' +
      'dying dead cut wilting yellowing brown grey silver bare rooted advanced mature established sweet sour fresh ' +
      'spare free gift home homegrown kitchen balcony patio courtyard verandah veranda raised row trellis espalier ' +
      'espaliered arch wall windowsill window container tub planter barrel basket greenhouse multi double triple ' +
      'multigrafted variety cultivar evergreen deciduous perennial annual edible cooking eating culinary herb berry ' +
      'vegetable vegie veggie bushy compact columnar climbing trailing creeping upright prostrate weeping early ' +
      'late seedless thornless spineless giant huge tiny baby best cheap real true wild tall short thick thin ' +
      'second first other another more few two three four five by near next beside behind under over at to of up ' +
      'out off not no has have had was were are be do does can need want look like we he she they very really still ' +
      'just only too also last year month week day ago winter summer spring autumn season bought planted sown moved ' +
      'transplanted repotted pruned unknown unnamed greek italian french english moroccan roman thai japanese ' +
      'chinese maybe possibly mum dad nan nanna grandma grandad neighbour friend aunt uncle north south east west ' +
      'side corner yard backyard frontyard water stone pip cane cordon gall scale stem branch root trunk skin ' +
      'school gardener community allotment farm block box bit lot rest please help sure mix mixed room bathroom lounge office edging rock ' +
      'pond pod possum fly whitefly sticky dark pale bright ' +
      'spot rust mildew snail slug mealybug bug caterpillar aphid thrip wasp bee potting stump',
  ),
)

/** Things in a shed, a shop or a garden that are not plants. */
export const things = new Set(
  nameWordsOf(
    'microgreen stake cage straw bag mower hose dog cat sprinkler fertiliser fertilizer food feed compost manure mulch soil spade shovel ' +
      'sauce juicer secateur gnome glove wheelbarrow bucket netting twine ladder shed rake hoe chook shoe label juice soup cordial oil ' +
      'squeezer fibre coir clipping',
  ),
)

/** Words for vegetables in general. */
export const crops = new Set(nameWordsOf('vegetable vegie veggie vegies veggies veg vege'))

/** Colours named after food. */
export const colours = new Set(['mint green', 'lime green', 'apple green', 'olive green', 'cherry red'])

/** The words of one of an entry's names. `mayBe`: other plants have the name as well. */
export type Phrase = { words: string[]; entry: CatalogueEntry; bonus: number; mayBe: boolean }

export const phrases: Phrase[] = catalogue.flatMap((entry) => [
  ...phrasesOf(entry, entry.name, 0.03),
  ...entry.synonyms.flatMap((synonym) => phrasesOf(entry, synonym, 0.02)),
  ...phrasesOf(entry, entry.species, 0.01),
  ...(entry.akin ?? []).flatMap((name) => phrasesOf(entry, name, 0, true)),
])

const wordsOfPhrases = phrases.flatMap((phrase) => phrase.words.map((word) => ({ word, phrase })))
export const phrasesByWord = new Map(
  [...Map.groupBy(wordsOfPhrases, ({ word }) => word)].map(([word, uses]) => [
    word,
    new Set(uses.map(({ phrase }) => phrase)),
  ]),
)

/** Whether the entry has a name of exactly these words. */
export function isCalled(entry: CatalogueEntry, words: readonly string[]): boolean {
  const said = words.join(' ')
  const spoken = [...(phrasesByWord.get(words[0] ?? '') ?? [])]
  return spoken.some((phrase) => phrase.entry === entry && phrase.words.join(' ') === said)
}

export const wordsOfEntry = new Map(
  catalogue.map((entry) => [
    entry,
    new Set([...namesOf(entry), entry.species].flatMap((text) => readingsOf(wordsOfName(text)).flat())),
  ]),
)

const genera = new Set(catalogue.flatMap(({ species }) => wordsOfName(species).slice(0, 1)))

/** Whether a name is a genus with an epithet: "Grevillea robusta". */
function isBinomial(name: string): boolean {
  const [genus = '', epithet = ''] = wordsOfName(name)
  return genera.has(genus) && /^\S+ [a-z-]+$/.test(name) && isLatin(epithet)
}

const commonNames = catalogue.map((entry) => namesOf(entry).filter((name) => !isBinomial(name)))

/** Words of common names. Some of them are a genus as well. */
const commonWords = new Set(commonNames.flat().flatMap((name) => wordsOfName(name)))

/**
 * Adjectives that may follow a plant's name without making it a different plant: a "frangipani evergreen" is still a
 * frangipani.
 */
const adjectives = ['deciduous', 'evergreen', 'fruiting', 'seedless', 'silver']

/** Words that end many cultivars' names. */
const cultivarWords = [
  'beauty',
  'boy',
  'dragon',
  'lady',
  'mix',
  'night',
  'princess',
  'queen',
  'spring',
  'star',
  'summer',
]
const noNouns = new Set([...adjectives, ...cultivarWords])

/** Words that end a common name. After the name of another plant, they make it a different plant. */
export const plantNouns = new Set(
  [
    ...commonNames.flatMap(([name = '', ...others]) =>
      // The name of a cultivar, such as Robusta or Silver Lady, is not a noun.
      [name.replace(/^\p{Lu}/u, (first) => first.toLowerCase()), ...others]
        .filter((text) => /(^| )[a-z-]+$/.test(text))
        .flatMap((text) => wordsOfName(text).slice(-1)),
    ),
    ...plantKinds.flatMap((kind) => kindGuides[kind].keywords.flatMap((word) => nameWordsOf(word).slice(-1))),
  ].filter((word) => !noNouns.has(word)),
)

/** Words that are a plant's whole name: "tomato", but not "lady". */
export const plantNames = new Set(
  phrases.flatMap(({ words }) => (words.length === 1 ? words : [])).filter((word) => plantNouns.has(word)),
)

/** How many entries have a word in their names. The fewer, the more the word tells. */
export const speakers = new Map(
  [...phrasesByWord].map(([word, spoken]) => [word, new Set([...spoken].map(({ entry }) => entry)).size]),
)

export function isKnownWord(word: string): boolean {
  return speakers.has(word) || weakWords.has(word)
}

function phrasesOf(entry: CatalogueEntry, text: string, bonus: number, mayBe = false): Phrase[] {
  return readingsOf(wordsOfName(text).filter((word) => !fillers.has(word))).map((words) => ({
    words,
    entry,
    bonus,
    mayBe,
  }))
}

/** The words unchanged, then with each pair of neighbours joined: "snow pea" and "snowpea". */
export function readingsOf(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)])
  return [[...words], ...joined]
}

/** Whether a word of the catalogue was made by joining two words of a hint. */
export const isJoined = (words: readonly string[]) => (word: string) =>
  !words.includes(word) && speakers.has(word)

/** Whether a word is meant as a genus: it is in no common name, or a Latin word follows. */
export function isBotanical(genus: string, next: string | undefined): boolean {
  return !commonWords.has(genus) || (next !== undefined && !commonWords.has(next) && isLatin(next))
}

export function isLatin(word: string): boolean {
  return word.length > 4 && /(us|um|is|a|ae|i|ens|ans|oides|or)$/.test(word)
}
