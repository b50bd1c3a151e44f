import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import { feedsTheCrop, supports, whileInFlower } from '../catalogue/crop-months.ts'
import type { Job } from '../entry.ts'
import { phaseOf } from '../jobs/timetable.ts'
import { isFarFrom } from './crop-ends.ts'
import type { JobHere } from './dated-job.ts'
import { monthsAhead, type Occasion, occasionsOf, seasonOfRound } from './due-dates.ts'
import type { Plantings, Sowing } from './plantings.ts'
import type { Situation } from './situation.ts'

/** The crop that a job belongs to: the one standing on the date or, for preparing a bed, the next one to be sown. */
function cropOf(job: Job, date: CivilDate, { plantings }: Situation): Sowing | null {
  const next = plantings.sowings.find(({ planted }) => planted >= date)
  return (phaseOf(job) === 'prepare' && next) || plantings.sowingAt(date)
}

/** The crop that a job belongs to, if it is still to be sown and is not the recorded planting. */
export function nextSowing(
  job: Job,
  date: CivilDate,
  situation: Situation,
  today: CivilDate,
): Sowing | undefined {
  const sowing = cropOf(job, date, situation)
  return sowing && sowing.planted >= today && sowing.planted !== situation.planted ? sowing : undefined
}

/**
 * Returns extra occasions for the crop sown after the standing one. Harvests, weeding, the work of its first weeks and on
 * its flowers, support, food and monthly watering come again for each crop, and looks for pests and diseases for the
 * one that follows a crop out of season.
 */
export function ofNextCrop(
  { job, months }: JobHere,
  suits: (date: CivilDate) => boolean,
  { care, plantings, planted, sowingMonths }: Situation,
  today: CivilDate,
): Occasion[] {
  const isOutOfSeason = isFarFrom(sowingMonths, planted) && plantings.sowingAt(today) === plantings.sowings[0]
  const isForEach =
    ['Harvesting', 'Weeding'].includes(job.type) ||
    (isOutOfSeason && ['Pest control', 'Disease control'].includes(job.type)) ||
    whileInFlower.includes(job.rule) ||
    phaseOf(job) === 'establish' ||
    supports.includes(job.rule) ||
    isWaterByTheMonth(job) ||
    (job.type === 'Fertilising' && job.repeat !== 'once') ||
    (feedsTheCrop(job) && care.entry?.kind !== 'annual-flower')
  if (!isForEach || !plantings.standsAt(today)) return []
  const isOfNext = (date: CivilDate) => suits(date) && plantings.sowingAt(date) !== plantings.sowingAt(today)
  return occasionsOf(job, months, monthsAhead(today), isOfNext, 0)
}

/** Whether a job waters a crop for as long as it stands. */
const isWaterByTheMonth = ({ type, repeat }: Job) => type === 'Watering' && repeat === 'monthly'

/** Whether a job belongs to a crop sown after the one that stands or is sown next. */
export function isOfSecondCrop(job: Job, date: CivilDate, situation: Situation, today: CivilDate): boolean {
  const first = situation.plantings.sowings.find(({ ends }) => ends > today)
  return first !== undefined && (cropOf(job, date, situation)?.planted ?? '') > first.planted
}

/**
 * The crops that the plan's note tells of: the one sown after the recorded planting or, once that is over, those that
 * the plan assumes without a task for sowing them. Empty if there is no such crop, or no task for it.
 */
export function sownAgainIn(
  { plantings, planted }: Situation,
  tasks: readonly ProposedTask[],
  today: CivilDate,
): Sowing[] {
  const [standing, ...later] = plantings.sowings.filter(({ ends }) => ends > today)
  const isFor = (sowing: Sowing) => tasks.some(({ dueDate }) => dueDate >= sowing.planted)
  const hasPlantingTask = ({ planted: sown }: Sowing) =>
    tasks.some(({ taskType, dueDate }) => taskType === 'Planting' && monthOf(dueDate) === monthOf(sown))
  const next = later.slice(0, 1)
  if (standing?.planted === planted) return next.filter(isFor)
  const isOver = next.some((sowing) => tasks.every(({ dueDate }) => dueDate >= sowing.planted))
  const followed = next.filter((sowing) => isFor(sowing) && !hasPlantingTask(sowing))
  const now = isOver ? next : [...(standing ? [standing] : []), ...followed]
  const isLongOver = (plantings.sowings[0]?.ends ?? today) < addDays(today, -365)
  const isAsked =
    !isLongOver &&
    now.slice(0, 1).some((sowing) => sowing.planted >= today) &&
    tasks.slice(0, 1).some(({ dueDate }) => dueDate < addDays(today, 60)) &&
    tasks.some(({ taskType }) => taskType === 'Planting')
  return isAsked ? [] : now
}

/** Whether the recorded planting still stands or is still to come. */
export function isOwnSowing({ plantings, planted }: Situation, today: CivilDate): boolean {
  return today < planted || (plantings.standsAt(today) && plantings.sowingAt(today)?.planted === planted)
}

/**
 * Keeps the occasions of one crop and, while that crop stands, the first three of the next. Occasions of later crops are
 * dropped, because the plan has no sowing task for them. A seasonal round that the crop does not stand through becomes
 * annual.
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
  // The standing crop's round for that season recurs every year, so it covers the next crop too.
  const isSaid = (each: Occasion) =>
    own.some((round) => round.frequency === seasonOfDay(each) && standsThrough(round, plantings))
  const next = others.filter((each) => isNext(each) && !isSaid(each)).slice(0, 3)
  const taken = isOfStanding && plantings.standsAt(today) ? [...own, ...next] : own
  return taken.map((each) => (standsThrough(each, plantings) ? each : { ...each, frequency: 'annual' }))
}

const seasonOfDay = ({ dueDate }: Occasion) => `monthly-${seasonOf(partsOf(dueDate).month)}`

/** Whether a crop stands in at least two months of its round's season, or until that season is over. */
function standsThrough({ dueDate, frequency }: Occasion, plantings: Plantings): boolean {
  const season = seasonOfRound(frequency)
  const sowing = plantings.sowingAt(dueDate)
  if (!season || !sowing) return true
  const days = [0, 1, 2, 3].map((ahead) => `${addMonths(monthOf(dueDate), ahead)}-15`)
  const months: readonly number[] = monthsOfSeason[season]
  const ofSeason = days.filter((day) => months.includes(partsOf(day).month))
  const stood = ofSeason.filter((day) => day < dueDate || day < sowing.ends)
  return stood.length >= Math.min(2, ofSeason.length)
}
