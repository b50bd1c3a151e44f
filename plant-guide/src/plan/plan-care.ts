import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { unusualAt } from '../catalogue/usual-places.ts'
import type { Job, Zone } from '../entry.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { onceItHasShot } from './after-a-cut.ts'
import { choose, type DatedJob, oneRoundOfWater, withEssentials } from './choose.ts'
import { monthsAhead, type Occasion, occasionsOf } from './due-dates.ts'
import { inFirstSummer, isSpring, needsFoodFirst } from './first-spring.ts'
import { isDyingDown, isOldEnough, type JobHere, jobsHere } from './jobs-here.ts'
import { afterMonths, standsForYears } from './plantings.ts'
import { generalNote, isPlantedLater, seasonNote, shortNote, sownAgainNote } from './short-note.ts'
import {
  type CarePlanQuestion,
  isOutOfSeason,
  plantingMonthsOf,
  type Situation,
  situationOf,
} from './situation.ts'
import { taskOf } from './task-of.ts'
import {
  isOfSecondCrop,
  isOwnSowing,
  nextSowing,
  ofNextCrop,
  ofOneSowing,
  takenForSown,
} from './which-crop.ts'
import { inPlace } from './wording.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: CarePlanQuestion): CarePlan {
  const situation = situationOf(request)
  const isPlanted = isOwnSowing(situation, request.today)
  const own = chosenOf(datedJobs(request, situation, isPlanted), request, situation)
  // A crop that needs little more care makes room for the next one, whether or not a task says that it is sown.
  const isOver = isPlanted && (own.length === 0 || isOverSoon(own, request, situation))
  const chosen = isOver ? chosenOf(datedJobs(request, situation, false), request, situation) : own
  const tasks = chosen.map((each) => taskOf(each, request.complexity, situation))
  const notes = notesOn(tasks, request, situation)
  return notes.length > 0 ? { tasks, note: notes.join('. ') } : { tasks }
}

/** Whether the standing crop ends within five months and has fewer jobs left than the effort asks for. */
function isOverSoon(own: readonly DatedJob[], { effort, today }: CarePlanQuestion, situation: Situation) {
  const standing = situation.plantings.sowingAt(today)
  return (
    standing !== null &&
    standing.planted <= today &&
    standing.ends <= addDays(today, 153) &&
    own.length < effortLimits[effort].fewest
  )
}

/**
 * Returns every job of the year ahead with a due date that is right for it here. If `isPlanted`, or if planting tasks
 * are wanted, the jobs of a later crop depend on the task of sowing it.
 */
function datedJobs(request: CarePlanQuestion, situation: Situation, isPlanted: boolean): DatedJob[] {
  const { today } = request
  const seasonMayWait = seasonsWait(situation, today)
  const isSownAsTask = isPlanted || request.preferredTaskTypes.includes('Planting')
  const possible = jobsHere(situation).flatMap(({ job, months }): DatedJob[] => {
    const suits = (date: CivilDate) => isOldEnough(job, date, situation) && !isDyingDown(job, date, situation)
    const placed = inPlace(job, situation.climate, situation.method)
    const sownNext = ({ dueDate }: Occasion) => nextSowing(placed, dueDate, situation, today)
    const drink = firstDrink({ job, months }, situation, request)
    // The note says when the recorded crop is sown again. The one after a crop that is only assumed is told by no note.
    const isTold = isSownAsTask || isOwnSowing(situation, today)
    const occasions = [
      ...occasionsOf(job, months, monthsAhead(today), suits, seasonMayWait),
      ...(isFirstDrink(job) && !isTold ? [] : ofNextCrop({ job, months }, suits, situation, today)),
    ]
    const dated = ofOneSowing(occasions, situation, today).map((occasion): DatedJob => {
      const sowing = sownNext(occasion)
      return { job: placed, occasion, ...(sowing && isSownAsTask && { toBeSown: sowing.planted }) }
    })
    const late = inFirstSummer(
      placed,
      dated.map(({ occasion }) => occasion),
      situation,
      today,
    )
    if (late) return [late, ...(late.isOnce ? [] : dated)]
    if (!drink) return dated
    // The first watering is kept at any effort.
    const { month } = partsOf(drink.dueDate)
    const first = { ...inPlace(job, situation.climate, situation.method, month), priority: 1 } as const
    return [{ job: first, occasion: drink }, ...dated.filter(({ occasion }) => sownNext(occasion))]
  })
  return oneRoundOfWater(onceItHasShot(timed(possible, situation, today), today))
}

