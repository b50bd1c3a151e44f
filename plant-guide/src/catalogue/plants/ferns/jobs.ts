import type { Job, MonthsByZone } from '../../../entry.ts'
import { keepDryInFrost } from '../../../jobs/frost.ts'
import { feed, prune } from '../../../jobs/jobs.ts'
import { whileWarm } from '../../../jobs/months.ts'
import { lookFor } from '../../jobs/garden-jobs.ts'

/** Rules for ferns in soil, wrong for one on a board or a trunk. */
export const notOnABoard = [
  'remove-old-fronds',
  'feed-spring',
  'mulch-before-summer',
  'weed-base',
  'add-compost',
  'check-scale',
  'water-new-fronds',
  'feed-late-summer',
  'settle-in',
]

/** The yearly tidy of a fern in soil, once it has fronds to spare. */
export function cutOldFronds(
  title: string,
  months: MonthsByZone,
  description: string,
  why: string,
  fromMonths = 9,
): Job {
  return prune({
    rule: 'remove-old-fronds',
    priority: 1,
    minutes: 10,
    fromMonths,
    months,
    title,
    description,
    why,
  })
}

/** Food for a fern that holds on by its shields. */
export function feedBehindTheShields(fern: string, shields: string, why: string): Job {
  return feed({
    rule: 'feed-warm-months',
    priority: 1,
    minutes: 10,
    repeat: 'season',
    months: whileWarm,
    title: `Feed the ${fern} with weak seaweed`,
    description: `Pour a weak seaweed solution behind the ${shields}, once a month while it is warm.`,
    why,
    product: 'Seaweed tonic',
  })
}

export function hangUnderARoof(fern: string, why: string): Job {
  return keepDryInFrost(fern, {
    description: 'Hang it under a roof or a tree on cold nights, and hardly water it.',
    inPot: {
      description: 'Hang or stand it under a roof on cold nights, and let its roots half dry between drinks.',
      why,
    },
    why,
  })
}

export function lookForBeetles(fern: string): Job {
  return lookFor(
    `Look for beetles and scale on the ${fern}`,
    { tropical: [10], subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [11] },
    'Pick off small round beetles and their grubs, and dab scale off; never rub the grey felt from the fronds.',
    'Staghorn fern beetle pits and browns the tips in warm weather.',
  )
}
