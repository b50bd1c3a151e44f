import type { CatalogueEntry, PlantKind } from '../entry.ts'
import { keyOf, wordsOf } from '../words.ts'

/**
 * Plants that are named after another plant, and the kind each is of; null where no kind of the guide fits. An entry of the
 * catalogue with such a name comes before this list.
 */
const namesakes: Record<string, PlantKind | null> = {
  acaena: null,
  achacha: 'tropical-fruit',
  achachairu: 'tropical-fruit',
  'air potato': null,
  alder: 'deciduous-tree',
  angelica: 'herb',
  anise: 'herb',
  'apple berry': 'climber',
  'argyle apple': 'native-tree',
  astrantia: 'perennial',
  'atherton oak': 'native-tree',
  'baby blue eucalyptus': 'native-tree',
  bindi: null,
  bindii: null,
  'blackberry lily': 'perennial',
  'bleeding heart vine': 'climber',
  'blood and bone': null,
  'blood lily': 'bulb',
  'blue ginger': 'perennial',
  'blue gum': 'native-tree',
  'blue porterweed': null,
  'brake fern': 'fern',
  broom: null,
  'bush apple': 'native-tree',
  'bush monkey flower': 'flowering-shrub',
  camassia: 'bulb',
  caraway: 'herb',
  'carpet grass': 'lawn',
  'carrion flower': 'succulent',
  'castor bean': null,
  cestrum: 'flowering-shrub',
  'cheese tree': 'native-tree',
  chia: null,
  'chinese tallow': 'deciduous-tree',
  'chocolate cosmos': 'perennial',
  'chocolate lily': 'native-perennial',
  'christmas rose': 'perennial',
  'cinnamon tree': null,
  clover: null,
  'clover lawn': null,
  'cocky apple': null,
  'cocoa mulch': null,
  coolibah: 'native-tree',
  'coral gum': 'native-tree',
  'coral tree': 'deciduous-tree',
  costus: 'perennial',
  'cotton plant': null,
  cottonwood: 'native-tree',
  cotyledon: 'succulent',
  cranberry: 'berry',
  crataegus: 'deciduous-tree',
  culantro: 'herb',
  cumin: 'herb',
  cunjevoi: null,
  'cup of gold': 'climber',
  'darwin woollybutt': 'native-tree',
  'desert willow': 'deciduous-tree',
  'devil’s apple': null,
  'drumstick allium': 'bulb',
  'durban grass': 'lawn',
  'elephant ear': 'indoor',
  erica: null,
  'evening primrose': 'perennial',
  'evergreen alder': null,
  fritillaria: 'bulb',
  'fruit salad tree': null,
  gentian: null,
  'golden chalice vine': 'climber',
  'golden rain': 'deciduous-tree',
  'golden rain tree': 'deciduous-tree',
  haemanthus: 'bulb',
  'handkerchief tree': 'deciduous-tree',
  'herald trumpet': 'climber',
  homoranthus: 'native-shrub',
  honeywort: 'annual-flower',
  'horse chestnut': 'deciduous-tree',
  'indian almond': null,
  'indian mast tree': null,
  ironbark: 'native-tree',
  'jacobean lily': 'bulb',
  jarrah: 'native-tree',
  'jelly bean plant': 'succulent',
  'joe pye weed': 'perennial',
  'june plum': 'tropical-fruit',
  'king parrot': null,
  knautia: 'perennial',
  kochia: 'annual-flower',
  koelreuteria: 'deciduous-tree',
  'lady apple': 'native-tree',
  'lady of the night': null,
  larch: 'deciduous-tree',
  lasiopetalum: 'native-shrub',
  'lebanese cress': 'herb',
  'leopard tree': null,
  ligustrum: null,
  'lipstick tree': null,
  'madonna lily': 'bulb',
  'mast tree': null,
  'mexican sunflower': 'annual-flower',
  'mexican tarragon': 'herb',
  micromyrtus: 'native-shrub',
  milkbush: null,
  milkwood: null,
  millet: null,
  'mimulus aurantiacus': 'flowering-shrub',
  'ming aralia': 'indoor',
  mirabilis: null,
  'mock orange': 'flowering-shrub',
  'moss ball': null,
  mottlecah: 'native-tree',
  'mountain ash': 'native-tree',
  'mountain devil': 'native-shrub',
  mugga: 'native-tree',
  murnong: 'native-perennial',
  'native lemongrass': 'herb',
  'native passionfruit': 'climber',
  'native raspberry': 'berry',
  'native tamarind': 'native-tree',
  nettle: null,
  'night blooming jasmine': null,
  'night blooming jessamine': null,
  'night scented jasmine': null,
  'night scented jessamine': null,
  'norfolk island hibiscus': 'native-tree',
  'nullarbor rose': 'native-tree',
  'onion grass': null,
  'onion weed': null,
  'orange cestrum': 'flowering-shrub',
  'panama berry': 'tropical-fruit',
  pandanus: null,
  patersonia: 'native-perennial',
  'peanut butter cassia': 'flowering-shrub',
  'pepper tree': null,
  'persian ironwood': 'deciduous-tree',
  phebalium: 'native-shrub',
  'pig’s ear': 'succulent',
  polyalthia: null,
  'poplar box': 'native-tree',
  'pride of bolivia': 'deciduous-tree',
  privet: null,
  'purple passion': 'indoor',
  'purple passion plant': 'indoor',
  'purple yam': 'root-vegetable',
  'pussy willow': null,
  'red beech': null,
  'red cedar': 'deciduous-tree',
  rowan: 'deciduous-tree',
  rue: null,
  rugosa: 'rose',
  samphire: null,
  'saw tooth coriander': 'herb',
  'sawtooth coriander': 'herb',
  scadoxus: 'bulb',
  'screw pine': null,
  'sea celery': 'herb',
  'sea parsley': 'herb',
  sidalcea: 'perennial',
  'silk floss tree': null,
  'silver dollar gum': 'native-tree',
  'small leaf tamarind': 'native-tree',
  'small leaved tamarind': 'native-tree',
  'sodom apple': null,
  soursob: null,
  'spider lily': 'bulb',
  'star apple': 'tropical-fruit',
  'stork’s bill': null,
  storksbill: null,
  'sugar gum': 'native-tree',
  'swamp mahogany': 'native-tree',
  'swan plant': null,
  'sweet pittosporum': 'native-tree',
  'sweet rocket': 'perennial',
  'sweet smother grass': 'lawn',
  tamarind: 'tropical-fruit',
  thistle: null,
  'thorn apple': null,
  'tiger jaws': 'succulent',
  'tiger nut': null,
  tilia: 'deciduous-tree',
  tipuana: 'deciduous-tree',
  tithonia: 'annual-flower',
  toona: 'deciduous-tree',
  'tree aloe': 'succulent',
  'tree peony': 'flowering-shrub',
  'tree waratah': 'native-tree',
  tuart: 'native-tree',
  'turkey bush': 'native-shrub',
  veltheimia: 'bulb',
  'water yam': 'root-vegetable',
  'vanilla lily': 'native-perennial',
  'water hawthorn': 'water-plant',
  'winged yam': 'root-vegetable',
  'winter tarragon': 'herb',
  woollybutt: 'native-tree',
  'yam daisy': 'native-perennial',
}

