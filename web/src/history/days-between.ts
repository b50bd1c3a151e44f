import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'

const aDay = 86_400_000

/** Days from one date to another; negative if the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((noonOf(to) - noonOf(from)) / aDay)
}

function noonOf(date: CivilDate): number {
  const { year, month, day } = partsOf(date)
  return Date.UTC(year, month - 1, day, 12)
}
