import { type CivilDate, civilDate } from './civil-date.ts'
import { memoized } from './memoized.ts'
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

/** Every time zone in which a gardener may be. */
export const timeZones: readonly string[] = [...new Set(Object.values(zones))]

/** The IANA time zone of a state; Sydney's if the state is not known. */
export function timeZoneOf(state: AustralianState | null | undefined): string {
  return state ? zones[state] : 'Australia/Sydney'
}

/** A format costs far more than writing a date with it. */
const formatIn = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
)

/**
 * The civil date of an instant in a time zone. Built from parts, because the whole-date format of a language
 * changes with the version of ICU: Safari formats `en-CA` with slashes.
 */
export function civilDateAt(instant: Date, timeZone: string): CivilDate {
  const parts = formatIn(timeZone).formatToParts(instant)
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value)
  return civilDate(part('year'), part('month'), part('day'))
}
