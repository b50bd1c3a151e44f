import { addDays, addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Job } from '../entry.ts'
import type { DatedJob } from './choose.ts'

/** A cut after which there is nothing to look over for some weeks. */
const cutsAllBack =
  /\b(back hard|hard|by (half|a third)|a hand high|to \d+ cm|to a low frame)$|\b(back hard|by half) /
const daysToShoot = 28

/** Read from the title: only a cut that takes most of a plant removes the shoots that a look is for. */
export const isHardCut = ({ type, title }: Job): boolean => type === 'Pruning' && cutsAllBack.test(title)

/** New shoots are looked over when they have come, and not on the days on which they are cut off. */
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
