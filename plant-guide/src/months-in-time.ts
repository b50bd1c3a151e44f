import { partsOf } from '@wattle/contracts/civil-date.ts'
import { isFedInTime, preparing, whileGrowing } from './catalogue/crop-months.ts'
import type { Job, MonthsByZone } from './catalogue/entry.ts'
import { inYear, range } from './months.ts'
import { ripeMonths, type Situation } from './situation.ts'
import { monthsHere } from './suits.ts'
import { phaseOf } from './timetable.ts'

/** The months of a job in a garden: those of its place, and for a crop those of this very planting. */
export function monthsInItsTime(job: Job, situation: Situation): readonly number[] {
  return [...new Set([...inItsTime(job, situation), ...afterThisPlanting(job, situation)])]
}

/** The months of a job at a place; a bed is made ready when its crop goes in there. */
function inItsTime(job: Job, { care, climate, sowingMonths }: Situation): readonly number[] {
  const months = monthsHere(job, climate, care.frostTender)
  const isForSowing = phaseOf(job) === 'prepare' && months.length > 0 && sowingMonths.length > 0
  return isForSowing ? preparing(job, sowingMonths) : months
}

/** Months of rain or cold, in which what grows is not watered by hand. */
const wet: MonthsByZone = { tropical: range(12, 3), temperate: [6, 7, 8], cool: [6, 7, 8] }

/** A crop is settled in and watered after its planting, even where that came out of its season. */
function afterThisPlanting(job: Job, situation: Situation): readonly number[] {
  const { care, climate, planted, isStanding } = situation
  const { zone } = climate
  if (care.cropMonths === null || !isStanding || job.where || job.general || !job.months[zone]?.length)
    return []
  const { month } = partsOf(planted)
  if (phaseOf(job) === 'establish') {
    const isDrowned = zone === 'tropical' && job.type === 'Watering' && wet.tropical?.includes(month)
    return isDrowned ? [] : [month, inYear(month + 1)]
  }
  if (job.type === 'Harvesting') return ripeMonths(job, situation)
  const isCaredFor = isFedInTime(job, job.months[zone] ?? [], month, care.cropMonths)
  if (!whileGrowing.includes(job.rule) || isCaredFor) return []
  const grown = range(inYear(month + 1), inYear(month + Math.min(care.cropMonths, 6)))
  return grown.filter((each) => !wet[zone]?.includes(each))
}
