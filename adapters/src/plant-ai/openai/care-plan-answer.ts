import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { type CivilDate, civilDate, isCivilDate, partsOf, yearAfter } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import { monthsOfSeason, type Season } from '@wattle/contracts/season.ts'
import {
  type Priority,
  type RecurringFrequency,
  recurringFrequencies,
} from '@wattle/contracts/tasks/choices.ts'
import { climateOf, seasonIn } from '@wattle/plant-guide/climate/climate.ts'
import { shortNote } from '@wattle/plant-guide/plan/short-note.ts'
import { reviewPlan } from '@wattle/plant-guide/review/review-plan.ts'
import { z } from 'zod'
import type { CarePlanRequest } from '../port.ts'
import { UnusableAnswer } from './question.ts'
import { lineOf } from './text.ts'

const maxMinutes = 600

/** What the model is asked to answer. */
export const shapeFor = ({ effort, preferredTaskTypes }: CarePlanRequest) =>
  z.object({
    tasks: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        taskType: z.enum(preferredTaskTypes),
        dueDate: z.string(),
        priority: z.literal<Priority[]>([...effortLimits[effort].priorities]),
        estimatedTime: z.number(),
        isRecurring: z.boolean(),
        recurringFrequency: z.enum(recurringFrequencies),
        productName: z.string().nullable(),
        reason: z.object({ text: z.string(), rule: z.string() }),
      }),
    ),
  })
export type Shape = ReturnType<typeof shapeFor>
type AnsweredTask = z.infer<Shape>['tasks'][number]

/** How many tasks of a plan the plant guide moved, and how many it dropped. */
export type PlanReview = { moved: number; dropped: number }

/** The plan in an answer, reviewed against the plant guide. Throws `UnusableAnswer` if most of its tasks are unusable. */
export function planOf(
  answered: AnsweredTask[],
  request: CarePlanRequest,
  onReview: (review: PlanReview) => void,
): CarePlan {
  const { place, effort, today } = request
  const { zone } = climateOf(place.postcode, place.state, place.city)
  const { fewest, most } = effortLimits[effort]
  const usable = distinct(
    answered.flatMap((task) => {
      const kept = taskOf(task, today)
      return kept ? [{ ...kept, reason: { ...kept.reason, zone, season: seasonIn(zone, kept.dueDate) } }] : []
    }),
  )
  // If so much of a plan is wrong, the rest cannot be trusted either.
  if (usable.length * 2 < answered.length)
    throw new UnusableAnswer('Most of the model’s tasks cannot be used.')
  const { moved, dropped, tasks: reviewed } = reviewPlan(request, usable)
  onReview({ moved, dropped })
  const byDate = (a: ProposedTask, b: ProposedTask) => a.dueDate.localeCompare(b.dueDate)
  const tasks = distinct(reviewed)
    .toSorted((a, b) => a.priority - b.priority || byDate(a, b))
    .slice(0, most)
    .toSorted(byDate)
  return tasks.length < fewest ? { tasks, note: shortNote(tasks.length, request) } : { tasks }
}

type UsableTask = Omit<ProposedTask, 'reason'> & { reason: { text: string; rule: string } }

/** The valid parts of the task; null if it cannot be used. */
function taskOf(task: AnsweredTask, today: CivilDate): UsableTask | null {
  const dueDate = dayAhead(task.dueDate, today)
  const title = lineOf(task.title, 200)
  const description = lineOf(task.description, 4000)
  const text = lineOf(task.reason.text, 1000)
  const estimatedTime = Math.round(task.estimatedTime)
  if (!dueDate || !title || !description || !text) return null
  if (!(estimatedTime >= 1 && estimatedTime <= maxMinutes)) return null
  const productName = lineOf(task.productName ?? '', 200)
  const { taskType, priority, isRecurring, recurringFrequency } = task
  const recurs = isRecurring && isTurn(dueDate, recurringFrequency)
  return {
    title,
    description,
    taskType,
    dueDate,
    priority,
    estimatedTime,
    isRecurring: recurs,
    recurringFrequency: recurs ? recurringFrequency : 'annual',
    ...(productName ? { productName } : {}),
    reason: { text, rule: slugOf(task.reason.rule) || slugOf(title) || taskType },
  }
}

/** The date within the plan's year. The model chooses month and day; a wrong year is corrected. */
function dayAhead(date: string, today: CivilDate): CivilDate | null {
  if (!isCivilDate(date)) return null
  const { month, day } = partsOf(date)
  const { year } = partsOf(today)
  const turns = [year, year + 1].map((each) => civilDate(each, month, day))
  return turns.find((turn) => turn >= today && turn <= yearAfter(today)) ?? null
}

/** A task that recurs in one season must start in that season. */
function isTurn(date: CivilDate, frequency: RecurringFrequency): boolean {
  const season = /^monthly-(\w+)$/.exec(frequency)?.[1] as Season | undefined
  return !season || (monthsOfSeason[season] as readonly number[]).includes(partsOf(date).month)
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** The first task of each title. */
function distinct(tasks: ProposedTask[]): ProposedTask[] {
  const seen = new Set<string>()
  return tasks.filter(({ title }) => {
    const key = title.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
