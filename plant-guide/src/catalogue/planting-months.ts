import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { CatalogueEntry, Job, MonthsByZone, PlantKind, Zone } from '../entry.ts'
import { south } from '../jobs/months.ts'
import { belongsTo } from '../taxon.ts'
import { effectiveJobs } from './effective-jobs.ts'

const bareRooted: MonthsByZone = { subtropical: [7], temperate: [6, 7, 8], cool: [6, 7, 8] }
const autumnOrSpring: MonthsByZone = { ...south(3, 4, 5, 9), cool: [9, 10], tropical: [1, 2, 3] }

/** When to plant what lasts, where the entry has no planting of its own. Kinds that are absent have no month to name. */
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
/** Evergreen, and never sold with bare roots. */
const evergreenFruit = ['Olea', 'Eriobotrya']

/** New plants are set out when old ones of their sort are replaced. */
const replacing = 'replace-plants'

const isPlantingAnew = ({ type, fromMonths, rule }: Job) =>
  type === 'Planting' && (!fromMonths || rule === replacing)

/** The months in which a plant is sown or planted in a zone; none where nobody has said, or where it isn’t usually grown. */
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

/** Worked out once: a list asks every plant of the guide, and what an entry says does not change. */
function remembered(monthsOf: MonthsOf): MonthsOf {
  const byEntry = new WeakMap<CatalogueEntry, Map<Zone, readonly number[]>>()
  return (entry, zone) => {
    const known = byEntry.get(entry) ?? new Map<Zone, readonly number[]>()
    const months = known.get(zone) ?? monthsOf(entry, zone)
    byEntry.set(entry, known.set(zone, months))
    return months
  }
}

/** Work that every zone asks for, and that says nothing of where a plant is grown. */
const anywhere: readonly TaskType[] = ['Watering', 'Weeding', 'Disease control']

/**
 * Whether gardeners grow a plant in a zone: somebody has said when it is planted there, or, of one whose planting nobody has
 * dated, when something of its own is done with it there.
 */
export function isUsualIn({ jobs, unusualIn = [] }: CatalogueEntry, zone: Zone): boolean {
  if (unusualIn.includes(zone)) return false
  const planting = jobs.filter(isPlantingAnew)
  const telling = planting.length > 0 ? planting : jobs.filter(({ type }) => !anywhere.includes(type))
  const own = telling.length > 0 ? telling : jobs
  return own.length === 0 || own.some(({ months }) => months[zone]?.length)
}
