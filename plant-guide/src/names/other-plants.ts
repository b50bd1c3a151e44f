import type { CatalogueEntry, PlantKind } from '../entry.ts'
import { nameWordsOf } from '../words.ts'

/** Last words that the common names of many unrelated plants share. An unknown word before one makes a different plant. */
const sharedHeads = new Set(
  nameWordsOf(
    'aloe apple ash bean bell berry bluebell box broom bush cabbage cactus cedar cherry chestnut creeper currant daisy fern fuchsia ' +
      'ginger grass gum heath hibiscus holly honeysuckle fig iris ivy jasmine laurel lawn lilac lily lime myrtle nettle nut oak orange orchid oregano ' +
      'palm pansy pea pear pepper pine plum poplar poppy primrose rose rosemary sedge spinach sprout thistle tulip vine violet waratah wattle',
  ),
)

/** Those with many cultivars: an unknown word before one is more likely a cultivar than a different plant. */
const headsOfCultivars = new Set(
  nameWordsOf(
    'apple cherry fuchsia hibiscus iris lilac pansy pear plum poppy primrose rosemary tulip waratah',
  ),
)

/** Whether an unknown word before a plant’s name may be its cultivar: "Benenden rosemary". */
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
/** Plants grown for their fruit. */
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

/** Whether plants of this kind have this growth habit: there are plum trees, but no bean trees. True for other words. */
export const isOfHabit = (kind: PlantKind, word: string) => kindsOfHabit[word]?.includes(kind) ?? true

/** Fruits that breeders use for a colour or a scent, after the name of a plant without such fruit: nandina ‘Lemon Lime’. */
export const fruitColours = new Set(
  nameWordsOf(
    'apple apricot banana blackberry blueberry cherry cranberry grape guava kiwi lemon lime mandarin mango melon mint ' +
      'orange passionfruit peach pineapple plum pomegranate raspberry strawberry tangerine watermelon',
  ),
)
/** Kinds whose own fruit such a word may mean. */
const fruitful: readonly PlantKind[] = [...fruitKinds, 'nut', 'palm', 'native-tree', 'deciduous-tree']

export type Spoken = {
  /** The words of a hint, in order. */
  hint: readonly string[]
  /** Whether the plant's name matches the word. */
  isMet: (word: string) => boolean
  /** The words of all the plant's names. */
  own: ReadonlySet<string>
  /** Whether the word ends the name of some plant. */
  isPlantNoun: (word: string) => boolean
  /** Whether the word is the whole name of some plant. */
  isPlantName: (word: string) => boolean
  /** Whether the word says nothing about which plant is meant. */
  isWeak: (word: string) => boolean
}

/**
 * Whether the words around a plant's name make it a different plant: a lemon myrtle is not a lemon, a strawberry tree
 * not a strawberry, a forest pansy not a pansy, a marigold ‘Tangerine’ not a tangerine.
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
