import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { shortName } from '../catalogue/names.ts'
import type { Job, Zone } from '../entry.ts'
import { inYear, range } from '../jobs/months.ts'
import type { JobHere } from './dated-job.ts'
import { againstTheHeat, isHardlyFed, potash } from './first-spring.ts'
import type { Situation } from './situation.ts'
import { suitsPlace } from './suits-place.ts'

/** Rules of work in spring that still helps later. */
const stillHelpful = ['feed-spring', 'feed-early-growth', 'feed-young', 'mulch-before-summer']

/**
 * Whether a job comes late if its month is missed. A feed then comes once, if the plan has room for it beside the one of the
 * next spring; a mulch comes once if the plan has the next one too.
 */
export const isStillHelpful = ({ rule }: Job): boolean => stillHelpful.includes(rule)

/**
 * Adds a yearly feed or mulch that was due last month to this one, so that it need not wait for the next spring, unless
 * the next feed is near. A pot is fed until the end of summer: it holds little food.
 */
export function evenIfMissed(here: JobHere, situation: Situation): JobHere[] {
  const { job, months } = here
  const { care, climate, planted, today } = situation
  const { month } = partsOf(today)
  const isYearly = isStillHelpful(job) && job.repeat === 'once'
  // A bulb has died down by then, and the tropics have no spring.
  const isOfSpring =
    care.cropMonths === null &&
    care.entry?.kind !== 'bulb' &&
    climate.zone !== 'tropical' &&
    !months.includes(month)
  if (!isYearly || !isOfSpring) return [here]
  // The first mulch of a new plant comes late as it is.
  const isFirst = job.type === 'Mulching' && planted >= addDays(today, -300)
  const isFood = job.type === 'Fertilising'
  const isBurnt = isFood && isTooHot(month, climate.zone)
  if (month >= 9 && months.includes(inYear(month - 1)) && !isBurnt && !(isFood && isFedSoon(job, situation)))
    return isFirst ? [here] : [{ job: againstTheHeat(job), months: [month], isLate: true }, here]
  return [...fedInItsPot(here, situation), here]
}

/** The other feeds of the plant in these months. */
const otherFeeds = (months: readonly number[], { rule }: Job, { care, climate: { zone } }: Situation) =>
  care.jobs.filter(
    (other) =>
      other.type === 'Fertilising' &&
      other.rule !== rule &&
      other.months[zone]?.some((fed) => months.includes(fed)),
  )

/** Whether another meal is due within a month, which replaces this one. Potash and trace elements are none. */
function isFedSoon(job: Job, situation: Situation): boolean {
  const { method, plantings, today } = situation
  const { month } = partsOf(today)
  const age = plantings.ageAt(today)
  return otherFeeds([month, inYear(month + 1)], job, situation).some(
    (other) =>
      other.priority <= Math.max(job.priority, 2) &&
      other.product !== potash &&
      suitsPlace(other, method) &&
      age >= (other.fromMonths ?? 0) &&
      age <= (other.untilMonths ?? Number.POSITIVE_INFINITY),
  )
}

/** Whether food burns roots inland in this month. */
const isTooHot = (month: number, zone: Zone): boolean => zone === 'arid' && (month >= 11 || month <= 2)

/** Months after a missed feed in which a pot is still fed. */
export const monthsOfHunger = 5

/** Returns the feed of a pot that has grown without it since spring. In the heat it waits until March. */
function fedInItsPot({ job, months }: JobHere, situation: Situation): JobHere[] {
  const { care, climate, method, planted, today } = situation
  const { zone } = climate
  const { entry } = care
  const { month } = partsOf(today)
  const grows = month >= 9 || month <= 2
  const isMissed = months.some((fed) => (month - fed + 12) % 12 <= monthsOfHunger)
  const isOfThePot = method === 'pot' && job.type === 'Fertilising' && !isHardlyFed(situation)
  if (!entry || !grows || !isMissed || !isOfThePot || planted >= addDays(today, -60)) return []
  const due = isTooHot(month, zone) || (month <= 2 && zone !== 'subtropical') ? 3 : month
  if (otherFeeds(range(month, inYear(month + monthsOfHunger)), job, situation).length > 0) return []
  const words = {
    title: `Feed the potted ${shortName(entry)}`,
    why: 'It has grown since spring, and a pot holds little food.',
  }
  const { inPot, ...fed } = job
  return [{ job: { ...fed, ...inPot, ...words }, months: [due], isLate: true }]
}