/** Weeds that are named like another plant: the guide offers none in their place. */
const weeds = [
  'African olive',
  'African tulip tree',
  'Asparagus aethiopicus',
  'balloon vine',
  'blackberry nightshade',
  'bridal creeper',
  'broad-leaved pepper tree',
  'cape ivy',
  'cat’s claw',
  'cat’s claw creeper',
  'cat’s claw vine',
  'Cenchrus setaceus',
  'chick weed',
  'chickweed',
  'chinee apple',
  'cotton bush',
  'crofton weed',
  'feather grass',
  'fireweed',
  'Guildford grass',
  'Hedychium gardnerianum',
  'Heliotropium amplexicaule',
  'Hypericum perforatum',
  'Indian jujube',
  'Iris pseudacorus',
  'kahili ginger',
  'Kalanchoe daigremontiana',
  'Kalanchoe delagoensis',
  'Kalanchoe houghtonii',
  'karoo thorn',
  'khaki weed',
  'Madeira vine',
  'Mexican feather grass',
  'moth vine',
  'mysore thorn',
  'nut grass',
  'Olea cuspidata',
  'pampas',
  'pampas grass',
  'Pennisetum setaceum',
  'Pereskia',
  'petty spurge',
  'rubber vine',
  'Salix matsudana',
  'Schinus terebinthifolia',
  'Schinus terebinthifolius',
  'Singapore daisy',
  'Spathodea',
  'St John’s wort',
  'tortured willow',
  'Tradescantia fluminensis',
  'tree of heaven',
  'tutsan',
  'Vinca major',
  'water hyacinth',
  'water lettuce',
  'winter grass',
  'yellow flag',
  'yellow flag iris',
  'Ziziphus mauritiana',
]

