import { asksWhatIsSafe } from '@wattle/contracts/guide/asks-what-is-safe.ts'
import type { SunNeed } from '@wattle/contracts/guide/choices.ts'
import { searchedBeginnings, spellingOf } from '@wattle/contracts/search-words.ts'
import { namesOf } from '../catalogue/names.ts'
import { grownFirst, isPopular } from '../catalogue/popular.ts'
import { isBushFood } from '../catalogue/traits.ts'
import { unusualAt } from '../catalogue/usual-places.ts'
import type { Climate } from '../climate/climate.ts'
import type { CatalogueEntry, PlantKind, Zone } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { findEntry } from '../names/find-care.ts'
import { genusOf } from '../names/genus.ts'
import { identify } from '../names/identify.ts'
import { habits } from '../names/name-in-hint.ts'
import { kindCalled } from '../names/recognise-kind.ts'
import { crops, isCalled, wordsOfEntry } from '../names/vocabulary.ts'
import { likeness, nameWordsOf } from '../words.ts'
import { bestFirst } from './best-match.ts'
import { type GuidePlant, guidePlantBySlug, guidePlants } from './guide-plants.ts'
import { isOfKinds, type KindsAsked, kindsAsked, kindsBegun } from './kinds-asked.ts'
import { asksWhatIsNotTold } from './not-told.ts'
import { pickingMonths, plantingMonths } from './planting-months.ts'
import { slugOf } from './slug.ts'

export type Wanted = {
  /** The text as typed. Empty finds any plant. */
  search: string
  kind?: PlantKind | undefined
  sun?: SunNeed | undefined
  pot?: boolean | undefined
  native?: boolean | undefined
  /** Only Australian plants that are picked for food. */
  bushFood?: boolean | undefined
  /** Only plants that many gardeners grow. */
  popular?: boolean | undefined
  /** Only plants that can be planted there in that month. */
  plantIn?: { climate: Climate; month: number } | undefined
}

/** How many plants a misspelt word may stand for. */
const mostMeant = 12

/** The fewest plants worth choosing from. With fewer, part shade replaces full shade. */
const fewest = 3

/** Each name of a plant, with its common name and genus in front: “acer sango kaku”, “pink lady apple”. */
const spellings = new Map(
  guidePlants.map(({ entry, kindName }) => {
    const before = spellingOf(`${entry.name} ${genusOf(entry.species)}`)
    const others = [...namesOf(entry), entry.species, kindName].map(spellingOf)
    return [entry, others.map((other) => ` ${before} ${other}`)]
  }),
)

/**
 * The matching plants, sorted by name; for a search, the best match first, and for a search by kind, popular plants
 * first. Empty if the search asks which plants are safe, because names don't tell that.
 */
export function browse({ search, ...wanted }: Wanted): GuidePlant[] {
  if (asksWhatIsSafe(search)) return []
  const asked = kindsAsked(search)
  if (!asked && asksWhatIsNotTold(search)) return []
  const begun = asked ? undefined : kindsBegun(search)
  if (begun) {
    const named = guidePlants.filter(({ entry }) => isBegun(entry, search))
    const ofKinds = [...bestFirst(grownFirst(named), search), ...foundByKinds(begun)]
    const found = [...new Set([...ofKinds, ...foundByNames(search)])]
    return found.filter((plant) => isWanted(plant, wanted))
  }
  const ofKinds = asked ? foundByKinds(asked, wanted.plantIn?.climate.zone) : []
  const found = ofKinds.length > 0 ? ofKinds : foundByNames(search)
  const meant = found.length > 0 || asked ? found : plantsMeantBy(search)
  return meant.filter((plant) => isWanted(plant, wanted))
}

/** Whether the plant's own name begins with the typed text. */
const isBegun = ({ name }: CatalogueEntry, search: string) => spellingOf(name).startsWith(spellingOf(search))

/** Months from sowing within which a crop that is called quick is picked. */
const quickest = 2

/** Months from sowing until the first picking. */
const monthsToPick = ({ jobs }: CatalogueEntry) =>
  Math.min(
    ...jobs.flatMap(({ type, fromMonths }) => (type === 'Harvesting' && fromMonths ? [fromMonths] : [])),
  )

/** The crops among the plants that are picked soon, the soonest first. */
const quickFirst = (plants: readonly GuidePlant[]) =>
  plants
    .filter(({ entry }) => monthsToPick(entry) <= quickest)
    .sort((a, b) => monthsToPick(a.entry) - monthsToPick(b.entry))

/**
 * The plants of the kinds, then any others with all the words in their names. A plant whose name is the whole search
 * comes first.
 */
