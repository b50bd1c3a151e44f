import type { Job, MonthsByZone } from '../../../entry.ts'
import { disease, prune, water } from '../../../jobs/jobs.ts'
import { warm } from '../../../kinds/vegetable-seasons.ts'

export const sownInWarmth: MonthsByZone = {
  tropical: [4, 5, 6],
  subtropical: [9, 10, 11],
  temperate: [10, 11],
  arid: [9, 10],
}

export const warmPlanting: MonthsByZone = {
  tropical: [5, 6],
  subtropical: [9, 10],
  temperate: [10, 11],
  cool: [11],
  arid: [9, 10],
}

export const warmPicking: MonthsByZone = {
  tropical: [7, 8, 9],
  subtropical: [12, 1, 2],
  temperate: [1, 2, 3],
  cool: [2, 3],
  arid: [12, 1, 2],
}

/** Rules of staking, wrong for plants whose stems run along the ground or stand by themselves. */
export const unstaked = ['stake-and-train', 'remove-lower-leaves']

/** Water for melons, which are sweetest after a dry finish. */
export function waterUntilFull(melons: string): Job {
  return water({
    rule: 'water-while-fruiting',
    priority: 1,
    repeat: 'season',
    months: warm,
    title: `Water the ${melons} at their roots`,
    description:
      'Soak the roots every second or third morning in warm weather and keep the leaves dry; give half as much once the fruit is full-sized.',
    why: 'Even water swells the fruit, and a drier finish makes it sweet.',
    tropics: {
      description:
        'Soak the roots whenever it has not rained for two days and keep the leaves dry; give half as much once the fruit is full-sized.',
    },
    inPot: {
      description:
        'Water until it drains out the bottom as soon as the top is dry, and a little less once the fruit is full-sized.',
    },
  })
}

/** Removing leaves with mildew, which whitens old plants. */
export function takeOffMildew(crop: string, months: MonthsByZone): Job {
  return disease({
    rule: 'check-mildew',
    priority: 2,
    fromMonths: 2,
    months,
    title: `Take mildewed leaves off the ${crop}`,
    description:
      'Remove white-dusted leaves and spray the rest with one part milk to nine of water on a sunny morning.',
    why: 'Mildew comes as the plants grow old, and spreads from leaf to leaf.',
  })
}

/** Pinching melons, so that a vine ripens the few that it can. */
export const pinchMelons = (words: Pick<Job, 'title' | 'description' | 'inPot'>): Job =>
  prune({
    rule: 'pinch-vines',
    priority: 2,
    minutes: 15,
    fromMonths: 2,
    months: {
      tropical: [6, 7],
      subtropical: [11, 12, 1],
      temperate: [12, 1, 2],
      cool: [1, 2],
      arid: [12, 1],
    },
    why: 'A vine ripens only a few melons, and what forms later never sweetens.',
    ...words,
  })
