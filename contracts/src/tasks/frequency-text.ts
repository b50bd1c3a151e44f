import { type Season, seasonOf } from '../season.ts'
import { frequencyWords, type RecurringFrequency } from './choices.ts'

const monthsOf = { spring: 'Sep–Nov', summer: 'Dec–Feb', autumn: 'Mar–May', winter: 'Jun–Aug' }

/**
 * How often a task recurs. A season is named by its months if `inMonths`, because the tropics do not have four seasons,
 * and if the task is due before its season begins.
 */
export function frequencyText(frequency: RecurringFrequency, inMonths: boolean, dueDate = ''): string {
  const season = frequency.slice('monthly-'.length) as Season
  const months = monthsOf[season]
  if (!months) return frequencyWords[frequency]
  if (dueDate && seasonOf(Number(dueDate.slice(5, 7))) !== season) return `Then monthly, ${months}`
  return inMonths ? `Monthly, ${months}` : frequencyWords[frequency]
}
