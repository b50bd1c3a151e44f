import {
  type Frost,
  frosts,
  unusualGroundNote,
  unusualNote,
  type Zone,
} from '@wattle/contracts/guide/choices.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import type { Climate } from './climate.ts'
import { isUsualIn } from './planting-months.ts'

type Place = Pick<Climate, 'zone' | 'frost'>

const warmWinters: readonly Zone[] = ['tropical', 'subtropical', 'arid']

/** Whether gardeners of a place grow a plant there at all, in a pot or in the ground. */
export function isUsualAt(entry: CatalogueEntry, { zone, frost }: Place): boolean {
  const lacksChill = entry.needsChill && frost === 'none' && warmWinters.includes(zone)
  return isUsualIn(entry, zone) && !lacksChill
}

/** What a plan says of a plant that gardeners of its place don’t grow, or not in the ground. */
export function unusualAt(entry: CatalogueEntry, place: Place, method: PlantingMethod): string | undefined {
  if (!isUsualAt(entry, place)) return unusualNote(place.zone)
  if (method === 'pot') return undefined
  if (isHouseplantOutside(entry, place)) return unusualGroundNote(`the climate is ${place.zone}`)
  return isTooHarsh(entry, place) ? unusualGroundNote(`frost is ${place.frost}`) : undefined
}

/** Whether frost is harder than a plant lives through in the ground. */
export function isTooHarsh({ hardyTo }: CatalogueEntry, { frost }: Pick<Place, 'frost'>): boolean {
  return hardyTo !== undefined && isHarder(frost, hardyTo)
}

/** Whether a plant of warm rooms grows where winters are too cold for it in the ground. */
export function isHouseplantOutside({ kind, hardyTo }: CatalogueEntry, place: Place): boolean {
  return kind === 'indoor' && hardyTo === undefined && !isMild(place)
}

const isMild = ({ zone, frost }: Place) =>
  zone === 'tropical' || (zone === 'subtropical' && !isHarder(frost, 'light'))

const isHarder = (one: Frost, other: Frost) => frosts.indexOf(one) > frosts.indexOf(other)
