import {
  addMonths,
  type CivilDate,
  type CivilMonth,
  firstDay,
  isCivilDate,
  lastDay,
  monthOf,
} from '@wattle/contracts/civil-date.ts'
import { type Priority, priorities, priorityWords } from '@wattle/contracts/tasks/choices.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { monthText } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'

/** The filters of the tasks page, kept in the address. */
export type TaskFilters = {
  /** The month to show; null shows all months of a plant. */
  month: CivilMonth | null
  /** A plant's name, or empty for all. */
  plant: string
  /** A location's id, or empty for all. */
  location: string
  priority: Priority | null
  showCompleted: boolean
}

/**
 * Reads the filters from the address. A plant without a month shows all months; `lastMonthIncomplete` means
 * last month's pending tasks.
 */
export function readFilters(search: URLSearchParams, today: CivilDate): TaskFilters {
  const thisMonth = monthOf(today)
  const lastMonthOnly = search.get('lastMonthIncomplete') === 'true'
  const asked = search.get('month') ?? ''
  const plant = search.get('plant') ?? ''
  const month = isMonth(asked) ? asked : plant ? null : thisMonth
  const word = search.get('priority')
  return {
    month: lastMonthOnly ? addMonths(thisMonth, -1) : month,
    plant,
    location: search.get('location') ?? '',
    priority: priorities.find((each) => priorityWords[each].toLowerCase() === word) ?? null,
    showCompleted: !lastMonthOnly && search.get('completed') === 'true',
  }
}

/** Whether the text is a month in the supported range. */
function isMonth(text: string): boolean {
  const day = `${text}-01`
  return isCivilDate(day) && day >= firstDay && day <= lastDay
}

/** The query parameters of these filters. */
export function writeFilters(filters: TaskFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (filters.month) search.set('month', filters.month)
  if (filters.plant) search.set('plant', filters.plant)
  if (filters.location) search.set('location', filters.location)
  if (filters.priority) search.set('priority', priorityWords[filters.priority].toLowerCase())
  if (filters.showCompleted) search.set('completed', 'true')
  return search
}

/** Whether a task matches the filters, regardless of its status. */
export function matches(task: TaskWithPlant, { plant, location, priority }: TaskFilters): boolean {
  return (
    (!plant || task.plant?.name === plant) &&
    (!location || task.plant?.locationId === location) &&
    (!priority || task.priority === priority)
  )
}

/** Whether the filters exclude anything besides completed tasks. */
export function isFiltered({ plant, location, priority }: TaskFilters): boolean {
  return Boolean(plant || location || priority)
}

/** The number of tasks shown, announced to screen readers. */
export function foundText({ month }: TaskFilters, count: number): string {
  return `${month ? monthText(month) : 'Every month'}: ${counted(count, 'task')}`
}

/** The filters in a sentence; `locationName` is the name of the chosen location. */
export function filterSentence(
  { month, plant, location, priority }: TaskFilters,
  locationName: string,
): string {
  const tasks = priority ? `${priorityWords[priority].toLowerCase()} priority tasks` : 'tasks'
  const whose = plant && ` for ${plant}`
  const at = location && ` in ${locationName}`
  return `Showing only ${tasks}${whose}${at}${month === null ? ', in every month' : ''}.`
}
