import { addDays, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Job } from '../entry.ts'
import { isLift } from '../jobs/frost.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { keepInItsPotRule, setOutRule } from '../jobs/wintering.ts'
import { onceItHasShot } from './after-a-cut.ts'
import { aroundItsCrop } from './around-its-crop.ts'
import type { DatedJob, JobHere } from './dated-job.ts'
import { monthsAhead, type Occasion, occasionsOf } from './due-dates.ts'
import { inFirstSummer, withoutLateFirstFeed } from './first-spring.ts'
import { inBedAndPot, isInside, isPottedBy, monthsInside } from './indoors.ts'
import { isDyingDown, isOldEnough, isRainedOn, jobsHere } from './jobs-here.ts'
import { monthsOfHunger } from './missed-in-spring.ts'
import { oneRoundOfWater } from './one-round-of-water.ts'
import { afterMonths, standsForYears } from './plantings.ts'
import { isPlantedLater } from './short-note.ts'
import type { CarePlanQuestion, Situation } from './situation.ts'
import { suitsPlace } from './suits-place.ts'
import { nextSowing, ofNextCrop, ofOneSowing } from './which-crop.ts'
import { inPlace } from './wording.ts'

/**
 * Returns every job of the year ahead with a due date that is right for it here. The jobs of a later crop depend on the
 * task that begins it: its sowing if `isPlanted`, or if planting tasks are wanted; otherwise its first watering.
 */
export function datedJobs(request: CarePlanQuestion, situation: Situation, isPlanted: boolean): DatedJob[] {
  const { today } = request
  const { care } = situation
  const seasonMayWait = seasonsWait(situation, today)
  const isSownAsTask = isPlanted || request.preferredTaskTypes.includes('Planting')
  const here = jobsHere(situation)
  const inside = monthsInside(here, situation)
  const ahead = monthsAhead(today)
  const possible = here.flatMap(({ job, months, isLate }): DatedJob[] => {
    const isMoved = isLift(job) || job.rule === setOutRule
    const suits = (date: CivilDate) =>
      isOldEnough(job, date, situation) &&
      !(isLate && date > afterMonths(today, monthsOfHunger)) &&
      ![isDyingDown, isRainedOn].some((not) => not(job, date, situation)) &&
      !isInside(job, date, inside, situation) &&
      (isMoved || !isPottedBy(date, inside, situation) || suitsPlace(job, 'pot'))
    const placed = inPlace(job, situation.climate, situation.method)
    const wordedFor = ({ dueDate, frequency }: Occasion) => {
      if (!isMoved && isPottedBy(dueDate, inside, situation)) return potted(job, dueDate, situation)
      const isOfItsMonth = frequency === 'annual' || frequency === 'monthly-winter'
      if (isOfItsMonth) return inPlace(job, situation.climate, situation.method, partsOf(dueDate).month)
      return frequency === 'monthly' ? inBedAndPot(placed, inside, situation) : placed
    }
    const sownNext = ({ dueDate }: Occasion) => nextSowing(placed, dueDate, situation, today)
    const drink = firstDrink({ job, months }, situation, request)
    const occasions = [
      ...occasionsOf(job, months, ahead, suits, seasonMayWait),
      ...ofNextCrop({ job, months }, suits, situation, today),
    ]
    const begins = isSownAsTask ? job.type === 'Planting' : isFirstDrink(job)
    const dated = ofOneSowing(occasions, situation, today).map((occasion): DatedJob => {
      const sowing = sownNext(occasion)
      return {
        job: wordedFor(occasion),
        occasion,
        ...(isLate && job.type === 'Fertilising' && { isLate }),
        ...(sowing && { toBeSown: sowing.planted, ...(begins && { begins: true }) }),
      }
    })
    const late = inFirstSummer(
      placed,
      dated.map(({ occasion }) => occasion),
      situation,
      today,
    )
    if (late) return [late, ...(late.isOnce ? [] : dated)]
    // A lasting plant that is set out in the wet needs no first watering once the rain ends.
    if (!drink) return isFirstDrink(job) && care.cropMonths === null ? [] : dated
    // The first watering is kept at any effort.
    const first = { ...wordedFor(drink), priority: 1 } as const
    return [{ job: first, occasion: drink }, ...dated.filter(({ occasion }) => sownNext(occasion))]
  })
  const timely = onceItHasShot(timed(withoutLateFirstFeed(possible), situation, today), today)
  const dated = onItsSowingDay(oneRoundOfWater(aroundItsCrop(timely, situation)), today)
  return isSownAsTask
    ? dated
    : dated.map((each) => (hasStart(each, dated, request) ? each : withoutStart(each)))
}

