import { type CivilDate, civilDate } from './civil-date.ts'
import type { AustralianState } from './profile/choices.ts'

const zones: Record<AustralianState, string> = {
  'New South Wales': 'Australia/Sydney',
  Victoria: 'Australia/Melbourne',
  Queensland: 'Australia/Brisbane',
  'Western Australia': 'Australia/Perth',
  'South Australia': 'Australia/Adelaide',
  Tasmania: 'Australia/Hobart',
  'Australian Capital Territory': 'Australia/Sydney',
  'Northern Territory': 'Australia/Darwin',
}

/** Every time zone that a gardener may be in. */
export const timeZones: readonly string[] = [...new Set(Object.values(zones))]

/** The IANA time zone for a gardener in this state; Sydney's before a state is known. */
export function timeZoneOf(state: AustralianState | null | undefined): string {
  return state ? zones[state] : 'Australia/Sydney'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The civil date at an instant in a time zone. Put together from the parts: how a language writes a date as a whole
 * changes with the version of ICU, and Safari's writes `en-CA` with slashes.
 */
export function civilDateAt(instant: Date, timeZone: string): CivilDate {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const parts = format.formatToParts(instant)
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value)
  return civilDate(part('year'), part('month'), part('day'))
}