function foundByKinds({ kinds, said, words, where, picked, quick }: KindsAsked, zone?: Zone): GuidePlant[] {
  const isOfKind = ({ entry }: GuidePlant) => kinds.includes(entry.kind)
  // Without a place, `temperate`, the zone of most gardens.
  const isInTime = ({ entry }: GuidePlant) =>
    !picked || pickingMonths(entry, zone ?? 'temperate').some((month) => picked.includes(month))
  const ripe = guidePlants.filter((plant) => isOfKind(plant) && isInTime(plant))
  const inOrder = grownFirst(ripe, zone)
  const inTime = quick ? quickFirst(inOrder) : inOrder
  // If next to none of these kinds lives in full shade, part shade is the nearest condition.
  const places = where.sun === 'shade' ? [where, { ...where, sun: 'part-shade' as const }] : [where]
  const suited = places.map((place) => inTime.filter((plant) => isWanted(plant, place)))
  const most = suited.find(({ length }) => length >= fewest) ?? suited.at(-1) ?? []
  const named = guidePlants.filter(
    (plant) => !isOfKind(plant) && words.every((word) => wordsOfEntry.get(plant.entry)?.has(word)),
  )
  const found = [...most, ...bestFirst(named, words.join(' '))]
  return [...new Set([...found.filter(({ entry }) => isCalled(entry, said)), ...found])]
}

/**
 * The plants with a name whose words begin with the typed words, then those whose names contain the words in the
 * singular. An empty search finds every plant.
 */
function foundByNames(search: string): GuidePlant[] {
  if (search.trim() === '') return [...guidePlants]
  const singular = nameWordsOf(search)
  const found = beginningWith(search)
  const others = guidePlants.filter(
    ({ entry }) =>
      singular.every((word) => wordsOfEntry.get(entry)?.has(word)) &&
      isOneName(entry, (name) => {
        const named = nameWordsOf(name)
        return singular.every((word) => named.includes(word))
      }),
  )
  const one = singular.join(' ')
  // Of a plural, the plant with that name in the singular is the best match: potatoes are no sweet potatoes.
  const called = others.filter(({ entry }) => spellingOf(entry.name) === one)
  const all = one === '' ? [] : [...called, ...found, ...bestFirst(grownFirst(others), one)]
  return all.length > 0 ? [...new Set(all)] : beginningWith(one)
}

function beginningWith(search: string): GuidePlant[] {
  const words = searchedBeginnings(search)
  // Punctuation alone finds nothing.
  const found = guidePlants.filter(
    (plant) =>
      words.length > 0 && isOneName(plant.entry, (name) => words.every((word) => name.includes(` ${word}`))),
  )
  return bestFirst(grownFirst(found), search)
}

/** Whether one of a plant’s names fits. Words from several names don't count together. */
function isOneName(entry: CatalogueEntry, fits: (name: string) => boolean): boolean {
  return spellings.get(entry)?.some(fits) ?? false
}

/** The plants that a misspelt name may mean; for a kind described in other words, all of its plants. */
function plantsMeantBy(search: string): GuidePlant[] {
  const { plants } = identify({ hint: search, maxMatches: mostMeant })
  const [first] = plants
  const kind = first && kindCalled(first.name, first.species)
  if (kind)
    return saysKind(search, kind) ? grownFirst(guidePlants.filter(({ entry }) => entry.kind === kind)) : []
  return plants.flatMap(({ name, species }) => {
    const plant = guidePlantBySlug(slugOf(findEntry(name, species)?.name ?? name))
    return plant && saysMoreThanAKind(search, plant) ? [plant] : []
  })
}

/**
 * Whether a search shares more with a plant's names, spelt correctly or not, than a word for a kind: "asian vegetables"
 * are not salsify alone.
 */
function saysMoreThanAKind(search: string, { entry }: GuidePlant): boolean {
  const words = nameWordsOf(search)
  const own = [...(wordsOfEntry.get(entry) ?? [])]
  const shared = words.filter((word) => own.some((each) => likeness(each, word) > 0))
  return (
    shared.length === 0 ||
    shared.length === words.length ||
    !shared.every((word) => isOfKinds(word) || crops.has(word))
  )
}

/**
 * Whether a search contains a word for the kind, spelt correctly or not. If only a genus indicates the kind, the guide
 * doesn't have the plant.
 */
function saysKind(search: string, kind: PlantKind): boolean {
  const named = nameWordsOf(kindGuides[kind].name).filter((word) => !habits.has(word))
  return nameWordsOf(search).some((word) => named.some((each) => likeness(each, word) > 0))
}

function isWanted(
  plant: GuidePlant,
  { kind, sun, pot, native, bushFood, popular, plantIn }: Omit<Wanted, 'search'>,
): boolean {
  return (
    (!kind || plant.entry.kind === kind) &&
    (!sun || plant.sun.includes(sun)) &&
    (!pot || plant.pot) &&
    (!native || plant.native) &&
    (!bushFood || isBushFood(plant.entry)) &&
    (!popular || isPopular(plant.entry.name, plantIn?.climate.zone)) &&
    (!plantIn ||
      (!unusualAt(plant.entry, plantIn.climate) &&
        plantingMonths(plant.entry, plantIn.climate).includes(plantIn.month)))
  )
}
