import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'

let days = { minute: Number.NaN, byZone: new Map<string, CivilDate>() }

/** The civil date in a time zone, cached for a minute: no day starts within one. */
export function dayAt(now: Date, timeZone: string): CivilDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== days.minute) days = { minute, byZone: new Map() }
  const known = days.byZone.get(timeZone)
  if (known !== undefined) return known
  const day = civilDateAt(now, timeZone)
  days.byZone.set(timeZone, day)
  return day
}
