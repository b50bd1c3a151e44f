import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { nearDayText } from '../../ui/text/season-text.ts'

/** A due date in words. A late task of the last two months is still worth doing; an older one may be out of season. */
export function dueWords(dueDate: CivilDate, today: CivilDate): { words: string; late: boolean } {
  const late = dueDate !== '' && dueDate < today
  const advice = dueDate < addDays(today, -61) ? '' : ', still worth doing'
  return {
    words: late ? `Was due ${nearDayText(dueDate, today)}${advice}` : dayWords(dueDate, today),
    late,
  }
}

function dayWords(dueDate: CivilDate, today: CivilDate): string {
  if (!dueDate) return 'No date yet'
  if (dueDate === today) return 'Due today'
  if (dueDate === addDays(today, 1)) return 'Due tomorrow'
  return nearDayText(dueDate, today)
}

/** The completion date in words. */
export function doneWords({ completedOn }: Pick<TaskView, 'completedOn'>, today: CivilDate): string {
  if (!completedOn) return 'Done'
  return completedOn === today ? 'Done today' : `Done ${nearDayText(completedOn, today)}`
}
