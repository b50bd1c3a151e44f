import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { counted } from '@wattle/contracts/counted.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `20 Nov 2026`, composed here because localised date formats vary with the version of ICU. */
export function dateText(date: CivilDate): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${months[month - 1]} ${year}`
}

/** `Fern, Rose and Aster` */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export const quoted = (text: string): string => `“${text}”`

/** ` with 3 tasks`, or nothing if there are none. */
export const withTasks = (tasks: readonly unknown[]): string =>
  tasks.length === 0 ? '' : ` with ${counted(tasks.length, 'task')}`
