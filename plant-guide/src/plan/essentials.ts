import type { Priority, TaskType } from '@wattle/contracts/tasks/choices.ts'
import { byNeedAndDate, type DatedJob, isRound } from './dated-job.ts'
import { isVital } from './rank.ts'

/** Types of which the most pressing job of the year gets priority 1. */
const pressing: readonly TaskType[] = ['Harvesting', 'Pruning', 'Fertilising', 'Planting']

/**
 * Raises jobs to priority 1: the year's first harvest, pruning, feed and planting, if no job of that type has it (a
 * plant that has just been set out can do without pruning), and
 * the water without which the plant dies (in a pot, with short roots, as a crop, or where months pass without rain). If
 * no job has priority 1 then, watering gets it.
 */
export function withEssentials(
  jobs: readonly DatedJob[],
  { diesDry, isLongDry, isNew }: { diesDry: boolean; isLongDry: boolean; isNew: boolean },
): DatedJob[] {
  const first = (type: TaskType, lowest: Priority) => {
    const ofType = jobs
      .filter(({ job, isLate }) => job.type === type && !isVital(job) && !isLate)
      .toSorted(byNeedAndDate)
    const [most] = ofType
    if (!most || most.job.priority === 1 || most.job.priority > lowest) return []
    // Water through one dry season is of no use to a plant that dies in the next.
    return type === 'Watering' ? ofType.filter(({ job }) => job.rule === most.job.rule) : [most]
  }
  const drinks = diesDry ? first('Watering', 3) : isLongDry ? first('Watering', 2) : []
  // The dry season is longer than one round.
  const rounds = isLongDry
    ? jobs.filter((each) => isRound(each.job) && drinks.some(({ job }) => job.rule === each.job.rule))
    : []
  const pressed = pressing.filter((type) => !(isNew && type === 'Pruning'))
  const raised = new Set([...pressed.flatMap((type) => first(type, 2)), ...drinks, ...rounds])
  const hasAny = raised.size > 0 || jobs.some(({ job }) => job.priority === 1)
  if (!hasAny) for (const each of first('Watering', 2)) raised.add(each)
  return jobs.map((dated) => (raised.has(dated) ? { ...dated, job: { ...dated.job, priority: 1 } } : dated))
}
