import { addDays, civilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Job } from '../entry.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import type { Occasion } from './due-dates.ts'
import type { Situation } from './situation.ts'
import { drinksOtherwise } from './watering-months.ts'

/** Returns sentences on how often to water in this garden, to append to a job's description. */
export function howMuchWater(job: Job, occasion: Occasion, situation: Situation): string[] {
  if (job.type !== 'Watering') return []
  if (situation.care.cropMonths !== null)
    return isOfTheWet(job, occasion, situation) ? ['The rain does it for you on wet days.'] : []
  const isShort = isFirstDrySummer(situation, occasion) && isOnceAWeek(job)
  const isLengthened =
    occasion.frequency === 'monthly' && situation.method === 'ground' && !drinksOtherwise(situation)
  return [
    ...(isShort ? [inItsFirstSummer(job)] : []),
    ...(isLengthened && isMeasuredByTheClock(job) ? ['Half as often is enough in the cool months.'] : []),
  ]
}

/** Whether the job waters new seedlings in a bed while it rains on most days, and its words do not say so. */
const isOfTheWet = (job: Job, { dueDate }: Occasion, { climate, method }: Situation) =>
  isFirstDrink(job) &&
  method === 'ground' &&
  climate.zone === 'tropical' &&
  [12, 1, 2, 3].includes(partsOf(dueDate).month) &&
  !/\brain/.test(job.description)

/** How often a new plant is soaked where no rain falls. One that likes its soil dry rots if it is soaked often. */
const inItsFirstSummer = ({ onceGrown }: Job) =>
  onceGrown
    ? 'Soak it twice a week in the heatwaves of its first summer.'
    : 'In its first summer soak it twice a week, and every second day in a heatwave.'

/** Whether the description gives a watering interval, but no advice for the cool months. */
export const isMeasuredByTheClock = ({ description }: Job) =>
  /\b(twice|once|every|each)\b.*\b(day|week)\b|\ba week\b/i.test(description) &&
  !/\b(cool|feel|finger|top of the soil|in its pot)\b/i.test(description)

/** Whether the description gives a new plant one soak a week, which is too little in a hot summer without rain. */
export const isOnceAWeek = ({ description }: Job) =>
  /\b(soak|bucket|hose|basin|dripper|water run)/i.test(description) &&
  /\b(once a week|one (good |deep |slow |long )?soak a week|each week|every week)\b/i.test(description) &&
  !/\b(twice|in its first summer|two (or three times|while|when)|another|once more|or twice|second day|times a week|more (often|than)|hot|feel|finger)\b/i.test(
    description,
  )

/** Whether a round covers the first summer of a plant set out in open ground, where it may not rain for weeks. */
function isFirstDrySummer(
  { care, climate, method, planted, today }: Situation,
  { frequency, dueDate }: Occasion,
) {
  const { year, month } = partsOf(dueDate)
  const summer = month <= 2 ? dueDate : civilDate(year, 12, 1)
  const isNew = planted > addDays(today, -300) && summer < addDays(planted, 300)
  const isDry = climate.zone === 'arid' || climate.zone === 'temperate'
  const isSetOut = method === 'ground' && care.jobs.some(({ rule }) => rule === 'settle-in')
  return isSetOut && isNew && isDry && ['monthly', 'monthly-summer'].includes(frequency)
}
