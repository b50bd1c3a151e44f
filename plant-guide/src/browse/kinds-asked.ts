import type { SunNeed } from '@wattle/contracts/guide/choices.ts'
import { type PlantKind, plantKinds } from '../entry.ts'
import { range } from '../jobs/months.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { habits } from '../names/name-in-hint.ts'
import { fruitKinds, treeFruit } from '../names/other-plants.ts'
import { crops, fillers } from '../names/vocabulary.ts'
import { nameWordsOf } from '../words.ts'

type Where = { sun?: SunNeed; pot?: true; native?: true; bushFood?: true }

/** A search that names no plant: it asks for plants of some kinds, and for conditions in which they grow. */
export type KindsAsked = {
  kinds: readonly PlantKind[]
  /** The words of the search, without fillers. */
  said: readonly string[]
  /** The same words, without a growth habit after the kind, such as "trees" in "palm trees". */
  words: readonly string[]
  /** Conditions that the page also has as filters. */
  where: Where
  /** Only plants that are picked in one of these months. */
  picked?: readonly number[] | undefined
  /** Only crops that are picked soon after sowing. */
  quick?: boolean
}

const vegetables: readonly PlantKind[] = [
  'fruiting-vegetable',
  'leafy-vegetable',
  'root-vegetable',
  'brassica',
  'legume',
  'bulb-vegetable',
  'perennial-vegetable',
]

/** Everyday names for several kinds, or for one kind that has another name in the guide. */
const everydayNames: Readonly<Record<string, readonly PlantKind[]>> = {
  annual: ['annual-flower'],
  aquatic: ['water-plant'],
  brassica: ['brassica'],
  bulb: ['bulb', 'summer-bulb'],
  climbing: ['climber'],
  creeper: ['climber'],
  flower: ['annual-flower', 'perennial', 'native-perennial', 'bulb', 'summer-bulb', 'rose'],
  'flowering climber': ['climber'],
  'flowering plant': ['annual-flower', 'perennial', 'native-perennial', 'bulb', 'summer-bulb', 'rose'],
  fruit: fruitKinds,
  'fruit tree': treeFruit,
  'fruiting tree': treeFruit,
  grass: ['ornamental-grass', 'lawn'],
  hedging: ['hedge'],
  house: ['indoor'],
  houseplant: ['indoor'],
  indoor: ['indoor'],
  'leafy green': ['leafy-vegetable', 'brassica'],
  'lawn grass': ['lawn'],
  legume: ['legume'],
  nut: ['nut'],
  perennial: ['perennial', 'native-perennial'],
  plant: plantKinds,
  pond: ['water-plant'],
  privacy: ['hedge'],
  'privacy hedge': ['hedge'],
  'privacy hedging': ['hedge'],
  'privacy screen': ['hedge'],
  'privacy screening': ['hedge'],
  salad: ['leafy-vegetable'],
  'salad green': ['leafy-vegetable'],
  screen: ['hedge'],
  screening: ['hedge'],
  'shade tree': ['deciduous-tree', 'native-tree'],
  shrub: ['flowering-shrub', 'native-shrub', 'hedge'],
  'spring bulb': ['bulb'],
  'spring flowering bulb': ['bulb'],
  'summer bulb': ['summer-bulb'],
  'summer flowering bulb': ['summer-bulb'],
  tree: ['deciduous-tree', 'native-tree'],
  tuber: ['summer-bulb'],
  turf: ['lawn'],
  vegetable: vegetables,
  vine: ['climber', 'vine-fruit'],
}

const kindsByName = new Map<string, readonly PlantKind[]>([
  ...plantKinds.map((kind) => [nameWordsOf(kindGuides[kind].name).join(' '), [kind]] as const),
  ...Object.entries(everydayNames),
])

/** Words about a place, or about anything that grows there. They are ignored. */
const ofPlaces = new Set([
  ...fillers,
  ...nameWordsOf(
    'garden patch area position spot grow growing loving tolerant to fast fastest quick quickest easy best beginner',
  ),
])

const conditions: readonly (readonly [RegExp, Where])[] = [
  [/\b(part|partial|half|semi|morning|afternoon) (shade|sun)\b/, { sun: 'part-shade' }],
  [/\b(full |hot )?(sun|sunny)\b/, { sun: 'sun' }],
  // A shade tree gives shade and does not grow in it.
  [/\b((full |deep )?(shade|shady)\b(?! tree)|low light\b)/, { sun: 'shade' }],
  [/\b(pot|potted|container|balcony|patio)\b/, { pot: true }],
  [/\bnative\b/, { native: true }],
  [/\bbush ?(tucker|food)\b/, { bushFood: true }],
]

