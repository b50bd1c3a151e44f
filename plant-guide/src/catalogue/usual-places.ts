import { type Frost, frosts, type Zone } from '@wattle/contracts/guide/choices.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { type Climate, climateNames } from '../climate/climate.ts'
import type { CatalogueEntry, Job } from '../entry.ts'
import { keepWarmRule } from '../jobs/frost.ts'

type Place = Pick<Climate, 'zone' | 'frost' | 'state' | 'drySummer'>

/** Rules that plant again what has been lifted or is worn out, in the months in which it is first planted, too. */
const plantingAgain = ['replace-plants', 'plant-season']

/** Whether a job's months are those in which the plant is first sown or planted. */
export const isPlantingAnew = ({ type, fromMonths, rule }: Job): boolean =>
  type === 'Planting' && (!fromMonths || plantingAgain.includes(rule))

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

/**
 * The note for a plant that gardeners of a place don’t grow by this method; undefined if they do. Without a method,
 * only for a plant that they grow neither in a pot nor in the ground.
 */
export function unusualAt(entry: CatalogueEntry, place: Place, method?: PlantingMethod): string | undefined {
  if (!isUsualIn(entry, place.zone))
    return `It isn’t usually grown in ${climateNames[place.zone]}${whyNot(entry, place)}`
  if (lacksChill(entry, place)) return 'It isn’t usually grown where winters are mild, as it needs a cold one'
  if (entry.unusualInDrySummers && place.zone === 'temperate' && place.drySummer)
    return 'It isn’t usually grown where summers are dry, as it needs cool, damp ones'
  if (method !== 'ground') return undefined
  const inGround = 'It isn’t usually grown in the ground'
  const isForARoom =
    isHouseplantOutside(entry, place) || isOfCoolRooms(entry) || isOfWarmGardens(entry, place)
  if (entry.growsOnTrees && (isForARoom || isTooHarsh(entry, place)))
    return `${inGround}: its roots need a pot of bark, which can be moved out of the cold`
  if (entry.growsOnTrees) return `${inGround}: its roots need a tree, or a pot of bark`
  if (isForARoom) return `${inGround} in ${climateNames[place.zone]}: a pot in a bright room is safer`
  if (isTooHarsh(entry, place))
    return `${inGround} where frost is ${place.frost}: a pot that can be moved is safer`
  return undefined
}

/** Whether a houseplant likes it cool, so that a warm garden is no better for it than a cold one. */
const isOfCoolRooms = (entry: CatalogueEntry) =>
  entry.kind === 'indoor' && entry.hardyTo === undefined && !isUsualIn(entry, 'tropical')

/** Whether a houseplant lives outside in warm gardens, but hardly grows in a cool one, even if the frosts are light. */
const isOfWarmGardens = ({ kind, hardyTo }: CatalogueEntry, { zone }: Place) =>
  kind === 'indoor' && hardyTo === 'light' && zone === 'cool'

const warmWinters: readonly Zone[] = ['tropical', 'subtropical', 'arid']
/** States in which a temperate winter is cold enough even on the frost-free coast. */
const coldStates: readonly AustralianState[] = ['Victoria', 'Tasmania', 'Australian Capital Territory']

function lacksChill({ needsChill }: CatalogueEntry, { zone, frost, state }: Place): boolean {
  if (!needsChill || frost !== 'none') return false
  if (needsChill === 'little') return zone === 'tropical'
  const isMildCoast = zone === 'temperate' && !coldStates.includes(state)
  return warmWinters.includes(zone) || (needsChill === 'plenty' && isMildCoast)
}

/** The zones that have rain, from the warmest to the coldest. */
const byWarmth: readonly Zone[] = ['tropical', 'subtropical', 'temperate', 'cool']

/** Why nobody grows a plant in a zone, judged by the zones where gardeners do. */
function whyNot(entry: CatalogueEntry, place: Place): string {
  const { zone } = place
  if (lacksChill(entry, place)) return ', as it needs a cold winter'
  if (entry.hardyTo === 'none' && zone !== 'subtropical') return ', as it needs warm nights all year'
  if (zone === 'arid')
    return isTooHarsh(entry, place)
      ? ', as the frosts are too hard for it'
      : ', as the dry heat is too much for it'
  const isUsualAmong = (others: readonly Zone[]) => others.some((other) => isUsualIn(entry, other))
  const warmth = byWarmth.indexOf(zone)
  if (isUsualAmong(byWarmth.slice(warmth + 1)))
    return zone === 'temperate'
      ? ', as the summers are too warm for it'
      : ', as the humid heat is too much for it'
  return isUsualAmong(byWarmth.slice(0, warmth)) ? ', as the cold is too much for it' : ''
}

/** Whether frost is harder than a plant survives in the ground. */
export function isTooHarsh({ hardyTo }: CatalogueEntry, { frost }: Pick<Place, 'frost'>): boolean {
  return hardyTo !== undefined && isHarder(frost, hardyTo)
}

/** Whether a plant that needs a warm room in winter is in a place where winters are too cold for it in the ground. */
export function isHouseplantOutside(entry: CatalogueEntry, place: Pick<Place, 'zone' | 'frost'>): boolean {
  return isOfTheHouse(entry) && entry.hardyTo === undefined && !isMild(place)
}

/** Whether the pot of a plant stands inside all year: a houseplant, or an orchid that is kept in a warm room. */
export const isOfTheHouse = ({ kind, jobs }: CatalogueEntry): boolean =>
  kind === 'indoor' || (kind === 'orchid' && jobs.some(({ rule }) => rule === keepWarmRule))

const isMild = ({ zone, frost }: Pick<Place, 'zone' | 'frost'>) =>
  zone === 'tropical' || (zone === 'subtropical' && !isHarder(frost, 'light'))

const isHarder = (one: Frost, other: Frost) => frosts.indexOf(one) > frosts.indexOf(other)
