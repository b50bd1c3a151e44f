import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import type { Garden } from './garden.ts'

/** The gardener's civil date at an instant (ISO 8601), by the time zone of the state they saved. */
export function todayIn(garden: Garden, now: string): CivilDate {
  return civilDateAt(new Date(now), timeZoneOf(garden.profile.state))
}
