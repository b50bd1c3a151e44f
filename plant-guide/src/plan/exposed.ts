import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { liftCrownRule } from '../catalogue/jobs/tree-jobs.ts'
import { shortName } from '../catalogue/names.ts'
import { isOfMarshes, likesItDry } from '../catalogue/traits.ts'
import { isHouseplantOutside, isOfTheHouse, isTooHarsh, isUsualIn } from '../catalogue/usual-places.ts'
import { type Climate, isHardFrost } from '../climate/climate.ts'
import type { CatalogueEntry, Job, PlantKind } from '../entry.ts'
import {
  coveredAsHighAsOneReaches,
  coverFromFrost,
  isShelter,
  keepWarmRule,
  monthsToHarden,
} from '../jobs/frost.ts'
import {
  bringIn,
  bringInFromTheCold,
  liftBeforeFrost,
  liftDryBeforeFrost,
  liftForGood,
} from '../jobs/wintering.ts'

/**
 * Adds or replaces shelter where frost is harder than a plant survives. Small plants are covered at any age, tall ones
 * only while they can be covered. Where frosts are hard, houseplants in the ground are lifted and pots are brought
 * indoors.
 */
export function coveredWhereExposed(
  jobs: readonly Job[],
  entry: CatalogueEntry,
  climate: Climate,
  method?: PlantingMethod,
): readonly Job[] {
  const covered = sheltered(jobs, entry, climate, method)
  const dry = likesItDry(entry) ? covered.map((job) => ({ ...job, ...job.dry })) : covered
  return grownHigh.includes(entry.kind) ? dry.map(coveredHigh) : dry
}

const coveredHigh = (job: Job) => (isShelter(job) ? coveredAsHighAsOneReaches(job) : job)

/** Kinds that outgrow a frost cloth over stakes in a few years. */
const grownHigh: readonly PlantKind[] = [
  ...(['flowering-shrub', 'native-shrub', 'climber', 'hedge', 'evergreen-fruit', 'tropical-fruit'] as const),
  ...(['native-tree', 'deciduous-tree', 'palm', 'nut'] as const),
]

function sheltered(
  jobs: readonly Job[],
  entry: CatalogueEntry,
  climate: Climate,
  method?: PlantingMethod,
): readonly Job[] {
  const unsheltered = jobs.filter((job) => !isShelter(job))
  if (method === 'pot') {
    if (isOfTheHouse(entry)) return jobs
    if (isBroughtIn(entry, climate)) return [...unsheltered, broughtIn(entry, jobs, climate)]
    if (jobs.some(isShelter)) return jobs
  }
  const name = shortName(entry)
  const lift = liftBeforeFrost(name, rotsInDampMix(entry))
  // Cloth does not hold off a winter that a tree of the tropics dies in.
  if (staysInAPot(entry, climate)) return [...unsheltered, liftForGood(name)]
  // A crop that is dug each winter is out of the ground before the frosts.
  const isDug = entry.cropMonths !== undefined && jobs.some(({ type }) => type === 'Harvesting')
  if (entry.frostShelter === 'lift' && isDug) return jobs
  if (entry.frostShelter === 'lift' && isHardFrost(climate.frost)) return [...unsheltered, lift]
  if (isTooHarsh(entry, climate) && isHardFrost(climate.frost) && isSmallAndTender(entry, jobs)) {
    const isDry = entry.kind === 'succulent' && jobs.some(restsDry)
    return [...unsheltered, isDry ? liftDryBeforeFrost(name) : lift]
  }
  // A plant that rests in winter sleeps through light frosts.
  const rest = jobs.find(({ rule }) => rule === 'rest-winter')
  const isTooCold = isHardFrost(climate.frost) || (climate.frost === 'light' && !rest)
  if (isHouseplantOutside(entry, climate) && isTooCold) {
    // The plant rests indoors, so the words of its winter rest replace those of the lift.
    const others = unsheltered.filter((job) => job !== rest && job.rule !== 'wash-leaves')
    return [...others, { ...lift, ...(rest?.inGround && { inGround: rest.inGround }) }]
  }
  if (!isTooHarsh(entry, climate)) return jobs
  const isTall = outgrowsItsCover(entry)
  if (!jobs.some(isShelter))
    return [
      ...jobs,
      isTall
        ? coverFromFrost(`young ${name}`, { untilMonths: monthsToHarden(entry.kind) })
        : coverFromFrost(name),
    ]
  return isTall ? jobs : jobs.map((job) => (isShelter(job) ? atAnyAge(job) : job))
}

