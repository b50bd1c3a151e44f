import type { Job } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { feedFromFirstFlowers } from '../../kinds/fruiting-vegetable.ts'
import { warm } from '../../kinds/vegetable-seasons.ts'

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

/** Leading up a vine that holds on by tendrils. */
export function leadUpTrellis(vines: string): Job {
  return prune({
    rule: 'stake-and-train',
    phase: 'establish',
    priority: 2,
    minutes: 10,
    months: {},
    title: `Lead the ${vines} up their trellis`,
    description: 'Lay the first runners on the wires, and tie those that stray until their tendrils hold.',
    why: 'A vine that runs along the ground hides its fruit, and the fruit rots where it lies.',
    inPot: { why: 'A vine that trails from its pot kinks, and hides its fruit.' },
  })
}

/** Food for vines that run for two months before they flower. */
export const feedLongVines: Job = { ...feedFromFirstFlowers, fromMonths: 2 }