const seasons = new Map([
  ['spring', range(9, 11)],
  ['summer', range(12, 2)],
  ['autumn', range(3, 5)],
  ['winter', range(6, 8)],
])
/** Kinds that are grown to be picked, so that a season means when they are picked. */
const harvested: readonly PlantKind[] = [...vegetables, ...fruitKinds, 'herb', 'nut']

const kindWords = new Set([
  ...nameWordsOf('native flowering pot sun shade'),
  ...Object.keys(everydayNames).flatMap(nameWordsOf),
  ...plantKinds
    .map((kind) => nameWordsOf(kindGuides[kind].name))
    .flatMap(([word = '', ...others]) => (others.length > 0 ? [] : [word])),
])

/** Whether a word is a kind, part of an everyday name for several, or a condition. */
export const isOfKinds = (word: string) => kindWords.has(word)

/** The words of a search without fillers; all words for vegetables become "vegetable". */
export function saidIn(search: string): string[] {
  return [...new Set(nameWordsOf(search))]
    .filter((word) => !ofPlaces.has(word))
    .map((word) => (crops.has(word) ? 'vegetable' : word))
}

/** Words for what comes soon. Beside a crop they mean one that is picked soon. */
const soon = /\b(quick|quickest|fast|fastest)\b/i

/** The fewest letters of a word for a kind that tell it while it is typed. */
const fewestLetters = 4

/** What a partly typed word for a kind asks for: "vegeta" is on its way to "vegetables". */
export function kindsBegun(search: string): KindsAsked | undefined {
  const typed = search.trim().toLowerCase()
  if (typed.length < fewestLetters) return undefined
  const begun = [...kindsByName.keys(), ...crops].find(
    // "Plan" may become any plant's name.
    (name) => name.startsWith(typed) && !name.includes(' ') && kindsByName.get(name) !== plantKinds,
  )
  return begun === undefined ? undefined : kindsAsked(begun)
}

/** What a search asks for if it consists of words for kinds and conditions; undefined for any other search. */
export function kindsAsked(search: string): KindsAsked | undefined {
  const said = saidIn(search)
  const { rest, where } = conditionsOf(said.join(' '))
  // "Natives" means native plants, and a condition alone means plants that suit it. But "pot" or "sun" alone may be the
  // beginning of a name.
  const isPlace = Object.keys(where).length > 0 && !/^\s*(pot|sun)\s*$/i.test(search)
  const named = rest === '' && isPlace ? ['plant'] : nameWordsOf(rest)
  const found = kindsCalled(named) ?? kindsInSeason(named)
  if (!found) return undefined
  const words = said.filter((word) => !named.includes(word) || found.name.includes(word))
  const quick = soon.test(search) && found.kinds.every((kind) => harvested.includes(kind))
  return { ...found, said, words, where, quick }
}

function conditionsOf(said: string): { rest: string; where: Where } {
  let [rest, where]: [string, Where] = [said, {}]
  for (const [words, condition] of conditions) {
    if (!words.test(rest)) continue
    rest = rest.replace(words, '')
    where = { ...where, ...condition }
  }
  return { rest: rest.trim(), where }
}

type Called = Pick<KindsAsked, 'kinds' | 'picked'> & { name: readonly string[] }

/** The kinds with this name, which a growth habit may follow. */
function kindsCalled(words: readonly string[]): Called | undefined {
  const shorter = habits.has(words.at(-1) ?? '') ? words.slice(0, -1) : words
  for (const name of [words, shorter]) {
    const kinds = kindsByName.get(name.join(' '))
    if (kinds) return { kinds, name }
  }
  return undefined
}

/** The kinds that are picked in a season, as in "winter vegetables". */
function kindsInSeason(words: readonly string[]): Called | undefined {
  const season = words.find((word) => seasons.has(word))
  const picked = seasons.get(season ?? '')
  const called = picked && kindsCalled(words.filter((word) => word !== season))
  if (!called?.kinds.every((kind) => harvested.includes(kind))) return undefined
  return { kinds: called.kinds, name: words, picked }
}
