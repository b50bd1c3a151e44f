import { feed, pests, prune } from '../jobs/jobs.ts'
import { applySoilWetter, followAnts } from './common-jobs.ts'
import {
  addCompost,
  feedLateSummer,
  mulchBeforeSummer,
  springFeed,
  waterSummer,
  waterYoung,
  weedBase,
} from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'

/** For palms that keep their dead fronds. Palms with a smooth green crownshaft drop them. */
export const removeBrownFronds = prune({
  rule: 'remove-brown-fronds',
  fromMonths: 12,
  priority: 2,
  months: { tropical: [9], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
  title: 'Cut off brown fronds',
  description: 'Saw off fronds that are brown all over; leave anything still part green.',
  why: 'Green fronds feed the crown, and brown ones come down in storms.',
})

export const palm: KindGuide = {
  name: 'Palm',
  species: 'Arecaceae',
  keywords: [
    'palm',
    'arecaceae',
    'dypsis',
    'archontophoenix',
    'howea',
    'phoenix',
    'livistona',
    'syagrus',
    'cycad',
    'cycas',
    'rhapis',
    'ravenea',
  ],
  frostTender: true,
  care: {
    watering: 'Generously in warm weather.',
    sunlight: 'Sun or bright shade; shelter young palms.',
    soil: 'Free-draining and rich in humus.',
    fertilizing: 'Palm food from spring to early autumn.',
    pruning: 'Only fully brown fronds, if it does not drop them by itself.',
  },
  jobs: [
    applySoilWetter,
    followAnts,
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: springFeed,
      title: 'Feed with palm food',
      description: 'Scatter palm fertiliser under the fronds and water it in well.',
      inPot: { description: 'Scatter palm fertiliser over damp mix and water it in well.' },
      why: 'A palm makes its new fronds in the warm months.',
      technical:
        'Choose one with magnesium, potassium and manganese: palms show their lack as yellow fronds.',
      product: 'Palm fertiliser',
    }),
    waterSummer,
    { ...feedLateSummer, product: 'Palm fertiliser' },
    pests({
      rule: 'check-scale',
      fromMonths: 12,
      untilMonths: 72,
      priority: 2,
      months: { tropical: [4], subtropical: [3], temperate: [3], cool: [3], arid: [3] },
      title: 'Wipe scale and mealybug off fronds',
      description: 'Wipe undersides with soapy water, and hose the crown.',
      why: 'They shelter in the crown through the cool months.',
    }),
    waterYoung,
    feed({
      rule: 'feed-summer',
      priority: 3,
      months: { tropical: [12], subtropical: [12], temperate: [12], cool: [12, 1], arid: [12] },
      title: 'Water in a seaweed and fish feed',
      description: 'Give a watering can to each palm on damp soil.',
      inPot: { description: 'Water it over damp mix until some drains out the bottom.' },
      why: 'It grows fastest in these months.',
      product: 'Seaweed and fish fertiliser',
    }),
    prune({
      rule: 'remove-flower-stems',
      priority: 2,
      fromMonths: 48,
      months: { tropical: [11], subtropical: [12], temperate: [1], cool: [1], arid: [12] },
      only: 'ground',
      title: 'Cut off old flower and seed stems',
      description: 'Saw off those you can reach, close to the trunk, before the seed drops.',
      why: 'Fallen seed comes up everywhere.',
    }),
    weedBase,
    mulchBeforeSummer,
    { ...addCompost, description: 'Lay 3 cm of compost under the fronds and water it in.' },
  ],
}
