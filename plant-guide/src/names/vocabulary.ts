import { catalogue } from '../catalogue/catalogue.ts'
import { namesOf } from '../catalogue/names.ts'
import { type CatalogueEntry, plantKinds } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { nameWordsOf } from '../words.ts'

/** Words that describe any plant: they help a match along, but never make one. */
export const weakWords = new Set(
  nameWordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it plant tree bush shrub flower ' +
      'flowering leaf leafy garden pot potted big small little large tall dwarf mini old young new nice native common ' +
      'red pink white yellow purple blue orange-coloured green black golden variegated hybrid seedling bed grown grow think maybe one all thing something shade shady sun sunny indoor outdoor hanging hedge hedging screen screening privacy seed cutting bulb tuber corm clove punnet tubestock standard grafted front back fruit bonsai potplant moss weed groundcover lawn spike spiky fence ' +
      'turf january february april june july august september october november december nsw qld vic tas sa wa nt act',
  ),
)
/** Words that say nothing of a plant at all, brands and shops included. */
export const fillers = new Set(
  nameWordsOf(
    'a an the my our your some kind type sort of in on with and or for from that this is it i bunnings aldi yates ' +
      'fothergill oasis seasol osmocote powerfeed pbr plantnet fleming ozbreed tesselaar haars woolworths ikea trixzie',
  ),
)

/** What people say of any plant they grow: beside a fruit it is no name of a cultivar. */
export const ordinaryWords = new Set(
  nameWordsOf(
    'organic heirloom potted nursery market shop runner plug sucker patch crop harvest fruiting healthy sick ' +
      'dying dead wilting yellowing brown grey silver bare rooted advanced mature established sweet sour fresh ' +
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
      'school community allotment farm block box bit lot rest please help sure mix mixed room bathroom lounge office edging rock ' +
      'pond pod possum fly whitefly sticky',
  ),
)

/** Things in a shed or a shop, and a few in a garden, that are no plant. */
export const things = new Set(
  nameWordsOf(
    'stake cage straw bag mower hose dog cat sprinkler fertiliser fertilizer food feed compost manure mulch soil spade shovel ' +
      'sauce juicer secateur gnome glove wheelbarrow bucket netting twine ladder shed rake hoe chook shoe label juice soup cordial oil ' +
      'squeezer fibre coir',
  ),
)

/** What is grown to eat, whatever it is. */
export const crops = new Set(nameWordsOf('vegetable vegie veggie vegies veggies veg vege'))

/** Colours that are called after something to eat. */
export const colours = new Set(['mint green', 'lime green', 'apple green', 'olive green', 'cherry red'])

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

/** Whether an entry goes by these words and no others. */
export function isCalled(entry: CatalogueEntry, words: readonly string[]): boolean {
  const said = words.join(' ')
  const spoken = [...(phrasesByWord.get(words[0] ?? '') ?? [])]
  return spoken.some((phrase) => phrase.entry === entry && phrase.words.join(' ') === said)
}

export const wordsOfEntry = new Map(
  catalogue.map((entry) => [
    entry,
    new Set([...namesOf(entry), entry.species].flatMap((text) => readingsOf(nameWordsOf(text)).flat())),
  ]),
)

const genera = new Set(catalogue.flatMap(({ species }) => nameWordsOf(species).slice(0, 1)))

/** "Grevillea robusta": a genus with an epithet behind it. */
function isBinomial(name: string): boolean {
  const [genus = '', epithet = ''] = nameWordsOf(name)
  return genera.has(genus) && /^\S+ [a-z-]+$/.test(name) && isLatin(epithet)
}

const commonNames = catalogue.map((entry) => namesOf(entry).filter((name) => !isBinomial(name)))

/** Words of common names, some of which are a genus as well. */
const commonWords = new Set(commonNames.flat().flatMap((name) => nameWordsOf(name)))

/** What stands behind a plant's name to say how it grows: a frangipani that is evergreen stays a frangipani. */
const adjectives = ['deciduous', 'evergreen', 'fruiting', 'seedless', 'silver']

/** Words that many cultivars have behind their plant's name. */
const cultivarWords = [
  'beauty',
  'boy',
  'dragon',
  'lady',
  'night',
  'princess',
  'queen',
  'spring',
  'star',
  'summer',
]
const noNouns = new Set([...adjectives, ...cultivarWords])

/** Words that end a common name: after the name of another plant, they make it a plant of its own. */
export const plantNouns = new Set(
  [
    ...commonNames.flatMap(([name = '', ...others]) =>
      // A cultivar's name, such as Robusta or Silver Lady, is no noun.
      [name.replace(/^\p{Lu}/u, (first) => first.toLowerCase()), ...others]
        .filter((text) => /(^| )[a-z-]+$/.test(text))
        .flatMap((text) => nameWordsOf(text).slice(-1)),
    ),
    ...plantKinds.flatMap((kind) => kindGuides[kind].keywords.flatMap((word) => nameWordsOf(word).slice(-1))),
  ].filter((word) => !noNouns.has(word)),
)

/** Words that are the whole name of a plant: a tomato, but no lady. */
export const plantNames = new Set(
  phrases.flatMap(({ words }) => (words.length === 1 ? words : [])).filter((word) => plantNouns.has(word)),
)

/** How many entries speak a word: the fewer, the more it tells. */
export const speakers = new Map(
  [...phrasesByWord].map(([word, spoken]) => [word, new Set([...spoken].map(({ entry }) => entry)).size]),
)

export function isKnownWord(word: string): boolean {
  return speakers.has(word) || weakWords.has(word)
}

function phrasesOf(entry: CatalogueEntry, text: string, bonus: number, mayBe = false): Phrase[] {
  return readingsOf(nameWordsOf(text).filter((word) => !fillers.has(word))).map((words) => ({
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

export function isLatin(word: string): boolean {
  return word.length > 4 && /(us|um|is|a|ae|i|ens|ans|oides|or)$/.test(word)
}
