import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addMonths, civilDate, daysInMonth, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import type { RecurringFrequency } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from './catalogue/entry.ts'

export type Occasion = { dueDate: CivilDate; frequency: RecurringFrequency }

/** The first day in the twelve months from `today` on which a job is right, and how it comes round again. */
export function firstOccasion(
  job: Job,
  months: readonly number[],
  today: CivilDate,
  suits: (date: CivilDate) => boolean,
): Occasion | undefined {
  const dates = datesAhead(job.rule, today).filter(suits)
  if (job.repeat === 'season') {
    const inSeason = dates.find((date) => seasonMonths(date).every((month) => months.includes(month)))
    if (inSeason) return { dueDate: inSeason, frequency: `monthly-${seasonOf(partsOf(inSeason).month)}` }
  }
  const dueDate = dates.find((date) => months.includes(partsOf(date).month))
  if (!dueDate) return undefined
  const allYear = job.repeat === 'monthly' && new Set(months).size === 12
  return { dueDate, frequency: allYear ? 'monthly' : 'annual' }
}

/** One day in each month ahead, its day taken from the rule's name, so that jobs of a month do not fall together. */
function datesAhead(rule: string, today: CivilDate): CivilDate[] {
  const { day } = partsOf(today)
  const seed = [...rule].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  return Array.from({ length: 13 }, (_, ahead) => {
    const { year, month } = partsOf(`${addMonths(monthOf(today), ahead)}-01`)
    const first = ahead === 0 ? day : 1
    const last = ahead === 12 ? day - 1 : Math.max(first, Math.min(28, daysInMonth(year, month)))
    return last < first ? [] : [civilDate(year, month, first + (seed % (last - first + 1)))]
  }).flat()
}

function seasonMonths(date: CivilDate): readonly number[] {
  return monthsOfSeason[seasonOf(partsOf(date).month)]
}