/** Waters a crop that is still to be sown on the day of its sowing. */
function onItsSowingDay(jobs: readonly DatedJob[], today: CivilDate): DatedJob[] {
  const sowings = jobs.filter(({ job }) => job.type === 'Planting')
  return jobs.map((dated) => {
    const { job, occasion } = dated
    if (!isFirstDrink(job) || occasion.dueDate <= today) return dated
    const sown = sowings.find((each) => monthOf(each.occasion.dueDate) === monthOf(occasion.dueDate))
    return sown ? { ...dated, occasion: { ...occasion, dueDate: sown.occasion.dueDate } } : dated
  })
}

/**
 * Chooses the jobs of the plan. Those of the crop that stands or is sown next come before those of the one after it.
 */
function chosenOf(jobs: readonly DatedJob[], request: CarePlanQuestion, situation: Situation): DatedJob[] {
  const { effort, today, preferredTaskTypes } = request
  const dated = onItsSowingDay(jobs, today)
  const { fewest, most, priorities } = effortLimits[effort]
  const isLasting = standsForYears(situation.care.cropMonths)
  const needs = {
    diesDry: diesDry(situation, today),
    isLongDry: longDry.includes(situation.climate.zone),
    isNew: isLasting && situation.planted > addDays(today, -90),
  }
  const isWanted = ({ job }: DatedJob) =>
    preferredTaskTypes.includes(job.type) && (priorities as readonly Priority[]).includes(job.priority)
  const isSecond = ({ job, occasion }: DatedJob) => isOfSecondCrop(job, occasion.dueDate, situation, today)
  const first = withEssentials(
    dated.filter((each) => !isSecond(each)),
    needs,
  )
  const second = dated.filter(isSecond).map(lessPressing)
  const isDryForLong = isLasting
    ? situation.climate.zone === 'tropical' || isNewInTheDry(situation, today) || neverDriesOut(situation)
    : situation.climate.zone === 'arid' || growsInWater(situation)
  const isFedFirst = isLasting && needsFoodFirst(situation, today)
  const bounds = { fewest, most, diesDry: needs.diesDry, isDryForLong, isLasting, isFedFirst }
  const chosen = choose([...first, ...second].filter(isWanted), bounds)
  if (chosen.length >= fewest) return chosen
  // If the first crop leaves too few jobs, the next crop's jobs rank equally.
  const all = withEssentials(dated, needs)
  const more = choose(all.filter(isWanted), { ...bounds, kept: chosen })
  if (more.length >= fewest || !isLasting) return more
  // Rather than note that the guide knows few jobs, add the most pressing jobs below the chosen effort.
  const [lowest = 1] = priorities.toReversed()
  const isNext = (job: Job) =>
    preferredTaskTypes.includes(job.type) &&
    job.priority === lowest + 1 &&
    isOfThePlant(job) &&
    !more.some((taken) => taken.job.rule === job.rule)
  const next = all.filter(({ job }) => isNext(job))
  return choose(
    next.map((each) => ({ ...each, job: { ...each.job, priority: lowest } })),
    {
      ...bounds,
      most: fewest,
      kept: more,
    },
  )
}

/** Whether a job is for this plant in particular: no weeding, filler or general check. */
const isOfThePlant = ({ type, filler, general }: Job) => type !== 'Weeding' && !filler && !general

/** The notes shown beside the tasks. */
function notesOn(tasks: readonly ProposedTask[], request: CarePlanQuestion, situation: Situation): string[] {
  const { today } = request
  const { general, entry } = situation.care
  const { zone } = situation.climate
  const { fewest } = effortLimits[request.effort]
  const sownAgain = takenForSown(situation, tasks, today)
  const unusual = entry && unusualAt(entry, situation.climate, situation.method)
  return [
    ...(unusual ? [unusual] : []),
    ...(!unusual && isOutOfSeason(situation, today) ? [seasonNote(zone, plantingMonthsOf(situation))] : []),
    ...(sownAgain && tasks.length > 0
      ? [sownAgainNote(sownAgain.planted, today, situation.care.cropMonths)]
      : []),
    ...(general !== undefined && tasks.length > 0 ? [generalNote(general)] : []),
    ...(tasks.length < fewest && !(unusual && tasks.length === 0) ? [shortNote(tasks.length, request)] : []),
  ]
}

