import type { Job, MonthsByZone } from '../../../entry.ts'
import { disease, feed, pests, prune } from '../../../jobs/jobs.ts'

/** A pest check for bushes and canes, whose leaves are too high for snails. */
export function lookOverBerries(plants: string, description: string): Job {
  return pests({
    rule: 'check-pests-spring',
    priority: 2,
    months: { subtropical: [8, 9], temperate: [9, 10], cool: [10], arid: [8, 9] },
    title: `Look over the new shoots of the ${plants}`,
    description,
    why: 'Pests settle on soft growth, and a few are easy to deal with by hand.',
  })
}

/** Pruning for bushes that fruit best on young wood. */
export const thinOldStems = prune({
  rule: 'prune-winter',
  priority: 1,
  fromMonths: 24,
  months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
  title: 'Take out the oldest stems',
  description: 'Cut the oldest third of the stems out at the base, with whatever is dead or weak.',
  why: 'It is easy to see the old stems now, and young wood fruits best.',
})

/** The second feed of plants that bear heavily. */
export const feedAfterHarvest: Job = feed({
  rule: 'feed-after-harvest',
  fromMonths: 6,
  priority: 2,
  after: 'harvest',
  months: { subtropical: [11, 12, 1], temperate: [1, 2, 3], cool: [1, 2, 3], arid: [11, 12, 1] },
  title: 'Feed after the harvest',
  description: 'Give a second, lighter feed and water it in.',
  why: 'Next year’s buds are made in the weeks after picking.',
  product: 'Berry fertiliser',
})

/** Removing grey mould, which spoils crowded fruit in damp weather. */
export function greyMould(berries: string, months: MonthsByZone, fromMonths = 2): Job {
  return disease({
    rule: 'check-grey-mould',
    priority: 2,
    fromMonths,
    months,
    title: `Take out mouldy ${berries} and spotted leaves`,
    description: 'Pick off anything grey or spotted and bin it; let air through the plants.',
    why: 'Grey mould spreads from berry to berry within days.',
  })
}
