import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { nearDayText } from '../../ui/text/season-text.ts'

/** A due date in words. A late task is still worth doing. */
export function dueWords(dueDate: CivilDate, today: CivilDate): { words: string; late: boolean } {
  if (!dueDate) return { words: 'No date yet', late: false }
  if (dueDate === today) return { words: 'Due today', late: false }
  if (dueDate === addDays(today, 1)) return { words: 'Due tomorrow', late: false }
  if (dueDate < today)
    return { words: `Was due ${nearDayText(dueDate, today)}, still worth doing`, late: true }
  return { words: nearDayText(dueDate, today), late: false }
}

/** The completion date in words. */
export function doneWords({ completedOn }: Pick<TaskView, 'completedOn'>, today: CivilDate): string {
  if (!completedOn) return 'Done'
  return completedOn === today ? 'Done today' : `Done ${nearDayText(completedOn, today)}`
}
