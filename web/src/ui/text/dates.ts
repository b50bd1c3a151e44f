import { type CivilDate, type CivilMonth, isCivilDate, partsOf } from '@wattle/contracts/civil-date.ts'

// Hard-coded names: creating `Intl` formatters takes a phone longer than rendering a page with them.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `20 Nov 2026`; returns an invalid date unchanged. */
export const dateText = (date: CivilDate): string =>
  written(date, ({ day, month, year }) => `${day} ${month.slice(0, 3)} ${year}`)

/** `Fri 20 Nov 2026` */
export const dayText = (date: CivilDate): string =>
  written(date, () => `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${dateText(date)}`)

/** `20 Nov` */
export const shortDateText = (date: CivilDate): string =>
  written(date, ({ day, month }) => `${day} ${month.slice(0, 3)}`)

/** `November 2026` */
export const monthText = (month: CivilMonth): string =>
  written(`${month}-01`, ({ month, year }) => `${month} ${year}`)

/** `November` */
export const monthName = (month: CivilMonth): string => written(`${month}-01`, ({ month }) => month)

function written(date: CivilDate, write: (parts: { day: number; month: string; year: number }) => string) {
  if (!isCivilDate(date)) return date
  const { day, month, year } = partsOf(date)
  return write({ day, month: months[month - 1] ?? '', year })
}
