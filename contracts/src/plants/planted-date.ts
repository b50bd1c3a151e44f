import { type CivilDate, yearAfter } from '../civil-date.ts'

/** The latest planting date that is accepted: a year from today, for gardeners who plan a season ahead. */
export const latestPlantedDate = (today: CivilDate): CivilDate => yearAfter(today)
