import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { fieldsOf, listIn, numberOf, textOf } from '../http/fields.ts'

/** The counts in an answer; missing ones are zero. */
export function readSummary(answer: unknown): SummaryView {
  const fields = fieldsOf(answer)
  const count = (name: keyof SummaryView) => numberOf(fields[name], 0)
  const byPriority = (name: keyof SummaryView) => {
    const { high, medium, low } = fieldsOf(fields[name])
    return { high: numberOf(high, 0), medium: numberOf(medium, 0), low: numberOf(low, 0) }
  }
  return {
    tasksThisMonth: count('tasksThisMonth'),
    incompleteTasksThisMonth: count('incompleteTasksThisMonth'),
    tasksThisMonthByPriority: byPriority('tasksThisMonthByPriority'),
    tasksLastMonth: count('tasksLastMonth'),
    incompleteTasksLastMonth: count('incompleteTasksLastMonth'),
    tasksLastMonthByPriority: byPriority('tasksLastMonthByPriority'),
    leftOver: listIn(fields, 'leftOver').map((item) => {
      const { month, count } = fieldsOf(item)
      return { month: textOf(month), count: numberOf(count, 0) }
    }),
    totalTasks: count('totalTasks') || count('tasksThisMonth') + count('tasksLastMonth'),
    totalPlants: count('totalPlants'),
    totalNurseryPlants: count('totalNurseryPlants'),
    totalLocations: count('totalLocations'),
    plantsByLocation: listIn(fields, 'plantsByLocation').map((item) => {
      const location = fieldsOf(item)
      return { id: textOf(location.id), name: textOf(location.name), count: numberOf(location.count, 0) }
    }),
  }
}

/** What Home shows when the counts cannot be loaded. */
export const zeroSummary: SummaryView = readSummary(null)
