import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addMonths, civilDate, daysInMonth, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import type { RecurringFrequency } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from './catalogue/entry.ts'
import { slotOf, slots } from './timetable.ts'

export type Occasion = { dueDate: CivilDate; frequency: RecurringFrequency }

/** The days of one month that a plan may use. */
export type Stretch = { year: number; month: number; first: number; last: number }

/** The twelve months from a day, month by month; the first and the last may be parts of the same month. */
export function monthsAhead(today: CivilDate): Stretch[] {
  const { day } = partsOf(today)
  const stretches = Array.from({ length: 13 }, (_, ahead): Stretch => {
    const month = addMonths(monthOf(today), ahead)
    const parts = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
    const first = ahead === 0 ? day : 1
    const end = daysInMonth(parts.year, parts.month)
    return {
      ...parts,
      first,
      last: ahead === 12 ? Math.min(day - 1, end) : Math.max(first, Math.min(28, end)),
    }
  })
  return stretches.filter(({ first, last }) => first <= last)
}

/**
 * The first day ahead on which a job is right, and how it comes round again. A round through a season begins with a
 * whole one, so many months after its first good month at most.
 */
export function firstOccasion(
  job: Job,
  months: readonly number[],
  ahead: readonly Stretch[],
  suits: (date: CivilDate) => boolean,
  seasonMayWait: number,
): Occasion | undefined {
  const seed = seedOf(job.rule)
  const slot = slotOf(job)
  const first = (wanted: (month: number) => boolean) => {
    for (const stretch of ahead) {
      if (!wanted(stretch.month)) continue
      const date = dayIn(stretch, slot, seed)
      if (suits(date)) return { date, month: stretch.month }
    }
    return undefined
  }
  const once = first((month) => months.includes(month))
  if (!once) return undefined
  if (job.repeat === 'season') {
    const inSeason = first((month) => monthsOfSeason[seasonOf(month)].every((each) => months.includes(each)))
    if (inSeason && monthOf(inSeason.date) <= addMonths(monthOf(once.date), seasonMayWait))
      return { dueDate: inSeason.date, frequency: `monthly-${seasonOf(inSeason.month)}` }
  }
  const allYear = job.repeat === 'monthly' && new Set(months).size === 12
  return { dueDate: once.date, frequency: allYear ? 'monthly' : 'annual' }
}

/** Each kind of work has its part of the month, so that what comes first falls first; within it, the rule's name decides. */
function dayIn({ year, month, first, last }: Stretch, slot: number, seed: number): CivilDate {
  const days = last - first + 1
  const from = Math.floor((days * slot) / slots)
  const count = Math.max(1, Math.floor((days * (slot + 1)) / slots) - from)
  return civilDate(year, month, first + from + (seed % count))
}

function seedOf(rule: string): number {
  return [...rule].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
}
