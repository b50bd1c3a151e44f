import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Job, Zone } from './catalogue/entry.ts'
import { choose, type DatedJob, withEssentials } from './choose.ts'
import { seasonIn } from './climate.ts'
import { monthsAhead, type Occasion, occasionsOf } from './due-dates.ts'
import { isOldEnough, type JobHere, jobsHere } from './jobs-here.ts'
import { drinkOtherwise } from './months-in-time.ts'
import { generalNote, isPlantedLater, seasonNote, shortNote, sownAgainNote } from './short-note.ts'
import {
  type CarePlanQuestion,
  isOutOfSeason,
  plantingMonthsOf,
  type Situation,
  situationOf,
} from './situation.ts'
import { isFirstDrink } from './timetable.ts'
import { unusualAt } from './usual-places.ts'
import { isOfSecondCrop, isOwnSowing, nextSowing, ofOneSowing, takenForSown } from './which-crop.ts'
import { describe, inPlace, pickedFrom } from './wording.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: CarePlanQuestion): CarePlan {
  const { effort, today } = request
  const situation = situationOf(request)
  const { fewest, most, priorities } = effortLimits[effort]
  const seasonMayWait = seasonsWait(situation, today)
  const isStanding = isOwnSowing(situation, today)
  const sows = request.preferredTaskTypes.includes('Planting')
  const possible = jobsHere(situation).flatMap(({ job, months }): DatedJob[] => {
    const suits = (date: CivilDate) => isOldEnough(job, date, situation)
    const placed = inPlace(job, situation.climate, situation.method)
    const drink = firstDrink({ job, months }, situation, request)
    const occasions = [
      ...occasionsOf(job, months, monthsAhead(today), suits, seasonMayWait),
      ...nextPicking({ job, months }, suits, situation, today),
    ]
    const dated = ofOneSowing(occasions, situation, today).map((occasion): DatedJob => {
      const sowing = nextSowing(placed, occasion.dueDate, situation, today)
      return { job: placed, occasion, ...(sowing && (isStanding || sows) && { toBeSown: sowing.planted }) }
    })
    if (!drink) return dated
    // However little its gardener wants to do.
    return [{ job: { ...placed, priority: 1 }, occasion: drink }, ...dated.filter(({ toBeSown }) => toBeSown)]
  })
  const dated = timed(possible, situation.climate.zone, today)
  const isThirsty = diesDry(situation, today)
  const isNextCrops = ({ job, occasion }: DatedJob) => isOfSecondCrop(job, occasion.dueDate, situation, today)
  const chosenWith = (isBehind: (dated: DatedJob) => boolean, kept: readonly DatedJob[] = []) => {
    const weighed = [
      ...withEssentials(
        dated.filter((each) => !isBehind(each)),
        { diesDry: isThirsty, isLongDry: longDry.includes(situation.climate.zone) },
      ),
      ...dated.filter(isBehind).map(lessPressing),
    ]
    const wanted = weighed.filter(
      ({ job }) =>
        request.preferredTaskTypes.includes(job.type) &&
        (priorities as readonly Priority[]).includes(job.priority),
    )
    return choose(wanted, { fewest, most, diesDry: isThirsty, kept })
  }
  const first = chosenWith(isNextCrops)
  // Where little is left to do for what stands, the next crop is worth as much.
  const chosen = first.length < fewest ? chosenWith(() => false, first) : first
  const tasks = chosen.map((each) => taskOf(each, request.complexity, situation))
  const { general, entry } = situation.care
  const { zone } = situation.climate
  const sownAgain = takenForSown(situation, tasks, today)
  const unusual = entry && unusualAt(entry, situation.climate, situation.method)
  const notes = [
    ...(unusual ? [unusual] : []),
    ...(!unusual && isOutOfSeason(situation, today) ? [seasonNote(zone, plantingMonthsOf(situation))] : []),
    ...(sownAgain && tasks.length > 0 ? [sownAgainNote(sownAgain.planted, today)] : []),
    ...(general !== undefined && tasks.length > 0 ? [generalNote(general)] : []),
    ...(tasks.length < fewest && !(unusual && tasks.length === 0) ? [shortNote(tasks.length, request)] : []),
  ]
  return notes.length > 0 ? { tasks, note: notes.join('. ') } : { tasks }
}

/** What stands now is picked, and what is sown after it. */
function nextPicking(
  { job, months }: JobHere,
  suits: (date: CivilDate) => boolean,
  { plantings }: Situation,
  today: CivilDate,
): Occasion[] {
  if (job.type !== 'Harvesting' || !plantings.standsAt(today)) return []
  const isOfNext = (date: CivilDate) => suits(date) && plantings.sowingAt(date) !== plantings.sowingAt(today)
  return occasionsOf(job, months, monthsAhead(today), isOfNext, 0)
}

/** This crop's care comes before the next one's. */
function lessPressing({ job, ...dated }: DatedJob): DatedJob {
  return { ...dated, behind: job.priority, job: job.priority === 1 ? { ...job, priority: 2 } : job }
}

/** A pot holds little water, a crop needs it steadily, and what was planted this year has short roots. */
function diesDry({ care, method, planted }: Situation, today: CivilDate): boolean {
  return method === 'pot' || care.cropMonths !== null || planted > addDays(today, -365)
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

/** Whether its words say how often to water, and nothing of the cool months. */
const isMeasuredByTheClock = ({ description }: Job) =>
  /\b(twice|once|every|each)\b.*\b(day|week)\b|\ba week\b/.test(description) &&
  !/\b(cool|feel|finger|top of the soil)\b/i.test(description)

function taskOf(
  { job, occasion }: DatedJob,
  complexity: CarePlanQuestion['complexity'],
  { climate: { zone }, care, plantings, method }: Situation,
): ProposedTask {
  // What a young plant or a crop needs once a year is done once; a round goes on to the end of its season.
  const isOnce =
    occasion.frequency === 'annual' && (job.untilMonths !== undefined || care.cropMonths !== null)
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const isLengthened =
    job.type === 'Watering' &&
    occasion.frequency === 'monthly' &&
    method === 'ground' &&
    !(care.entry && drinkOtherwise.includes(care.entry.kind))
  const description = [
    describe(job, complexity, zone),
    ...(picking ? [pickedFrom(partsOf(picking).month)] : []),
    ...(isLengthened && isMeasuredByTheClock(job) ? ['Half of that is enough in the cool months.'] : []),
  ].join(' ')
  return {
    title: job.title,
    description,
    taskType: job.type,
    dueDate: occasion.dueDate,
    priority: job.priority,
    estimatedTime: job.minutes,
    isRecurring: !isOnce,
    recurringFrequency: occasion.frequency,
    ...(job.product === undefined ? {} : { productName: job.product }),
    reason: { text: job.why, rule: job.rule, zone, season: seasonIn(zone, occasion.dueDate) },
  }
}
