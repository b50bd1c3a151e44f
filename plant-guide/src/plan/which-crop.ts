import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, type Season, seasonOf } from '@wattle/contracts/season.ts'
import type { Job } from '../entry.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { monthsAhead, type Occasion, occasionsOf } from './due-dates.ts'
import type { JobHere } from './jobs-here.ts'
import type { Plantings, Sowing } from './plantings.ts'
import type { Situation } from './situation.ts'

/** The crop that a job is for: the one that stands on its day, or for which a bed is made ready. */
function cropOf(job: Job, date: CivilDate, { plantings }: Situation): Sowing | null {
  const next = plantings.sowings.find(({ planted }) => planted > date)
  const isForNext = job.type === 'Soil improvement' && phaseOf(job) === 'prepare'
  return (isForNext && next) || plantings.sowingAt(date)
}

/** The crop that a job is for, where it is still to be sown and not the one of the planting. */
export function nextSowing(
  job: Job,
  date: CivilDate,
  situation: Situation,
  today: CivilDate,
): Sowing | undefined {
  const sowing = cropOf(job, date, situation)
  return sowing && sowing.planted >= today && sowing.planted !== situation.planted ? sowing : undefined
}

/** What stands now is watered in and picked, and so is what is sown after it. */
export function ofNextCrop(
  { job, months }: JobHere,
  suits: (date: CivilDate) => boolean,
  { plantings }: Situation,
  today: CivilDate,
): Occasion[] {
  const isForEach = job.type === 'Harvesting' || isFirstDrink(job) || isWaterByTheMonth(job)
  if (!isForEach || !plantings.standsAt(today)) return []
  const isOfNext = (date: CivilDate) => suits(date) && plantings.sowingAt(date) !== plantings.sowingAt(today)
  return occasionsOf(job, months, monthsAhead(today), isOfNext, 0)
}

/** What is watered for as long as it stands. */
const isWaterByTheMonth = ({ type, repeat }: Job) => type === 'Watering' && repeat === 'monthly'

/** Whether a job is for a crop that is sown after the one that stands or is sown next. */
export function isOfSecondCrop(job: Job, date: CivilDate, situation: Situation, today: CivilDate): boolean {
  const first = situation.plantings.sowings.find(({ ends }) => ends > today)
  return first !== undefined && (cropOf(job, date, situation)?.planted ?? '') > first.planted
}

/** The crop that takes the place of the one of the planting, or follows it, where no task says that it is planted. */
export function takenForSown(
  { plantings, planted }: Situation,
  tasks: readonly ProposedTask[],
  today: CivilDate,
): Sowing | undefined {
  const [standing, next] = plantings.sowings.filter(({ ends }) => ends > today)
  const isPlanted = tasks.some(({ taskType }) => taskType === 'Planting')
  const isFor = (sowing: Sowing) => tasks.some(({ dueDate }) => dueDate >= sowing.planted)
  if (standing?.planted === planted) return next && !isPlanted && isFor(next) ? next : undefined
  const isOver = next && tasks.length > 0 && tasks.every(({ dueDate }) => dueDate >= next.planted)
  const now = isOver ? next : standing
  const isAsked =
    now &&
    now.planted >= today &&
    tasks.slice(0, 1).some(({ dueDate }) => dueDate < addDays(today, 60)) &&
    isPlanted
  return isAsked ? undefined : now
}

/** Whether the crop of the planting itself stands yet, or is still to go in. */
export function isOwnSowing({ plantings, planted }: Situation, today: CivilDate): boolean {
  return today < planted || (plantings.standsAt(today) && plantings.sowingAt(today)?.planted === planted)
}

/**
 * A crop's rounds end with it; where it stands yet, the next one has its first two. What comes only after the next crop would stand
 * without the sowing that it belongs to.
 */
export function ofOneSowing(
  all: readonly Occasion[],
  { plantings }: Situation,
  today: CivilDate,
): Occasion[] {
  const sownFor = ({ dueDate }: Occasion) => plantings.sowingAt(dueDate)?.planted
  const inReach = plantings.sowings
    .filter(({ ends }) => ends > today)
    .slice(0, plantings.standsAt(today) ? 2 : 1)
  const last = inReach.at(-1)
  const occasions = all.filter((each) => !last || (sownFor(each) ?? '') <= last.planted)
  const own = occasions.filter((each, _, [first]) => first && sownFor(each) === sownFor(first))
  const isOfStanding = own[0] !== undefined && sownFor(own[0]) === inReach[0]?.planted
  const others = occasions.filter((each) => !own.includes(each))
  const isNext = (each: Occasion) => others[0] !== undefined && sownFor(each) === sownFor(others[0])
  // A round comes again each year.
  const isSaid = (each: Occasion) =>
    own.some((round) => round.frequency === seasonOfDay(each) && standsThrough(round, plantings))
  const next = others.filter((each) => isNext(each) && !isSaid(each)).slice(0, 2)
  const taken = isOfStanding && plantings.standsAt(today) ? [...own, ...next] : own
  return taken.map((each) => (standsThrough(each, plantings) ? each : { ...each, frequency: 'annual' }))
}

const seasonOfDay = ({ dueDate }: Occasion) => `monthly-${seasonOf(partsOf(dueDate).month)}`

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** Whether a crop stands in two months of the season that its round goes through, or until that season is over. */
function standsThrough({ dueDate, frequency }: Occasion, plantings: Plantings): boolean {
  const season = seasons.find((each) => frequency === `monthly-${each}`)
  const sowing = plantings.sowingAt(dueDate)
  if (!season || !sowing) return true
  const days = [0, 1, 2, 3].map((ahead) => `${addMonths(monthOf(dueDate), ahead)}-15`)
  const months: readonly number[] = monthsOfSeason[season]
  const ofSeason = days.filter((day) => months.includes(partsOf(day).month))
  const stood = ofSeason.filter((day) => day < dueDate || day < sowing.ends)
  return stood.length >= Math.min(2, ofSeason.length)
}
