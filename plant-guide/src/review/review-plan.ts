import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { inYear } from '../jobs/months.ts'
import { findEntry } from '../names/find-care.ts'
import { isOldEnough, jobsHere } from '../plan/jobs-here.ts'
import { planCare } from '../plan/plan-care.ts'
import { type CarePlanQuestion, situationOf } from '../plan/situation.ts'
import { monthNames } from '../plan/wording.ts'
import { avoidedBy } from './avoided.ts'

export type Reviewed = { tasks: ProposedTask[]; moved: number; dropped: number }

/** If the guide has no jobs of these types for a plant in its place, there is no such work. */
const alwaysKnown: readonly TaskType[] = ['Harvesting', 'Planting']

/**
 * Checks a plan from elsewhere against the guide, if the catalogue has the plant. Tasks that are wrong for the plant or
 * its place are dropped. A task in a wrong month is replaced by the guide's own task of that type, with its month and
 * wording, or dropped if there is none.
 */
export function reviewPlan(request: CarePlanQuestion, tasks: readonly ProposedTask[]): Reviewed {
  const entry = findEntry(request.plant.name, request.plant.species)
  if (!entry) return { tasks: [...tasks], moved: 0, dropped: 0 }
  const situation = situationOf(request)
  const avoided = avoidedBy(entry, situation)
  const known = jobsHere(situation)

  const isInTime = (task: ProposedTask) => {
    if (saysAnotherSeason(task)) return false
    const ofType = known.filter(({ job }) => job.type === task.taskType)
    if (ofType.length === 0) return !alwaysKnown.includes(task.taskType)
    const right = ofType.filter(({ job }) => isOldEnough(job, task.dueDate, situation))
    const months = new Set(right.flatMap((job) => job.months))
    const named = namedMonths(task)
    const isNamedRight = named.length === 0 || named.some((month) => months.has(month))
    return isNamedRight && dueMonths(task).every((month) => months.has(month))
  }

  const left = new Map<TaskType, ProposedTask[]>()
  const replacementOf = (task: ProposedTask): ProposedTask | undefined => {
    const { taskType, priority } = task
    const own = left.get(taskType) ?? ownTasks(request, taskType)
    const best = own.toSorted((a, b) => alike(task, b) - alike(task, a))[0]
    left.set(
      taskType,
      own.filter((each) => each !== best),
    )
    return best && { ...best, priority }
  }

  const reviewed = tasks.flatMap((task): { task: ProposedTask; isMoved: boolean }[] => {
    const words = wordsIn(task)
    if (avoided.some(({ isIn }) => isIn(words))) return []
    if (isInTime(task)) return [{ task, isMoved: false }]
    const instead = replacementOf(task)
    return instead ? [{ task: instead, isMoved: true }] : []
  })
  return {
    tasks: reviewed.map(({ task }) => task),
    moved: reviewed.filter(({ isMoved }) => isMoved).length,
    dropped: tasks.length - reviewed.length,
  }
}

/** The guide's tasks of one type, regardless of the gardener's effort. */
function ownTasks(request: CarePlanQuestion, type: TaskType): ProposedTask[] {
  return planCare({ ...request, effort: 'High', preferredTaskTypes: [type] }).tasks
}

/**
 * How likely two tasks are the same work: by the words they share, then by being half a year apart, as in a plan for
 * the other hemisphere.
 */
function alike(task: ProposedTask, own: ProposedTask): number {
  const words = new Set(
    wordsIn(own)
      .toLowerCase()
      .match(/[a-z]{4,}/g),
  )
  const shared = new Set(
    wordsIn(task)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [],
  )
  const common = [...shared].filter((word) => words.has(word)).length
  const apart = Math.abs(partsOf(task.dueDate).month - partsOf(own.dueDate).month)
  return common - Math.abs(6 - apart) / 10
}

function wordsIn({ title, description, productName, reason }: ProposedTask): string {
  return [title, description, productName ?? '', reason.text].join(' ')
}

/** Every month in which a task is due. */
function dueMonths({ dueDate, recurringFrequency, isRecurring }: ProposedTask): readonly number[] {
  const { month } = partsOf(dueDate)
  if (!isRecurring || recurringFrequency === 'annual') return [month]
  if (recurringFrequency.startsWith('monthly-')) return monthsOfSeason[seasonOf(month)]
  const every = { biannual: 6, quarterly: 3, monthly: 1 }[
    recurringFrequency as 'biannual' | 'quarterly' | 'monthly'
  ]
  return Array.from({ length: 12 / every }, (_, turn) => inYear(month + turn * every))
}

const seasonWords =
  /\b(?:in|early|late|mid)[- ](?:early |late |mid[- ]?)?(spring|summer|autumn|fall|winter)\b|\b(dormant|dormancy)\b/gi

/** Whether a task names only seasons in which it is not due, with a tolerance of one month. */
function saysAnotherSeason({ title, description, dueDate }: ProposedTask): boolean {
  const { month } = partsOf(dueDate)
  const nearby = [month, inYear(month + 1), inYear(month - 1)].map(seasonOf)
  const said = [...`${title} ${description}`.matchAll(seasonWords)].map(([, season, rest]) =>
    rest ? 'winter' : season?.toLowerCase().replace('fall', 'autumn'),
  )
  return said.length > 0 && !said.some((season) => nearby.some((each) => each === season))
}

/** The months that a task's text names. */
function namedMonths(task: ProposedTask): number[] {
  const words = wordsIn(task)
  return monthNames.flatMap((name, index) => (new RegExp(`\\b${name}\\b`).test(words) ? [index + 1] : []))
}
