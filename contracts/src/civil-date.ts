/** A day in a gardener's calendar, `YYYY-MM-DD`. Never an instant: no time, no zone. */
export type CivilDate = string

/** A month in a gardener's calendar, `YYYY-MM`. */
export type CivilMonth = string

/** The first and last day that a date in a garden may have. */
export const firstDay: CivilDate = '1900-01-01'
export const lastDay: CivilDate = '2199-12-31'

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether the text is a day that exists: `2026-02-29` is not. */
export function isCivilDate(text: string): boolean {
  if (!pattern.test(text)) return false
  const { year, month, day } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Number of days in a month, `month` from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Year, month (1 to 12) and day of a civil date. */
export function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** The civil date of these parts; a day past the end of the month is clamped to its last. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const clamped = Math.min(day, daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(clamped)}`
}

/** The month of a civil date. */
export function monthOf(date: CivilDate): CivilMonth {
  return date.slice(0, 7)
}

/** The month `count` months later, or earlier when negative. */
export function addMonths(month: CivilMonth, count: number): CivilMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad((index % 12) + 1)}`
}

/** The day `count` days later, or earlier when negative. */
export function addDays(date: CivilDate, count: number): CivilDate {
  const { year, month, day } = partsOf(date)
  return new Date(Date.UTC(year, month - 1, day + count)).toISOString().slice(0, 10)
}

/** The same day a year later. */
export function yearAfter(date: CivilDate): CivilDate {
  const { year, month, day } = partsOf(date)
  return civilDate(year + 1, month, day)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