/** Ranks a job of the next crop behind those of the current one. */
function lessPressing({ job, ...dated }: DatedJob): DatedJob {
  return { ...dated, behind: job.priority, job: job.priority === 1 ? { ...job, priority: 2 } : job }
}

/**
 * Whether the plant dies if it dries out: a pot holds little water, a crop needs it steadily, and a plant set out
 * within a year has short roots.
 */
function diesDry(situation: Situation, today: CivilDate): boolean {
  const { care, method, planted } = situation
  const isShortOfRoots = method === 'pot' || care.cropMonths !== null || planted > addDays(today, -365)
  return isShortOfRoots || neverDriesOut(situation)
}

/**
 * Whether a plant that needs damp soil stands in open ground where summers are dry, and rain is unreliable until the
 * end of autumn.
 */
function neverDriesOut({ care: { entry }, climate: { drySummer, zone }, method }: Situation): boolean {
  if (!entry || !drySummer || zone !== 'temperate' || method !== 'ground') return false
  return entry.kind === 'fern' || entry.needs.moisture.every((each) => each === 'moist' || each === 'wet')
}

/** Whether the plant stands in water, which sinks in any month and climate. */
const growsInWater = ({ care: { entry } }: Situation): boolean =>
  entry?.needs.moisture.every((each) => each === 'wet') ?? false

/** Whether the plant was set out in open ground this spring where rain is unreliable until the end of autumn. */
function isNewInTheDry(
  { climate: { drySummer, zone }, method, planted }: Situation,
  today: CivilDate,
): boolean {
  // A plant of autumn or winter has its first summer ahead too.
  const days = isSpring(today) ? daysOfYouth : 90
  const isNew = planted > addDays(today, -days) && planted <= today
  const isRooted = !isSpring(planted) && !isSpring(today)
  return drySummer && zone === 'temperate' && method === 'ground' && isNew && !isRooted
}

/** The longest time since planting for which a plant's first summer is still ahead. */
const daysOfYouth = 300

/** Zones where months pass without rain. */
const longDry: readonly Zone[] = ['tropical', 'arid']

/**
 * Months that a round may wait for its season: 1 for a crop of one year, which may be gone by then, 3 for a new plant,
 * which may dry out, and 12 for a settled one.
 */
function seasonsWait({ care, planted }: Situation, today: CivilDate): number {
  if (!standsForYears(care.cropMonths)) return 1
  return planted < addDays(today, -90) ? 12 : 3
}

/**
 * The first watering, due on the planting date, or today if the plant went in recently; undefined if the job or the
 * date does not suit.
 */
function firstDrink({ job, months }: JobHere, situation: Situation, request: CarePlanQuestion) {
  const { planted, plantings } = situation
  if (!isFirstDrink(job) || isPlantedLater(request)) return undefined
  const dueDate = planted > request.today ? planted : request.today
  const isThisOne = (plantings.sowingAt(dueDate)?.planted ?? planted) === planted
  const isRight = months.includes(partsOf(dueDate).month) && isOldEnough(job, dueDate, situation)
  return isThisOne && isRight ? ({ dueDate, frequency: 'annual' } satisfies Occasion) : undefined
}

/**
 * Gives each job with `ahead` a due date that many days before the other job. If less than half of those days are left,
 * a lasting plant gets it before the other job of next year, and a crop not at all.
 */
function timed(
  jobs: readonly DatedJob[],
  { care, climate: { zone } }: Situation,
  today: CivilDate,
): DatedJob[] {
  return jobs.flatMap((dated): DatedJob[] => {
    const { ahead, months } = dated.job
    if (!ahead) return [dated]
    const aim = jobs.find(({ job }) => job.rule === ahead.of)
    if (aim === undefined) return []
    const { dueDate: aimed } = aim.occasion
    const isLate = addDays(aimed, -ahead.days / 2) < today
    if (isLate && care.cropMonths !== null) return []
    const best = addDays(isLate ? afterMonths(aimed, 12) : aimed, -ahead.days)
    const dueDate = best < today ? today : best
    const isRight = months[zone]?.includes(partsOf(dueDate).month)
    if (!isRight || dueDate >= afterMonths(today, 12)) return []
    // It belongs to the same crop as the job that it comes before.
    return [{ ...aim, job: dated.job, occasion: { dueDate, frequency: 'annual' } }]
  })
}
