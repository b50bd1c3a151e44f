import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { unusualAt } from '../catalogue/usual-places.ts'
import type { Job, Zone } from '../entry.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { onceItHasShot } from './after-a-cut.ts'
import { choose, type DatedJob, oneRoundOfWater, withEssentials } from './choose.ts'
import { monthsAhead, type Occasion, occasionsOf } from './due-dates.ts'
import { inFirstSummer, isSpring } from './first-spring.ts'
import { isOldEnough, type JobHere, jobsHere } from './jobs-here.ts'
import { standsForYears } from './plantings.ts'
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
  // A crop that wants little any more makes room for the next one, whether or not a task says that it is sown.
  const isOver = isPlanted && (own.length === 0 || isOverSoon(own, request, situation))
  const chosen = isOver ? chosenOf(datedJobs(request, situation, false), request, situation) : own
  const tasks = chosen.map((each) => taskOf(each, request.complexity, situation))
  const notes = notesOn(tasks, request, situation)
  return notes.length > 0 ? { tasks, note: notes.join('. ') } : { tasks }
}

/** Whether a crop stands for a few weeks more, in which it wants less than its gardener would do. */
function isOverSoon(own: readonly DatedJob[], { effort, today }: CarePlanQuestion, situation: Situation) {
  const standing = situation.plantings.sowingAt(today)
  return (
    standing !== null &&
    standing.planted <= today &&
    standing.ends <= addDays(today, 92) &&
    own.length < effortLimits[effort].fewest
  )
}

