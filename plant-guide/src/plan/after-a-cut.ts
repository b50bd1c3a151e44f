import { addDays, addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Job } from '../entry.ts'
import type { DatedJob } from './dated-job.ts'

/** Matches titles of pruning jobs that leave no shoots to check for some weeks. */
const cutsAllBack =
  /\b(back hard|hard|by (half|a third)|a hand high|to \d+ cm|to a low frame)$|\b(back hard|by half) /
const daysToShoot = 28

/** Whether the title is of a cut that takes most of a plant, with the shoots that a pest check looks at. */
export const isHardCut = ({ type, title }: Job): boolean => type === 'Pruning' && cutsAllBack.test(title)

/**
 * Moves the general spring pest check to 28 days after a hard cut within 14 days of it, when new shoots have grown. The
 * check keeps its day if the new one would fall outside the plan's twelve months.
 */
export function onceItHasShot(jobs: readonly DatedJob[], today: CivilDate): DatedJob[] {
  const cuts = jobs.filter(({ job }) => isHardCut(job))
  const end = `${addMonths(monthOf(today), 12)}${today.slice(7)}`
  return jobs.map((dated) => {
    const { job, occasion } = dated
    if (job.rule !== 'check-pests-spring' || !job.general) return dated
    const day = occasion.dueDate
    const cut = cuts.find(
      ({ occasion: { dueDate } }) => day > addDays(dueDate, -14) && day < addDays(dueDate, 14),
    )
    const shot = cut && addDays(cut.occasion.dueDate, daysToShoot)
    return shot && shot < end ? { ...dated, occasion: { ...occasion, dueDate: shot } } : dated
  })
}
