import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job, PlantKind } from '../entry.ts'
import { phaseOf } from '../jobs/timetable.ts'
import { firstMowRule } from '../kinds/new-lawn-jobs.ts'
import type { KnownCare } from '../names/find-care.ts'
import type { Situation } from './situation.ts'
import { type InItsTime, isFedTooLate, suitsCrop } from './suits-crop.ts'

/**
 * Months for which a new lasting plant is spared each type of work: it has just been planted, came fed and without
 * disease from the nursery, and has nothing to spare for cuttings.
 */
const monthsToWait: Partial<Record<TaskType, number>> = {
  Planting: 2,
  Pruning: 1,
  // The ground was cleared for it.
  Weeding: 1,
  // The nursery mix still holds food.
  Fertilising: 1,
  'Disease control': 1,
  Propagation: 4,
}

/** Whether a date is right for a job by the plant's age or, for a crop, by its stage between sowing and clearing. */
export function suitsAge(job: Job, date: CivilDate, situation: InItsTime): boolean {
  const { care, plantings } = situation
  const age = plantings.ageAt(date)
  if (care.cropMonths !== null && !suitsCrop(job, date, situation)) return false
  if (isFedTooLate(job, date, care, plantings)) return false
  if (care.cropMonths === null && age < monthsToSettle(job, care)) return false
  return age >= Math.max(0, job.fromMonths ?? 0) && age <= (job.untilMonths ?? Number.POSITIVE_INFINITY)
}

/** The months for which a new lasting plant is spared a job. One that is written for the first day is done at once. */
function monthsToSettle(job: Job, care: KnownCare): number {
  if (job.fromMonths === 0) return 0
  return isCutBack(job, care) ? monthsToBranch : (monthsToWait[job.type] ?? 0)
}

/** Days before a look for pests, which the nursery has just done. */
const daysToBeLookedOver = 13

/** Whether a new lasting plant is spared a look for pests. Snails come for it in its first night. */
export const isFreshFromTheNursery = (job: Job, date: CivilDate, { care, planted }: Situation): boolean =>
  care.cropMonths === null &&
  job.type === 'Pest control' &&
  phaseOf(job) !== 'establish' &&
  (job.general === true || !/\bsnails\b/.test(job.title)) &&
  date < addDays(planted, daysToBeLookedOver)

/** Days in which turf roots while it grows. */
const daysToHold = 21

/** Whether a new lawn is mown too early: the mower would lift its turf. */
export const isBeforeTheFirstMow = ({ rule }: Job, date: CivilDate, { planted }: Situation): boolean =>
  rule === firstMowRule && date < addDays(planted, daysToHold)

/** Months before a woody plant is cut back. Pinching tips and removing spent flowers may come earlier. */
const monthsToBranch = 6
const woody: readonly PlantKind[] = [
  ...(['native-shrub', 'native-tree', 'flowering-shrub', 'hedge', 'climber', 'deciduous-tree'] as const),
  ...(['stone-fruit', 'pome-fruit', 'stone-or-pome-fruit'] as const),
]
const cutsBack = ['prune-after-flowering']
const isLight = /\b(tips?|tip-prune|pinch|spent|scorched|dead|heads?)\b/i

/** Whether the title is of a cut that leaves the plant its size. */
export const isLightCut = ({ title }: Pick<Job, 'title'>): boolean => isLight.test(title)

function isCutBack({ rule, title }: Job, { entry }: KnownCare): boolean {
  return (
    entry !== undefined && woody.includes(entry.kind) && cutsBack.includes(rule) && !isLightCut({ title })
  )
}
