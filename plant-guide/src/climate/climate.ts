import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Frost, Zone } from '@wattle/contracts/guide/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { seasonName } from '@wattle/contracts/season.ts'
import { keyOf } from '../words.ts'
import { climatePlaces } from './climate-places.ts'
import { climateRanges } from './climate-ranges.ts'
import { climateTowns } from './climate-towns.ts'
import { QLD } from './states.ts'

/** Whether frosts are hard enough to kill new plants. */
export const isHardFrost = (frost: Frost): boolean => frost === 'moderate' || frost === 'heavy'

/** The climate of a garden's place, as far as it matters to plants. */
export type Climate = { zone: Zone; frost: Frost; drySummer: boolean; state: AustralianState }

const capitals: Record<AustralianState, string> = {
  'New South Wales': '2000',
  Victoria: '3000',
  Queensland: '4000',
  'Western Australia': '6000',
  'South Australia': '5000',
  Tasmania: '7000',
  'Australian Capital Territory': '2600',
  'Northern Territory': '0800',
}

/** Postcodes that cross a border into another climate. */
const acrossBorders: Partial<Record<AustralianState, Record<string, Local>>> = {
  'Western Australia': { '0872': { zone: 'arid', frost: 'light' } },
}

const drySummerStates: readonly AustralianState[] = ['South Australia', 'Western Australia']
const drySummerZones: readonly Zone[] = ['subtropical', 'temperate', 'cool']

type Local = Pick<Climate, 'zone' | 'frost'>

/**
 * The climate of a postcode. The state matters only where a postcode spans a border; an unknown postcode has the
 * climate of the state's capital. If the climate of the gardener's own town is known, it takes precedence.
 */
export function climateOf(postcode: string, state: AustralianState, town?: string | null): Climate {
  const [usual, ...others] = statesOfPostcode(postcode)
  const home = others.includes(state) ? state : (usual ?? state)
  const local =
    townIn(postcode, town ?? '') ??
    acrossBorders[home]?.[postcode] ??
    localOf(postcode) ??
    localOf(capitals[home]) ??
    anywhere
  const drySummer = drySummerStates.includes(home) && drySummerZones.includes(local.zone)
  return { ...local, drySummer, state: home }
}

function townIn(postcode: string, town: string): Local | undefined {
  const key = keyOf(town)
  const found = climateTowns.find(([own, name]) => own === postcode && keyOf(name) === key)
  return found && { zone: found[2], frost: found[3] }
}

const anywhere: Local = { zone: 'temperate', frost: 'light' }

function localOf(postcode: string): Local | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const number = Number(postcode)
  const place = climatePlaces.find(([own]) => own === number)
  if (place) return { zone: place[2], frost: place[3] }
  const range = climateRanges.find(([from, to]) => number >= from && number <= to)
  return range && { zone: range[2], frost: range[3] }
}

/**
 * Whether spring is warm and the driest part of the growing season, because the rain comes in summer: on the ranges of
 * Queensland and on the subtropical coast of the east.
 */
export const hasDrySpring = ({ zone, state, drySummer }: Climate): boolean =>
  zone === 'subtropical' ? !drySummer : zone === 'temperate' && state === QLD

/** The season of a date, as gardeners in the zone call it. */
export function seasonIn(zone: Zone, date: CivilDate): string {
  return seasonName(partsOf(date).month, zone === 'tropical')
}

/** Gardeners’ words for a zone, to follow "in". */
export const climateNames: Record<Zone, string> = {
  tropical: 'the tropics',
  subtropical: 'the subtropics',
  temperate: 'temperate climates',
  cool: 'cool climates',
  arid: 'the dry inland',
}