/** Whether damp mix would rot a plant inside. One that rests in summer grows in winter and drinks then. */
const rotsInDampMix = (entry: CatalogueEntry) =>
  likesItDry(entry) && !entry.jobs.some(({ rule }) => rule === 'rest-summer')

/** Whether a plant survives light frosts at most under a cloth, and is small enough to be dug up. */
function isSmallAndTender({ kind, hardyTo }: CatalogueEntry, jobs: readonly Job[]): boolean {
  const isForTheYoung = jobs.some((job) => isShelter(job) && job.untilMonths !== undefined)
  return small.includes(kind) && hardyTo !== 'moderate' && !isForTheYoung
}

const small: readonly PlantKind[] = ['perennial', 'herb', 'fern', 'orchid', 'succulent']

/** Whether a potted plant is brought inside for the winter, as it would die outside, even under the eaves. */
export function isBroughtIn(entry: CatalogueEntry, climate: Climate): boolean {
  if (isOfTheHouse(entry)) return false
  const isLeftOut = isTooHarsh(entry, climate) && (isHardFrost(climate.frost) || entry.hardyTo === 'none')
  return isLeftOut || isFarFromTheTropics(entry, climate)
}

/**
 * A plant that every frost or a cool winter kills is brought in when nights turn cool, to a warmer room if it grows only
 * in the north.
 */
function broughtIn(entry: CatalogueEntry, jobs: readonly Job[], climate: Climate): Job {
  const [name, drinks] = [shortName(entry), drinksIndoors(entry, jobs)]
  if (entry.hardyTo !== 'none' && !isFarFromTheTropics(entry, climate)) return bringIn(name, drinks)
  const inside = bringInFromTheCold(name, drinks, isOfTheTropics(entry) ? 15 : 12)
  // The plant's own words say how warm its room is.
  const own = jobs.find(({ rule }) => rule === keepWarmRule)
  return own ? { ...inside, description: own.description, why: own.why } : inside
}

const isOfTheTropics = (entry: CatalogueEntry) =>
  !isUsualIn(entry, 'temperate') && !isUsualIn(entry, 'arid') && !isUsualIn(entry, 'cool')

/** Whether a tender plant of the tropics stands in a cool climate, where nights harm it though frosts are light. */
const isFarFromTheTropics = (entry: CatalogueEntry, { zone }: Climate) =>
  zone === 'cool' && (entry.hardyTo === 'light' || entry.hardyTo === 'none') && isOfTheTropics(entry)

/** Whether a tree or shrub of the tropics lives in a pot alone, because every winter of the place kills it. */
export const staysInAPot = (entry: CatalogueEntry, climate: Climate): boolean =>
  isFarFromTheTropics(entry, climate) &&
  isHardFrost(climate.frost) &&
  entry.kind !== 'indoor' &&
  !small.includes(entry.kind)

/**
 * How a potted plant is watered where it spends the winter. Plants that rest, or rot in cold, wet soil, stay almost
 * dry.
 */
export function drinksIndoors(entry: CatalogueEntry, jobs: readonly Job[]): Drinks {
  const { kind } = entry
  if (isOfMarshes(entry)) return 'wet'
  if (kind === 'bulb') return 'inLeaf'
  if (kind === 'summer-bulb') return 'hardly'
  // A rhizome dies down, and rots in damp mix then.
  if (kind === 'root-vegetable') return 'untilYellow'
  return kind !== 'fern' && jobs.some(restsDry) ? 'hardly' : 'less'
}

type Drinks = Parameters<typeof bringIn>[1]

const restsDry = (job: Job) => isShelter(job) && job.instead === 'water-less-winter'

const tall: readonly PlantKind[] = ['native-tree', 'deciduous-tree', 'palm', 'hedge', 'nut']

/** Whether a plant grows taller than it can be covered: by its kind or, whatever that is, as it gets a clear trunk. */
const outgrowsItsCover = ({ kind, jobs }: CatalogueEntry): boolean =>
  tall.includes(kind) || jobs.some(({ rule }) => rule === liftCrownRule)

function atAnyAge({ untilMonths: _, ...job }: Job): Job {
  const grown = (title: string) => title.replace('the young ', 'the ')
  const { title, dry } = job
  return { ...job, title: grown(title), ...(dry?.title && { dry: { ...dry, title: grown(dry.title) } }) }
}
