import { feed, prune, water } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { addCompost, applySoilWetter, freshMix } from './common-jobs.ts'
import {
  checkPestsSpring,
  mulchBeforeSummer,
  soakInDrought,
  springFeed,
  waterDryPot,
  waterYoung,
  weedBase,
} from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'

/** The first cuts of a young hedge, which make it dense. */
export const tipPruneYoung = prune({
  rule: 'tip-prune-young',
  priority: 1,
  untilMonths: 12,
  months: { tropical: [6], subtropical: [10, 11], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
  title: 'Tip-prune the young hedge',
  description: 'Shorten every shoot by a third.',
  why: 'Each shortened shoot makes two or three, so a young hedge fills in from the base.',
  inPot: {
    title: 'Tip-prune the potted hedge plant',
    why: 'Each shortened shoot makes two or three, so it fills in from the base.',
  },
})

export const hedge: KindGuide = {
  name: 'Hedge',
  species: 'Various',
  keywords: [
    'hedge',
    'hedging',
    'buxus',
    'murraya',
    'photinia',
    'viburnum odoratissimum',
    'privet',
    'screening',
    'box',
  ],
  care: {
    watering: 'Weekly and deep until two years old, then in dry spells.',
    sunlight: 'Sun to half shade.',
    soil: 'Any well-drained soil.',
    fertilizing: 'Slow-release food in spring.',
    pruning: 'Little and often, slightly wider at the base.',
  },
  jobs: [
    applySoilWetter,
    freshMix,
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: springFeed,
      title: 'Feed for thick, even growth',
      description: 'Scatter slow-release fertiliser evenly around each plant and water it in.',
      why: 'Dense plants make more leaves than others, and need the food for it.',
      inPot: {
        title: 'Feed the potted hedge plant',
        description: 'Scatter slow-release fertiliser over the mix and water it in.',
        why: 'Clipped plants use their food up fast, and a pot holds little.',
      },
      product: 'Slow-release fertiliser',
    }),
    prune({
      rule: 'trim-early-summer',
      priority: 1,
      fromMonths: 14,
      minutes: 60,
      months: { tropical: [4], subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
      title: 'Clip after the spring flush',
      tropics: {
        title: 'Clip after the wet-season flush',
        why: 'The flush has firmed, so one clip now holds its shape through the dry.',
      },
      description:
        'Clip sides and top with sharp shears on a cloudy day, keeping the base slightly wider. Look for nests first.',
      inPot: { description: 'Clip it over with sharp shears on a cloudy day. Look for nests first.' },
      why: 'The flush has firmed, so one clip now holds its shape until autumn.',
    }),
    { ...soakInDrought, priority: 1 },
    water({
      rule: 'water-dry-months',
      priority: 1,
      only: 'ground',
      where: 'dry-summer',
      instead: 'water-dry-spells',
      fromMonths: 24,
      repeat: 'season',
      months: { temperate: range(12, 3) },
      title: 'Soak the roots until the rain comes',
      description:
        'Let a hose trickle over the roots for an hour once a week, unless there has been good rain.',
      why: 'It stays dry here until well into autumn, and deep soaks send roots down.',
    }),
    waterDryPot,
    checkPestsSpring,
    prune({
      rule: 'trim-late-summer',
      priority: 2,
      fromMonths: 6,
      minutes: 45,
      months: { tropical: [8], subtropical: [3], temperate: [3], cool: [2], arid: [3] },
      title: 'Clip the hedge lightly before growth slows',
      tropics: {
        title: 'Clip the hedge lightly before the warm months',
        why: 'The shoots that come with the heat fill in from there.',
      },
      inPot: { title: 'Clip the potted hedge plant lightly' },
      description: 'A light clip, no deeper than this year’s growth.',
      why: 'New tips need weeks to harden.',
    }),
    waterYoung,
    tipPruneYoung,
    {
      ...weedBase,
      description: 'Hand-weed a wide strip all round and keep trimmers away from the plant.',
    },
    mulchBeforeSummer,
    addCompost,
  ],
}
