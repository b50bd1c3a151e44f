import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  lastDay,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason } from '@wattle/contracts/season.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import { whileInFlower } from '../catalogue/crop-months.ts'
import { seasonIn } from '../climate/climate.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { type DatedJob, isRound } from './dated-job.ts'
import { type Occasion, seasonOfRound } from './due-dates.ts'
import { isOfFirstSpring } from './first-spring.ts'
import { howMuchWater } from './how-much-water.ts'
import { killedByFrost } from './months-in-time.ts'
import { afterMonths } from './plantings.ts'
import type { CarePlanQuestion, Situation } from './situation.ts'
import { dugWater } from './watering-months.ts'
import { describe, pickedFrom } from './wording.ts'

/**
 * The last day of a job that is for young plants only, or for a crop while it stands. Undefined if the job has no end.
 */
function lastDayOf({ job, occasion }: DatedJob, situation: Situation): CivilDate | undefined {
  const { care, climate, method, planted, plantings } = situation
  const { dueDate } = occasion
  const sowing = plantings.sowingAt(dueDate)
  // A pot is watered at any age.
  const isEndless = method === 'pot' && (job.everInPot || (job.type === 'Watering' && !isFirstDrink(job)))
  const grownUp =
    job.untilMonths === undefined || isEndless
      ? []
      : [throughTheDry(job, afterMonths(sowing?.grows ?? planted, job.untilMonths + 1), situation)]
  const pulledOut = care.cropMonths === null || !sowing ? [] : [sowing.ends]
  const isDug = care.entry?.kind === 'root-vegetable' && job.rule === dugWater
  const dug = isDug && sowing?.picking ? [sowing.picking] : []
  // Seedlings are seedlings once, however many years the crop stands.
  const rooted =
    care.cropMonths !== null && sowing && phaseOf(job) === 'establish' ? [afterMonths(sowing.out, 2)] : []
  const killed = killedByFrost(job, dueDate, situation)
  const isSprung = occasion.frequency === 'monthly-spring' && isOfFirstSpring(job, situation)
  const sprung = isSprung ? [civilDate(partsOf(dueDate).year, 11, 1)] : []
  const [end] = [
    ...grownUp,
    ...pulledOut,
    ...dug,
    ...rooted,
    ...sprung,
    ...(killed ? [killed] : []),
  ].toSorted()
  return end === undefined || end > lastDay
    ? undefined
    : lastTurn(addDays(end, -1), job, occasion, climate.zone)
}

/**
 * A last day, moved back to the end of the last month in which a round comes or a crop is ripe, or of the months in a
 * row in which a crop is fed or cut.
 */
function lastTurn(last: CivilDate, job: Job, { dueDate, frequency }: Occasion, zone: Zone): CivilDate {
  const season = seasonOfRound(frequency)
  const own = job.months[zone] ?? []
  if (whileInFlower.includes(job.rule) && frequency === 'monthly') return last
  const isForItsMonths = ['Watering', 'Fertilising', 'Pruning'].includes(job.type)
  if (isForItsMonths && frequency === 'monthly') return endOfRun(last, dueDate, own)
  const ripe = job.type === 'Harvesting' ? own : []
  const months: readonly number[] = season ? monthsOfSeason[season] : ripe
  // A crop planted far from its season is ripe in other months.
  if (!season && !months.includes(partsOf(dueDate).month)) return last
  let day = last
  while (day > dueDate && !months.includes(partsOf(day).month)) day = addDays(`${monthOf(day)}-01`, -1)
  return day > dueDate ? day : dueDate
}

/** The end of the last month in a row from a date that is among the months, at most `last`. */
function endOfRun(last: CivilDate, from: CivilDate, months: readonly number[]): CivilDate {
  let month = addMonths(monthOf(from), 1)
  while (`${month}-01` <= last && months.includes(Number(month.slice(5)))) month = addMonths(month, 1)
  const end = addDays(`${month}-01`, -1)
  return end < last ? end : last
}

/** The end of a young plant's water, moved to the end of the dry season in which it falls. */
function throughTheDry(job: Job, end: CivilDate, { care, climate: { zone } }: Situation): CivilDate {
  if (job.type !== 'Watering' || !isRound(job) || care.cropMonths !== null) return end
  const { year, month } = partsOf(end)
  if (zone === 'tropical') return month >= 5 && month <= 11 ? civilDate(year, 12, 1) : end
  if (month > 5 && month < 11) return end
  return civilDate(month <= 5 ? year : year + 1, 6, 1)
}

/** Months after which a plant drinks like a grown one. */
const monthsOfYouth = 36

/** The same for small plants, which root down sooner than shrubs and trees. */
const monthsOfSmallYouth = 18
const small: readonly PlantKind[] = ['herb', 'perennial', 'native-perennial', 'ornamental-grass']

/** Turns a dated job into a proposed task. */
export function taskOf(
  dated: DatedJob,
  complexity: CarePlanQuestion['complexity'],
  situation: Situation,
): ProposedTask {
  const { job, occasion } = dated
  const { care, climate, method, plantings } = situation
  const { zone } = climate
  const until = lastDayOf(dated, situation)
  // A crop of several years is planted once, although another one follows it.
  const isPlanted = job.type === 'Planting' && care.cropMonths !== null
  const isOver =
    until !== undefined && nextTurn(occasion.frequency, occasion.dueDate, occasion.dueDate) > until
  const isOnce = isPlanted || isOver
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const { entry } = care
  const youth = entry && small.includes(entry.kind) ? monthsOfSmallYouth : monthsOfYouth
  const isGrown = plantings.ageAt(occasion.dueDate) >= youth
  const { description: whileYoung, onceGrown = whileYoung } = job
  const worded = { ...job, description: isGrown && method === 'ground' ? onceGrown : whileYoung }
  const description = [
    describe(worded, complexity, zone),
    ...howMuchWater(worded, occasion, situation),
    ...(picking ? [pickedFrom(partsOf(picking).month)] : []),
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
    ...(until === undefined || isOnce ? {} : { until }),
    ...(job.product === undefined ? {} : { productName: job.product }),
    reason: { text: job.why, rule: job.rule, zone, season: seasonIn(zone, occasion.dueDate) },
  }
}
