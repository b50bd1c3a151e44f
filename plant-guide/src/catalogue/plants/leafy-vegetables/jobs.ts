import type { Job, MonthsByZone } from '../../../entry.ts'
import { feed, pests } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { leafyVegetable } from '../../../kinds/leafy-vegetable.ts'

/** The caterpillar check in the warm months, for leaves that grow then. */
export const warmCaterpillars: readonly Job[] = leafyVegetable.jobs
  .filter(({ rule }) => rule === 'check-caterpillars')
  .map((job) => ({
    ...job,
    priority: 2,
    months: { tropical: [12, 1], subtropical: [1, 2], temperate: [1, 2], arid: [12, 1] },
  }))

export const coolMonths: MonthsByZone = {
  tropical: [5, 6, 7],
  subtropical: [4, 5, 6],
  temperate: [3, 4, 5, 9],
  cool: [2, 3, 9, 10],
  arid: [4, 5],
}

/** The one feed of leaves that are cut within weeks of sowing. */
export function feedOnce(crop: string): Job {
  return feed({
    rule: 'feed-leaves',
    priority: 1,
    untilMonths: 2,
    months: {
      tropical: range(4, 9),
      subtropical: range(3, 10),
      temperate: range(2, 12),
      cool: range(1, 12),
      arid: range(3, 10),
    },
    title: `Feed the ${crop} once`,
    description: 'Water in a weak fish or seaweed-and-fish blend over damp soil.',
    why: 'A crop this quick needs no more, and it grows tender leaves.',
    product: 'Fish emulsion',
  })
}

/** Caterpillars on young leaves of the cabbage family, which the butterfly finds within days. */
export function cabbageWhites(crop: string): Job {
  return pests({
    rule: 'check-caterpillars',
    phase: 'establish',
    priority: 2,
    months: coolMonths,
    title: `Look for caterpillars on the ${crop}`,
    description:
      'Turn leaves over, and rub off yellow eggs and green caterpillars. A net keeps the butterfly out.',
    why: 'Caterpillars of the cabbage white eat a row of small leaves within days.',
    tropics: {
      description: 'Look into the heart and under the leaves, and pick them off. A net keeps the moths out.',
      why: 'Cluster caterpillars and the diamondback moth eat a row of small leaves within days.',
    },
    product: 'Insect netting',
  })
}
