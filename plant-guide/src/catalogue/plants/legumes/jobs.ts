import type { Job, MonthsByZone } from '../../../entry.ts'
import { water } from '../../../jobs/jobs.ts'
import { legume } from '../../../kinds/legume.ts'

export const coolYear: Record<string, MonthsByZone> = {
  'water-flowering': {
    tropical: [7],
    subtropical: [6, 7, 8],
    temperate: [7, 8, 9],
    cool: [9, 10],
    arid: [7, 8],
  },
  'check-aphids': { tropical: [7], subtropical: [6, 7], temperate: [8, 9], cool: [10], arid: [7, 8] },
  'feed-potash': { tropical: [7], subtropical: [6, 7], temperate: [7, 8], cool: [9, 10], arid: [7] },
  'mulch-crop': { tropical: [6], subtropical: [6], temperate: [7], cool: [9], arid: [6] },
  'dig-in-roots': { tropical: [9], subtropical: [9, 10], temperate: [11], cool: [12], arid: [10] },
  'save-seed': { tropical: [9], subtropical: [9], temperate: [11], cool: [12], arid: [9] },
}

/** Rules of care at flowering, two months after an autumn sowing. */
export const atFlowering = ['water-flowering', 'feed-potash']

/** Water before flowering, where no rain falls in the cool season. */
export const soakUntilFlowers = water({
  rule: 'water-before-flowers',
  only: 'ground',
  priority: 1,
  fromMonths: 1,
  untilMonths: 2,
  months: { tropical: [6], arid: [5, 6] },
  title: 'Soak the roots once a week until flowers open',
  description: 'Let the top of the soil dry in between, and water more only once they flower.',
  why: 'Hardly any rain falls in these weeks, but too much water now brings leaves instead of flowers.',
})

/**
 * The jobs of legumes that grow through the cool months. Establishing jobs are left out, because they come with each
 * sowing.
 */
export const coolSeason: Job[] = [
  soakUntilFlowers,
  ...legume.jobs
    .filter(({ phase, rule }) => phase !== 'establish' && !['check-mites', 'check-pods'].includes(rule))
    .map((job) => ({
      ...job,
      months: coolYear[job.rule] ?? job.months,
      ...(atFlowering.includes(job.rule) && { fromMonths: 2, untilMonths: 8 }),
      ...(job.rule === 'water-flowering' && {
        description: 'Soak the roots as soon as the top of the soil is dry, and keep the flowers dry.',
      }),
      ...(job.rule === 'water-pods' && { fromMonths: 3 }),
    })),
]
