import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { CatalogueEntry, Job, MonthsByZone, PlantKind, Zone } from '../entry.ts'
import { south } from '../jobs/months.ts'
import { belongsTo } from '../taxon.ts'
import { effectiveJobs } from './effective-jobs.ts'

const bareRooted: MonthsByZone = { subtropical: [7], temperate: [6, 7, 8], cool: [6, 7, 8] }
const autumnOrSpring: MonthsByZone = { ...south(3, 4, 5, 9), cool: [9, 10], tropical: [1, 2, 3] }

/** Planting months of lasting kinds, for entries without a planting of their own. A kind that is absent has none. */
const usual: Partial<Record<PlantKind, MonthsByZone>> = {
  citrus: { subtropical: [3, 8, 9], temperate: [3, 8, 9], cool: [10], arid: [3, 8] },
  'stone-or-pome-fruit': bareRooted,
  'stone-fruit': bareRooted,
  'pome-fruit': bareRooted,
  rose: { temperate: [6, 7, 8], cool: [6, 7, 8] },
  'deciduous-tree': bareRooted,
  'native-shrub': autumnOrSpring,
  'native-tree': autumnOrSpring,
  'native-perennial': autumnOrSpring,
  'tropical-fruit': { tropical: [1, 2, 3], subtropical: [9, 10, 11], temperate: [10, 11] },
}
/** Evergreen fruit trees, which are never sold with bare roots. */
const evergreenFruit = ['Olea', 'Eriobotrya']

/** The rule of replacing old plants with new ones; it counts as planting although it has a `fromMonths`. */
const replacing = 'replace-plants'

const isPlantingAnew = ({ type, fromMonths, rule }: Job) =>
  type === 'Planting' && (!fromMonths || rule === replacing)

/**
 * The months in which a plant is sown or planted in a zone, ascending; empty if unknown, or if it isn’t usually grown
 * there.
 */
export const plantingMonths = remembered((entry, zone) => {
  if (!isUsualIn(entry, zone)) return []
  const own = effectiveJobs(entry).filter(isPlantingAnew)
  const evergreen = evergreenFruit.some((taxon) => belongsTo(taxon, entry.species))
  const months =
    own.length > 0 || evergreen
      ? own.flatMap((job) => job.months[zone] ?? [])
      : (entry.planting ?? usual[entry.kind])?.[zone]
  return [...new Set(months)].sort((a, b) => a - b)
})

/** The months in which a plant is picked in a zone. */
export const pickingMonths = remembered((entry, zone) =>
  effectiveJobs(entry).flatMap(({ type, months }) => (type === 'Harvesting' ? (months[zone] ?? []) : [])),
)

type MonthsOf = (entry: CatalogueEntry, zone: Zone) => readonly number[]

/** Caches results by entry and zone: a list asks for every plant, and entries never change. */
function remembered(monthsOf: MonthsOf): MonthsOf {
  const byEntry = new WeakMap<CatalogueEntry, Map<Zone, readonly number[]>>()
  return (entry, zone) => {
    const known = byEntry.get(entry) ?? new Map<Zone, readonly number[]>()
    const months = known.get(zone) ?? monthsOf(entry, zone)
    byEntry.set(entry, known.set(zone, months))
    return months
  }
}

/** Types of work that occur in every zone, so they don't show where a plant is grown. */
const anywhere: readonly TaskType[] = ['Watering', 'Weeding', 'Disease control']

/**
 * Whether gardeners grow a plant in a zone: its planting has months there or, if the entry has no planting job, another
 * job of its own does.
 */
export function isUsualIn({ jobs, unusualIn = [] }: CatalogueEntry, zone: Zone): boolean {
  if (unusualIn.includes(zone)) return false
  const planting = jobs.filter(isPlantingAnew)
  const telling = planting.length > 0 ? planting : jobs.filter(({ type }) => !anywhere.includes(type))
  const own = telling.length > 0 ? telling : jobs
  return own.length === 0 || own.some(({ months }) => months[zone]?.length)
}
