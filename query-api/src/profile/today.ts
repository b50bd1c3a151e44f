import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import { loadOne } from '../collections.ts'
import type { QueryDeps } from '../query-deps.ts'

/** The gardener's own civil date now. */
export async function todayOf({ collections, clock }: QueryDeps, gardenId: GardenId): Promise<CivilDate> {
  const saved = await loadOne(collections.preferences, gardenId, onlyOne)
  return dayAt(clock(), timeZoneOf(saved?.state))
}

let days = { minute: Number.NaN, byZone: new Map<string, CivilDate>() }

/** The civil date in a time zone, worked out once a minute: none begins within one. */
export function dayAt(now: Date, timeZone: string): CivilDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== days.minute) days = { minute, byZone: new Map() }
  const known = days.byZone.get(timeZone)
  if (known !== undefined) return known
  const day = civilDateAt(now, timeZone)
  days.byZone.set(timeZone, day)
  return day
}