const kindsByName = new Map(Object.entries(namesakes).map(([name, kind]) => [keyOf(name), kind]))
const weedNames = new Set(weeds.map(keyOf))

/** The kind of a plant that is named after another; null where no kind fits, undefined where it is no such name. */
export function kindOfNamesake(text: string): PlantKind | null | undefined {
  const named = runsOf(text).find((run) => kindsByName.has(run))
  return named === undefined ? undefined : kindsByName.get(named)
}

/** Whether a text names a weed that nobody plants, although its name is like that of another plant. */
export function isWeed(text: string): boolean {
  return runsOf(text).some((run) => weedNames.has(run))
}

/** Words that stand side by side in a text, as keys, the longest runs first. */
function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return [4, 3, 2, 1].flatMap((size) =>
    words.slice(0, Math.max(0, words.length - size + 1)).map((_, from) =>
      words
        .slice(from, from + size)
        .sort()
        .join(' '),
    ),
  )
}

/** Heads of common names that many unlike plants share: an unknown word before them makes another plant. */
const sharedHeads = new Set(
  wordsOf(
    'apple ash bean bell berry bluebell box broom bush cabbage cactus cedar cherry chestnut creeper currant daisy fern fuchsia ' +
      'ginger grass gum heath hibiscus holly honeysuckle fig iris ivy jasmine laurel lawn lilac lily lime myrtle nettle nut oak orange orchid oregano ' +
      'palm pansy pea pear pepper pine plum poplar poppy primrose rose rosemary sedge spinach thistle tulip vine violet waratah wattle',
  ),
)

/** Of these, the ones with many cultivars: an unknown word before them more likely names one than another plant. */
const headsOfCultivars = new Set(
  wordsOf('apple cherry fuchsia hibiscus iris lilac pansy pear plum poppy primrose rosemary tulip waratah'),
)

/** Where a cultivar that nobody here knows may stand before its plant’s name: "Benenden rosemary". */
export function mayBeCultivar(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const last = words.findLastIndex((word) => headsOfCultivars.has(word))
  const before = words[last - 1]
  return before !== undefined && !isKnown(before)
}

const woody: readonly PlantKind[] = [
  'citrus',
  'stone-or-pome-fruit',
  'stone-fruit',
  'pome-fruit',
  'evergreen-fruit',
  'tropical-fruit',
  'nut',
  'native-tree',
  'native-shrub',
  'flowering-shrub',
  'deciduous-tree',
  'hedge',
  'palm',
  'indoor',
]
const climbing: readonly PlantKind[] = ['climber', 'vine-fruit', 'legume', 'fruiting-vegetable', 'indoor']
const kindsOfHabit: Record<string, readonly PlantKind[]> = { tree: woody, vine: climbing, creeper: climbing }

export type Spoken = {
  /** The words of a hint, in their order. */
  hint: readonly string[]
  /** Which of them the plant's name meets. */
  isMet: (word: string) => boolean
  /** Words that any name of the plant has. */
  own: ReadonlySet<string>
  /** Words that end the name of some plant. */
  isPlantNoun: (word: string) => boolean
  /** Words that say nothing about which plant it is. */
  isWeak: (word: string) => boolean
}

/**
 * Whether the words around a plant's name make another plant of it: a lemon myrtle is no lemon, a strawberry tree no
 * strawberry, a forest pansy no pansy.
 */
export function isAnotherPlant(
  kind: CatalogueEntry['kind'],
  { hint, isMet, own, isPlantNoun, isWeak }: Spoken,
): boolean {
  const last = hint.findLastIndex(isMet)
  const first = hint.findIndex(isMet)
  const next = hint[last + 1]
  const before = hint.slice(0, Math.max(0, first)).findLast((word) => !isWeak(word))
  const head = hint[last]
  if (next !== undefined && !own.has(next)) {
    const habit = kindsOfHabit[next]
    if (habit ? !habit.includes(kind) : isPlantNoun(next) && !isWeak(next)) return true
  }
  return before !== undefined && head !== undefined && !own.has(before) && sharedHeads.has(head)
}