/** Whether a job's crop begins with a watering that is wanted here. In the wet season, or for tubers, none does. */
function hasStart(
  { toBeSown }: DatedJob,
  jobs: readonly DatedJob[],
  { preferredTaskTypes }: CarePlanQuestion,
): boolean {
  return jobs.some(
    ({ job, begins, toBeSown: sown }) => begins && sown === toBeSown && preferredTaskTypes.includes(job.type),
  )
}

const withoutStart = ({ toBeSown: _, ...dated }: DatedJob): DatedJob => dated

/** Returns a job in words for the pot that a plant of the ground has been lifted into for good. */
function potted(job: Job, dueDate: CivilDate, { climate }: Situation): Job {
  const { onceGrown: _, ...words } = inPlace(job, climate, 'pot', partsOf(dueDate).month)
  return words
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
  // What waits inside is watered in when it goes out.
  const begins = job.rule === keepInItsPotRule ? planted : (plantings.sowings[0]?.out ?? planted)
  const dueDate = begins > request.today ? begins : request.today
  const isThisOne = (plantings.sowingAt(dueDate)?.planted ?? planted) === planted
  const isRight = months.includes(partsOf(dueDate).month) && isOldEnough(job, dueDate, situation)
  return isThisOne && isRight ? ({ dueDate, frequency: 'annual' } satisfies Occasion) : undefined
}

/** The day in the first month of the run of months that a date lies in: of a harvest that has begun, its beginning. */
function startOf(date: CivilDate, months: readonly number[]): CivilDate {
  const isIn = (ahead: number) => months.includes(partsOf(afterMonths(date, ahead)).month)
  const before = Array.from({ length: 12 }, (_, index) => -index - 1).findIndex((ahead) => !isIn(ahead))
  return before > 0 ? afterMonths(date, -before) : date
}

/**
 * Gives each job with `ahead` a due date that many days before the other job. If less than half of those days are left,
 * a lasting plant gets it before the other job of next year, and a crop not at all. Compost for a mulch of next year is
 * left to next year's plan.
 */
function timed(jobs: readonly DatedJob[], situation: Situation, today: CivilDate): DatedJob[] {
  const { care, climate } = situation
  return jobs.flatMap((dated): DatedJob[] => {
    const { ahead, months } = dated.job
    if (!ahead) return [dated]
    const isTooLate = ({ occasion: { dueDate } }: DatedJob) => addDays(dueDate, -ahead.days / 2) < today
    const aims = jobs.filter(({ job }) => job.rule === ahead.of)
    const aim = (care.cropMonths === null && aims.find((each) => !isTooLate(each))) || aims[0]
    if (aim === undefined) return []
    const { dueDate: aimed } = aim.occasion
    const isLate = isTooLate(aim)
    if (isLate && (care.cropMonths !== null || aim.job.type === 'Mulching')) return []
    const next = () => afterMonths(startOf(aimed, aim.job.months[climate.zone] ?? []), 12)
    const best = addDays(isLate ? next() : aimed, -ahead.days)
    const dueDate = best < today ? today : best
    const isInMonth = months[climate.zone]?.includes(partsOf(dueDate).month)
    const isRight = isInMonth && isOldEnough(dated.job, dueDate, situation)
    if (!isRight || dueDate >= afterMonths(today, 12)) return []
    // It belongs to the same crop as the job that it comes before.
    return [{ ...aim, job: dated.job, occasion: { dueDate, frequency: 'annual' } }]
  })
}
