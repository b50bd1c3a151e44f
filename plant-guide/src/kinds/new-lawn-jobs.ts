import type { Job } from '../entry.ts'
import { feed, prune } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { settleIn } from './common-jobs.ts'

/** Water until turf or seed has rooted. */
export const keepNewLawnDamp: Job = {
  ...settleIn,
  rule: 'water-new-lawn',
  untilMonths: 1,
  title: 'Keep the new lawn damp',
  description:
    'Water new turf or seed lightly each morning and evening for two weeks, then every second day until it has rooted.',
  winter: {
    description: 'Water new turf or seed lightly as soon as its top is dry, until it has rooted.',
  },
  arid: {
    description:
      'Water new turf or seed lightly each morning and evening, at noon too in the heat, until it has rooted; in the cool months once a day.',
  },
  why: 'New turf shrinks and seed dies if the top of the soil dries out even once.',
  inPot: {
    title: 'Keep the newly planted grass damp',
    description:
      'Water gently each morning until it drains out the bottom, and again on hot evenings, until it has rooted.',
    why: 'Turf shrinks and seed dies if the top of the mix dries out even once.',
  },
}

export const firstMowRule = 'first-mow'

/** The first cut, which comes when the roots hold. */
export const mowNewLawn: Job = prune({
  rule: firstMowRule,
  phase: 'establish',
  priority: 1,
  minutes: 40,
  fromMonths: 0,
  untilMonths: 2,
  months: {
    tropical: range(1, 12),
    subtropical: range(8, 5),
    temperate: range(9, 5),
    cool: range(9, 5),
    arid: range(8, 5),
  },
  title: 'Mow the new lawn once it has rooted',
  description:
    'Tug at the grass: if it holds, which takes seed a few weeks longer than turf, mow it dry, with sharp blades on a high setting, and take a third at most. From then on mow as it grows.',
  why: 'Cut early and high, grass branches from the base and closes its gaps.',
  inPot: {
    title: 'Clip the new grass once it has rooted',
    description:
      'Tug at it: if it holds, clip it with sharp shears and take a third at most. From then on clip it as it grows.',
  },
})

/** Food for a new lawn that has missed the feed of spring. */
export const feedNewLawn: Job = feed({
  rule: 'feed-new-lawn',
  priority: 1,
  minutes: 20,
  fromMonths: 1,
  untilMonths: 2,
  months: {
    tropical: [12, 1, 2, 3],
    subtropical: range(11, 4),
    temperate: [11, 12, 2, 3],
    cool: range(12, 3),
    arid: [11, 12, 2, 3],
  },
  title: 'Feed the new lawn lightly',
  description:
    'Once it has rooted, spread lawn food at half the rate on the packet in the cool of the day, and water it in at once.',
  why: 'Its first roots have used up the food they came with, and a fed lawn closes its gaps.',
  inPot: {
    title: 'Feed the newly potted grass lightly',
    description:
      'Scatter a pinch of slow-release lawn fertiliser over the grass in the pot, and water it in.',
    why: 'Its first roots have used up the food in the mix.',
  },
  product: 'Slow-release lawn fertiliser',
})
