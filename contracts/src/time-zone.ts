import type { CivilDate } from './civil-date.ts'
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

/** The IANA time zone for a gardener in this state; Sydney's before a state is known. */
export function timeZoneOf(state: AustralianState | null | undefined): string {
  return state ? zones[state] : 'Australia/Sydney'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The civil date at an instant in a time zone. */
export function civilDateAt(instant: Date, timeZone: string): CivilDate {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}
