import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `20 Nov 2026`: put together here, because how a language writes a date changes with the version of ICU. */
export function dateText(date: CivilDate): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${months[month - 1]} ${year}`
}

/** `1 task`, `3 tasks` */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
