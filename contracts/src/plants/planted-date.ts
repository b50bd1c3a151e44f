import { type CivilDate, civilDate, partsOf } from '../civil-date.ts'

/** The last day that a plant may be said to be planted on: a year from today, for who plans a season ahead. */
export function latestPlantedDate(today: CivilDate): CivilDate {
  const { year, month, day } = partsOf(today)
  return civilDate(year + 1, month, day)
}
