import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isPlantingAnew, isUsualIn } from '../catalogue/usual-places.ts'
import { type Climate, isHardFrost } from '../climate/climate.ts'
import type { CatalogueEntry, Job, MonthsByZone, PlantKind, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { south } from '../jobs/months.ts'
import { monthsHere } from '../plan/frost-months.ts'
import { isTender } from './tender.ts'

type Place = Pick<Climate, 'zone' | 'frost'>

const bareRooted: MonthsByZone = { subtropical: [7], temperate: [6, 7, 8], cool: [6, 7, 8] }
const autumnOrSpring: MonthsByZone = { ...south(3, 4, 5, 9), cool: [9, 10], tropical: [1, 2, 3] }
/** While the soil is warm and no frost is ahead. */
const warmSoil: MonthsByZone = {
  tropical: [1, 2, 3],
  subtropical: [3, 9, 10, 11],
  temperate: [10, 11],
  cool: [11],
  arid: [9, 10],
}

/** Kinds that are planted in autumn or spring, if frost does not decide otherwise. */
const autumnOrSpringKinds: readonly PlantKind[] = [
  'evergreen-fruit',
  'native-shrub',
  'native-tree',
  'native-perennial',
  'flowering-shrub',
  'hedge',
  'climber',
  'perennial',
  'ornamental-grass',
  'fern',
  'herb',
]
/** Planting months of other lasting kinds. A kind that is in neither list has none. */
const usual: Partial<Record<PlantKind, MonthsByZone>> = {
  citrus: { subtropical: [3, 8, 9], temperate: [3, 8, 9], cool: [10], arid: [3, 8] },
  'stone-or-pome-fruit': bareRooted,
  'stone-fruit': bareRooted,
  'pome-fruit': bareRooted,
  nut: bareRooted,
  'tropical-fruit': { tropical: [1, 2, 3], subtropical: [9, 10, 11], temperate: [10, 11] },
  rose: { temperate: [6, 7, 8], cool: [6, 7, 8] },
  'deciduous-tree': bareRooted,
  palm: warmSoil,
  // In the wet of the tropics its roots would rot.
  succulent: { ...warmSoil, tropical: [4, 5] },
}

/**
 * The months in which a plant is sown or planted at a place, ascending; empty if unknown, or if it isn’t usually grown
 * there.
 */
export const plantingMonths = remembered(
  ({ zone, frost }: Place) => `${zone} ${frost}`,
  (entry, place) => {
    if (!isUsualIn(entry, place.zone)) return []
    const jobs = effectiveJobs(entry)
    const own = jobs.filter(isPlantingAnew)
    const tender = isTender(entry, jobs)
    const months =
      own.length > 0
        ? own.flatMap((job) => monthsHere(job, place, tender))
        : (entry.planting ?? usualOf(entry, place, jobs, tender))?.[place.zone]
    return [...new Set(months)].sort((a, b) => a - b)
  },
)

/** The months of a lasting plant without a planting of its own. What frost may damage waits until none is ahead. */
function usualOf(
  { kind }: CatalogueEntry,
  { frost }: Place,
  jobs: readonly Job[],
  tender: boolean,
): MonthsByZone | undefined {
  if (!autumnOrSpringKinds.includes(kind)) return usual[kind]
  return tender || (isHardFrost(frost) && jobs.some(isShelter)) ? warmSoil : autumnOrSpring
}

/** The months in which a plant is picked in a zone. */
export const pickingMonths = remembered(
  (zone: Zone) => zone,
  (entry, zone) =>
    effectiveJobs(entry).flatMap(({ type, months }) => (type === 'Harvesting' ? (months[zone] ?? []) : [])),
)

type MonthsOf<Where> = (entry: CatalogueEntry, where: Where) => readonly number[]

/** Caches results by entry and place: a list asks for every plant, and entries never change. */
function remembered<Where>(keyOf: (where: Where) => string, monthsOf: MonthsOf<Where>): MonthsOf<Where> {
  const byEntry = new WeakMap<CatalogueEntry, Map<string, readonly number[]>>()
  return (entry, where) => {
    const key = keyOf(where)
    const known = byEntry.get(entry) ?? new Map<string, readonly number[]>()
    const months = known.get(key) ?? monthsOf(entry, where)
    byEntry.set(entry, known.set(key, months))
    return months
  }
}
