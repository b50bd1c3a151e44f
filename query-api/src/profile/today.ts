import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import { loadOne } from '../collections.ts'
import { dayAt } from '../day-at.ts'
import type { QueryDeps } from '../query-deps.ts'

/** Today's date where the garden is. */
export async function todayOf({ collections, clock }: QueryDeps, gardenId: GardenId): Promise<CivilDate> {
  const saved = await loadOne(collections.preferences, gardenId, onlyOne)
  return dayAt(clock(), timeZoneOf(saved?.state))
}
