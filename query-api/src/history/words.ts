import { counted } from '../words.ts'

/** `Fern, Rose and Aster` */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export const quoted = (text: string): string => `“${text}”`

/** `with 3 tasks`, or nothing where there are none. */
export const withTasks = (tasks: readonly unknown[]): string =>
  tasks.length === 0 ? '' : ` with ${counted(tasks.length, 'task')}`