/** Every job of the year ahead, each on the days that are right for it here; of the crop that was planted or of those after it. */
function datedJobs(request: CarePlanQuestion, situation: Situation, isPlanted: boolean): DatedJob[] {
  const { today } = request
  const seasonMayWait = seasonsWait(situation, today)
  const isSownAsTask = isPlanted || request.preferredTaskTypes.includes('Planting')
  const possible = jobsHere(situation).flatMap(({ job, months }): DatedJob[] => {
    const suits = (date: CivilDate) => isOldEnough(job, date, situation)
    const placed = inPlace(job, situation.climate, situation.method)
    const drink = firstDrink({ job, months }, situation, request)
    const occasions = [
      ...occasionsOf(job, months, monthsAhead(today), suits, seasonMayWait),
      ...ofNextCrop({ job, months }, suits, situation, today),
    ]
    const dated = ofOneSowing(occasions, situation, today).map((occasion): DatedJob => {
      const sowing = nextSowing(placed, occasion.dueDate, situation, today)
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
    // However little its gardener wants to do.
    const { month } = partsOf(drink.dueDate)
    const first = { ...inPlace(job, situation.climate, situation.method, month), priority: 1 } as const
    return [{ job: first, occasion: drink }, ...dated.filter(({ toBeSown }) => toBeSown)]
  })
  return oneRoundOfWater(onceItHasShot(timed(possible, situation.climate.zone, today), today))
}

/** What the gardener is asked to do: the crop that stands or is sown next comes before the one after it. */
function chosenOf(dated: readonly DatedJob[], request: CarePlanQuestion, situation: Situation): DatedJob[] {
  const { effort, today, preferredTaskTypes } = request
  const { fewest, most, priorities } = effortLimits[effort]
  const thirst = {
    diesDry: diesDry(situation, today),
    isLongDry: longDry.includes(situation.climate.zone),
  }
  const isWanted = ({ job }: DatedJob) =>
    preferredTaskTypes.includes(job.type) && (priorities as readonly Priority[]).includes(job.priority)
  const isSecond = ({ job, occasion }: DatedJob) => isOfSecondCrop(job, occasion.dueDate, situation, today)
  const first = withEssentials(
    dated.filter((each) => !isSecond(each)),
    thirst,
  )
  const second = dated.filter(isSecond).map(lessPressing)
  const isLasting = standsForYears(situation.care.cropMonths)
  const isDryForLong =
    isLasting &&
    (situation.climate.zone === 'tropical' || isNewInTheDry(situation, today) || neverDriesOut(situation))
  const bounds = { fewest, most, diesDry: thirst.diesDry, isDryForLong, isLasting }
  const chosen = choose([...first, ...second].filter(isWanted), bounds)
  if (chosen.length >= fewest) return chosen
  // Where little is left to do for what stands, the next crop is worth as much.
  const all = withEssentials(dated, thirst)
  const more = choose(all.filter(isWanted), { ...bounds, kept: chosen })
  if (more.length >= fewest || !isLasting) return more
  // Nobody is told that so few suit while more do: the most pressing of the others come up.
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

/** What is done for this plant more than for any other. */
const isOfThePlant = ({ type, filler, general }: Job) => type !== 'Weeding' && !filler && !general

/** What is said beside the tasks. */
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

/** This crop's care comes before the next one's. */
function lessPressing({ job, ...dated }: DatedJob): DatedJob {
  return { ...dated, behind: job.priority, job: job.priority === 1 ? { ...job, priority: 2 } : job }
}

/** A pot holds little water, a crop needs it steadily, and what was planted this year has short roots. */
function diesDry(situation: Situation, today: CivilDate): boolean {
  const { care, method, planted } = situation
  const isShortOfRoots = method === 'pot' || care.cropMonths !== null || planted > addDays(today, -365)
  return isShortOfRoots || neverDriesOut(situation)
}

/** What wants damp soil in open ground has no rain to count on until the end of autumn where summers are dry. */
function neverDriesOut({ care: { entry }, climate: { drySummer, zone }, method }: Situation): boolean {
  if (!entry || !drySummer || zone !== 'temperate' || method !== 'ground') return false
  return entry.kind === 'fern' || entry.needs.moisture.every((each) => each === 'moist' || each === 'wet')
}

/** What was set out this spring in the open ground has no rain to count on before the end of autumn. */
function isNewInTheDry(
  { climate: { drySummer, zone }, method, planted }: Situation,
  today: CivilDate,
): boolean {
  const isNew = planted > addDays(today, -90) && planted <= today
  return drySummer && zone === 'temperate' && method === 'ground' && isNew && isSpring(planted)
}

/** Months pass there without rain. */
const longDry: readonly Zone[] = ['tropical', 'arid']

/** Months that a round may wait for its season: a crop may be gone by then and a new plant dry, what has settled has the year. */
function seasonsWait({ care, planted }: Situation, today: CivilDate): number {
  if (care.cropMonths !== null) return 1
  return planted < addDays(today, -90) ? 12 : 3
}

/** What is set out is watered on that day, or today where it went in these last weeks. */
function firstDrink({ job, months }: JobHere, situation: Situation, request: CarePlanQuestion) {
  const { planted, plantings } = situation
  if (!isFirstDrink(job) || isPlantedLater(request)) return undefined
  const dueDate = planted > request.today ? planted : request.today
  const isThisOne = (plantings.sowingAt(dueDate)?.planted ?? planted) === planted
  const isRight = months.includes(partsOf(dueDate).month) && isOldEnough(job, dueDate, situation)
  return isThisOne && isRight ? ({ dueDate, frequency: 'annual' } satisfies Occasion) : undefined
}

/** A job that comes so many days ahead of another gets its day from that one's; less than half ahead, it is too late. */
function timed(jobs: readonly DatedJob[], zone: Zone, today: CivilDate): DatedJob[] {
  return jobs.flatMap((dated): DatedJob[] => {
    const { ahead, months } = dated.job
    if (!ahead) return [dated]
    const aim = jobs.find(({ job }) => job.rule === ahead.of)?.occasion.dueDate
    if (aim === undefined || addDays(aim, -ahead.days / 2) < today) return []
    const best = addDays(aim, -ahead.days)
    const dueDate = best < today ? today : best
    const isRight = months[zone]?.includes(partsOf(dueDate).month)
    return isRight ? [{ ...dated, occasion: { dueDate, frequency: 'annual' } }] : []
  })
}
