import type { CivilDate, CivilMonth } from '@wattle/contracts/civil-date.ts'

// A civil date has no zone: it is put together and taken apart in one.
const formats = {
  date: format({ day: 'numeric', month: 'short', year: 'numeric' }),
  day: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  shortDate: format({ day: 'numeric', month: 'short' }),
  month: format({ month: 'long', year: 'numeric' }),
  monthName: format({ month: 'long' }),
}

/** `20 Nov 2026`; the text as it came when it is no date. */
export const dateText = (date: CivilDate): string => written(date, formats.date)

/** `Fri 20 Nov 2026` */
export const dayText = (date: CivilDate): string => written(date, formats.day)

/** `20 Nov` */
export const shortDateText = (date: CivilDate): string => written(date, formats.shortDate)

/** `November 2026` */
export const monthText = (month: CivilMonth): string => written(`${month}-01`, formats.month)

/** `November` */
export const monthName = (month: CivilMonth): string => written(`${month}-01`, formats.monthName)

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' })
}

function written(date: CivilDate, as: Intl.DateTimeFormat) {
  const instant = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) return date
  // Some engines put a comma after the weekday and a full stop or a fourth letter into the month.
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    as.formatToParts(instant).find((each) => each.type === type)?.value
  const month = part('month')
  const isShort = as.resolvedOptions().month === 'short'
  return [part('weekday')?.slice(0, 3), part('day'), isShort ? month?.slice(0, 3) : month, part('year')]
    .filter(Boolean)
    .join(' ')
}
