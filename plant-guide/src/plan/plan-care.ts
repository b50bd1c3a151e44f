import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { unusualAt } from '../catalogue/usual-places.ts'
import type { Job } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { choose } from './choose.ts'
import type { DatedJob } from './dated-job.ts'
import { datedJobs } from './dated-jobs.ts'
import { withEssentials } from './essentials.ts'
import { needsFoodFirst } from './first-spring.ts'
import { withoutLastFrosts } from './late-shelter.ts'
import { isStillHelpful } from './missed-in-spring.ts'
import { standsForYears } from './plantings.ts'
import { generalNote, overNote, seasonNote, shortNote, sownAgainNote } from './short-note.ts'
import {
  type CarePlanQuestion,
  isOutOfSeason,
  plantingMonthsOf,
  type Situation,
  situationOf,
} from './situation.ts'
import { taskOf } from './task-of.ts'
import { thirstOf } from './thirst.ts'
import { isOfSecondCrop, isOwnSowing, sownAgainIn } from './which-crop.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: CarePlanQuestion): CarePlan {
  const situation = situationOf(request)
  const isPlanted = isOwnSowing(situation, request.today)
  const own = chosenOf(datedJobs(request, situation, isPlanted), request, situation)
  // A crop that needs little more care makes room for the next one, whether or not a task says that it is sown.
  const isOver = isPlanted && (own.length === 0 || isOverSoon(own, request, situation))
  const chosen = isOver ? chosenOf(datedJobs(request, situation, false), request, situation) : own
  const tasks = chosen.map((each) => {
    const task = taskOf(each, request.complexity, situation)
    if (!comesOnce(each, chosen)) return task
    const { until: _, ...once } = task
    return { ...once, isRecurring: false }
  })
  const notes = notesOn(tasks, request, situation)
  return notes.length > 0 ? { tasks, note: notes.join('. ') } : { tasks }
}

/**
 * Whether a job comes once: it is a feed that comes late, or the plan has shelter for the next winter too, or work for the
 * next spring, from which it repeats each year.
 */
const comesOnce = ({ job, occasion, isLate }: DatedJob, chosen: readonly DatedJob[]) =>
  isLate ||
  ((isShelter(job) || isStillHelpful(job)) &&
    chosen.some((other) => other.job.rule === job.rule && other.occasion.dueDate > occasion.dueDate))

/** Whether the standing crop ends within five months and has fewer jobs left than the effort asks for. */
function isOverSoon(own: readonly DatedJob[], { effort, today }: CarePlanQuestion, situation: Situation) {
  const standing = situation.plantings.sowingAt(today)
  return (
    standing !== null &&
    standing.planted <= today &&
    standing.ends <= addDays(today, 153) &&
    own.length < effortLimits[effort].fewest
  )
}

/**
 * Chooses the jobs of the plan. Those of the crop that stands or is sown next come before those of the one after it.
 */
function chosenOf(all: readonly DatedJob[], request: CarePlanQuestion, situation: Situation): DatedJob[] {
  const { effort, today, preferredTaskTypes } = request
  const dated = effort === 'Low' ? withoutLastFrosts(all, situation) : all
  const { fewest, most, priorities } = effortLimits[effort]
  const isLasting = standsForYears(situation.care.cropMonths)
  const thirst = thirstOf(situation, today)
  const needs = { ...thirst, isNew: isLasting && situation.planted > addDays(today, -90) }
  const isWanted = ({ job }: DatedJob) =>
    preferredTaskTypes.includes(job.type) && (priorities as readonly Priority[]).includes(job.priority)
  const isSecond = ({ job, occasion }: DatedJob) => isOfSecondCrop(job, occasion.dueDate, situation, today)
  const first = withEssentials(
    dated.filter((each) => !isSecond(each)),
    needs,
  )
  const second = dated.filter(isSecond).map(lessPressing)
  const isFedFirst = isLasting && needsFoodFirst(situation)
  const bounds = { ...thirst, fewest, most, isLasting, isFedFirst }
  const chosen = choose([...first, ...second].filter(isWanted), bounds)
  if (chosen.length >= fewest) return chosen
  // If the first crop leaves too few jobs, the next crop's jobs rank equally.
  const equal = withEssentials(dated, needs)
  const more = choose(equal.filter(isWanted), { ...bounds, kept: chosen })
  if (more.length >= fewest || !isLasting) return more
  // Rather than note that the guide knows few jobs, add the most pressing jobs below the chosen effort.
  const [lowest = 1] = priorities.toReversed()
  const isNext = (job: Job) =>
    preferredTaskTypes.includes(job.type) &&
    job.priority === lowest + 1 &&
    isOfThePlant(job) &&
    !more.some((taken) => taken.job.rule === job.rule)
  const next = equal.filter(({ job }) => isNext(job))
  return choose(
    next.map((each) => ({ ...each, job: { ...each.job, priority: lowest } })),
    {
      ...bounds,
      most: fewest,
      kept: more,
    },
  )
}

/** Whether a job is for this plant in particular: no weeding, filler or general check. */
const isOfThePlant = ({ type, filler, general }: Job) => type !== 'Weeding' && !filler && !general

/** The notes shown beside the tasks. */
function notesOn(tasks: readonly ProposedTask[], request: CarePlanQuestion, situation: Situation): string[] {
  const { today } = request
  const { general, entry } = situation.care
  const { zone } = situation.climate
  const { fewest } = effortLimits[request.effort]
  const [sown, after] = sownAgainIn(situation, tasks, today)
  const isOver = tasks.length === 0 && isOverForGood(situation, today)
  const unusual = entry && unusualAt(entry, situation.climate, situation.method)
  return [
    ...(unusual ? [unusual] : []),
    ...(!unusual && isOutOfSeason(situation, today) ? [seasonNote(zone, plantingMonthsOf(situation))] : []),
    ...(sown && tasks.length > 0
      ? [sownAgainNote({ sown: sown.planted, after: after?.planted }, today, situation.care.cropMonths)]
      : []),
    ...(isOver ? [overNote(situation.care.cropMonths)] : []),
    ...(general !== undefined && tasks.length > 0 ? [generalNote(general)] : []),
    ...(tasks.length < fewest && !(unusual && isOver) ? [shortNote(tasks.length, request)] : []),
  ]
}

/** Whether the recorded crop is over and none follows it. */
const isOverForGood = ({ plantings: { sowings } }: Situation, today: CivilDate) =>
  sowings.length > 0 && sowings.every(({ ends }) => ends <= today)

/**
 * Ranks a job of the next crop behind those of the current one, but for its first watering, without which it dies.
 */
function lessPressing({ job, ...dated }: DatedJob): DatedJob {
  const later = { ...dated, job: job.priority === 1 ? ({ ...job, priority: 2 } as const) : job }
  return isFirstDrink(job) ? later : { ...later, behind: job.priority }
}
