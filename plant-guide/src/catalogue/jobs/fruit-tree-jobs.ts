import type { Job } from '../../entry.ts'
import { feed, pests, prune } from '../../jobs/jobs.ts'

/** Removing suckers, for trees that send them up all their life. */
export function cutSuckers(tree: string): Job {
  return prune({
    rule: 'cut-suckers',
    priority: 2,
    fromMonths: 12,
    minutes: 15,
    months: { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
    title: `Tear off suckers at the foot of the ${tree}`,
    description: 'Follow each sucker to where it starts and pull it off there; one that is cut grows back.',
    why: 'They grow fastest now, crowd the base and take water from the tree.',
  })
}

/** A second feed for a pot, where rain and watering wash out the spring feed. */
export function feedPotted(tree: string): Job {
  return feed({
    rule: 'feed-potted',
    priority: 2,
    only: 'pot',
    fromMonths: 3,
    months: { subtropical: [11], temperate: [12], cool: [12], arid: [11] },
    title: `Feed the potted ${tree} again in summer`,
    description: 'Water liquid fruit tree food over damp mix, and again two weeks later.',
    why: 'Each drink washes a little of the spring feed out of the pot.',
    product: 'Liquid fruit food',
  })
}

/** A check for scale in winter, when it is easy to see on bare twigs. */
export function findScaleInWinter(tree: string): Job {
  return pests({
    rule: 'find-scale-winter',
    priority: 2,
    fromMonths: 6,
    months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
    title: `Look over the bare twigs of the ${tree} for scale`,
    description: 'Brush brown or white lumps off with an old toothbrush, and cut out twigs that are crusted.',
    why: 'Without leaves every lump shows, and none has young yet.',
  })
}
