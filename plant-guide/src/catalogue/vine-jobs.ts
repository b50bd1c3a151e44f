import type { Job } from '../entry.ts'
import { pests } from '../jobs/jobs.ts'
import { warm } from '../kinds/vegetable-seasons.ts'

/** Pests of vines, whose fruit the caterpillars of tomatoes leave alone. */
export function lookUnderLeaves(crop: string): Job {
  return pests({
    rule: 'check-pests-fruit',
    priority: 2,
    repeat: 'season',
    months: warm,
    title: `Look under the ${crop} leaves for aphids and whitefly`,
    description:
      'Hose aphids and whitefly off from below in the morning, and pick off beetles that eat the leaves.',
    why: 'The warmer it is, the faster they breed, and aphids carry virus from plant to plant.',
  })
}
