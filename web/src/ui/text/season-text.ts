import { type CivilDate, type CivilMonth, partsOf } from '@wattle/contracts/civil-date.ts'
import { seasonOf, tropicalSeasonOf } from '@wattle/contracts/season.ts'
import { dateText, dayText, monthName, shortDateText } from './dates.ts'

/** `late spring`: early, mid or late by the month's position in its season. In the tropics, `build-up`. */
export function seasonText(month: CivilMonth, tropical: boolean): string {
  const { month: number } = partsOf(`${month}-01`)
  if (tropical) return tropicalSeasonOf(number)
  return `${['early ', 'mid-', 'late '][number % 3]}${seasonOf(number)}`
}

/** `Fri 20 Nov`, with the year if it differs from today's. */
export function nearDayText(date: CivilDate, today: CivilDate): string {
  const text = dayText(date)
  return partsOf(date).year === partsOf(today).year ? text.replace(/ \d{4}$/, '') : text
}

/** `20 Nov`, with the year if it differs from today's. */
export function nearDateText(date: CivilDate, today: CivilDate): string {
  return partsOf(date).year === partsOf(today).year ? shortDateText(date) : dateText(date)
}

/** `Nov` */
export function shortMonthText(month: CivilMonth): string {
  return monthName(month).slice(0, 3)
}
