import type { Sunlight } from '@wattle/contracts/locations/choices.ts'
import { catalogue } from '@wattle/plant-guide/catalogue/catalogue.ts'
import type { CatalogueEntry, PlantKind, Zone } from '@wattle/plant-guide/entry.ts'
import { findCare } from '@wattle/plant-guide/names/find-care.ts'

/** A plant of the guide that grows in a zone. */
export type Growing = {
  name: string
  /** The months in which it is planted there. */
  months: readonly number[]
  /** Grows for more than one season. */
  lasts: boolean
}

const anyMonth = Array.from({ length: 12 }, (_, index) => index + 1)
const fewestJobs = 3

const known = new Map<string, readonly Growing[]>()

/** Plants of these kinds that grow in a zone and suit this light. */
export function growingIn(zone: Zone, kinds: readonly PlantKind[], sunlight: Sunlight): readonly Growing[] {
  const key = [zone, sunlight, ...kinds].join(' ')
  const before = known.get(key)
  if (before) return before
  const found = catalogue
    .filter(({ kind, needs }) => kinds.includes(kind) && needs.sunlight.includes(sunlight))
    .flatMap((entry) => growing(entry, zone) ?? [])
  known.set(key, found)
  return found
}

/** If a plant does not grow in a zone, the guide has few jobs for it there, or no month for planting it. */
function growing({ name, species }: CatalogueEntry, zone: Zone): Growing | null {
  const { jobs, cropMonths } = findCare(name, species)
  const here = jobs.filter(({ months }) => months[zone]?.length)
  const planting = jobs.filter(({ type }) => type === 'Planting')
  const months = planting.flatMap((job) => job.months[zone] ?? [])
  if (here.length < fewestJobs || (planting.length > 0 && months.length === 0)) return null
  return { name, months: months.length > 0 ? months : anyMonth, lasts: cropMonths === null }
}
