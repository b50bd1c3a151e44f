import type { CatalogueEntry, PlantKind } from '../entry.ts'
import { nameWordsOf } from '../words.ts'

/** Heads of common names that many unlike plants share: an unknown word before them makes another plant. */
const sharedHeads = new Set(
  nameWordsOf(
    'aloe apple ash bean bell berry bluebell box broom bush cabbage cactus cedar cherry chestnut creeper currant daisy fern fuchsia ' +
      'ginger grass gum heath hibiscus holly honeysuckle fig iris ivy jasmine laurel lawn lilac lily lime myrtle nettle nut oak orange orchid oregano ' +
      'palm pansy pea pear pepper pine plum poplar poppy primrose rose rosemary sedge spinach sprout thistle tulip vine violet waratah wattle',
  ),
)

/** Of these, the ones with many cultivars: an unknown word before them more likely names one than another plant. */
const headsOfCultivars = new Set(
  nameWordsOf(
    'apple cherry fuchsia hibiscus iris lilac pansy pear plum poppy primrose rosemary tulip waratah',
  ),
)

/** Where a cultivar that nobody here knows may stand before its plant’s name: "Benenden rosemary". */
export function mayBeCultivar(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const last = words.findLastIndex((word) => headsOfCultivars.has(word))
  const before = words[last - 1]
  return before !== undefined && !isKnown(before)
}

export const treeFruit: readonly PlantKind[] = [
  'citrus',
  'stone-or-pome-fruit',
  'stone-fruit',
  'pome-fruit',
  'evergreen-fruit',
  'tropical-fruit',
]
/** What is grown for its fruit. */
export const fruitKinds: readonly PlantKind[] = [...treeFruit, 'berry', 'vine-fruit']
const woody: readonly PlantKind[] = [
  ...treeFruit,
  'nut',
  'native-tree',
  'native-shrub',
  'flowering-shrub',
  'deciduous-tree',
  'hedge',
  'palm',
  'rose',
  'indoor',
]
const climbing: readonly PlantKind[] = ['climber', 'vine-fruit', 'legume', 'fruiting-vegetable', 'indoor']
const kindsOfHabit: Record<string, readonly PlantKind[]> = {
  tree: woody,
  vine: climbing,
  creeper: climbing,
  turf: ['lawn'],
  herb: ['herb', 'perennial', 'root-vegetable', 'bulb-vegetable'],
}

/** Whether a word for how plants grow leaves one of a kind what it is: there are plum trees, and no bean trees. */
export const isOfHabit = (kind: PlantKind, word: string) => kindsOfHabit[word]?.includes(kind) ?? true

/** Breeders' words for a colour or a scent, behind the name of what bears no such fruit: a nandina ‘Lemon Lime’. */
export const fruitColours = new Set(
  nameWordsOf(
    'apple apricot banana blackberry blueberry cherry cranberry grape guava kiwi lemon lime mandarin mango melon mint ' +
      'orange passionfruit peach pineapple plum pomegranate raspberry strawberry tangerine watermelon',
  ),
)
/** Whose own fruit such a word may mean. */
const fruitful: readonly PlantKind[] = [...fruitKinds, 'nut', 'palm', 'native-tree', 'deciduous-tree']

export type Spoken = {
  /** The words of a hint, in their order. */
  hint: readonly string[]
  /** Which of them the plant's name meets. */
  isMet: (word: string) => boolean
  /** Words that any name of the plant has. */
  own: ReadonlySet<string>
  /** Words that end the name of some plant. */
  isPlantNoun: (word: string) => boolean
  /** Words that are the whole name of some plant. */
  isPlantName: (word: string) => boolean
  /** Words that say nothing about which plant it is. */
  isWeak: (word: string) => boolean
}

/**
 * Whether the words around a plant's name make another plant of it: a lemon myrtle is no lemon, a strawberry tree no
 * strawberry, a forest pansy no pansy, a marigold tangerine no tangerine.
 */
export function isAnotherPlant(
  kind: CatalogueEntry['kind'],
  { hint, isMet, own, isPlantNoun, isPlantName, isWeak }: Spoken,
): boolean {
  const last = hint.findLastIndex(isMet)
  const first = hint.findIndex(isMet)
  const next = hint[last + 1]
  const before = hint.slice(0, Math.max(0, first)).findLast((word) => !isWeak(word))
  const head = hint[last]
  if (next !== undefined && !own.has(next)) {
    const habit = kindsOfHabit[next]
    const isFlavour = fruitColours.has(next) && !fruitful.includes(kind)
    if (habit ? !habit.includes(kind) : isPlantNoun(next) && !isWeak(next) && !isFlavour) return true
  }
  if (before === undefined || head === undefined || own.has(before)) return false
  const isColour = fruitColours.has(head) && !fruitColours.has(before) && isPlantName(hint[first - 1] ?? '')
  return sharedHeads.has(head) || isColour
}
