import { type CivilDate, yearAfter } from '../civil-date.ts'

/** The last day that a plant may be said to be planted on: a year from today, for who plans a season ahead. */
export const latestPlantedDate = (today: CivilDate): CivilDate => yearAfter(today)
