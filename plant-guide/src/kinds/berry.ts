import { feed, mulch, pests, water } from '../jobs/jobs.ts'
import { range, thirsty } from '../jobs/months.ts'
import { addCompost, applySoilWetter } from './common-jobs.ts'
import { weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

export const berry: KindGuide = {
  name: 'Berry',
  species: 'Rubus, Fragaria, Vaccinium and Ribes',
  keywords: [
    'berry',
    'rubus',
    'fragaria',
    'vaccinium',
    'ribes',
    'currant',
    'bramble',
    'lingonberry',
    'honeyberry',
    'haskap',
    'goumi',
  ],
  care: {
    watering: 'Keep the soil damp from flowering to harvest; berries are mostly water.',
    sunlight: 'Full sun in the south, afternoon shade in the north.',
    soil: 'Rich in humus, slightly acid and free-draining.',
    fertilizing: 'Early spring and again after fruiting.',
    pruning: 'By kind: canes that have fruited come out, bushes are thinned in winter.',
  },
  jobs: [
    applySoilWetter,
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
      title: 'Feed as new shoots appear',
      description:
        'Scatter organic berry food around the plants, clear of crowns and stems, and water it in.',
      why: 'The more leaves it makes now, the more flowers it can feed.',
      product: 'Berry fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: { ...thirsty, temperate: [10, 11, 12, 1, 2], cool: [11, 12, 1, 2] },
      title: 'Water the berries in dry weather',
      description:
        'Soak the roots in the morning whenever the top of the soil is dry, and not the leaves or the fruit.',
      why: 'Berries have shallow roots, and fruit on dry roots stays small.',
    }),
    pests({
      rule: 'net-fruit',
      priority: 1,
      ahead: { of: 'harvest', days: 21 },
      months: {
        tropical: range(6, 9),
        subtropical: range(7, 12),
        temperate: range(9, 2),
        cool: range(10, 2),
        arid: range(8, 12),
      },
      title: 'Net the berries against birds',
      description:
        'Hold wildlife-safe netting off the plants on hoops or stakes before the first fruit colours.',
      why: 'Birds eat berries as soon as they colour.',
      product: 'Wildlife-safe fruit netting',
    }),
    pests({
      rule: 'check-pests-spring',
      priority: 2,
      months: { tropical: [6], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
      title: 'Check for snails, aphids and mites',
      description: 'Lift the leaves, pick snails and hose aphids and mites off.',
      why: 'They settle on soft growth, and a few are easy to deal with by hand.',
      arid: {
        title: 'Check for aphids and mites',
        description: 'Lift the leaves, and hose aphids and mites off.',
      },
    }),
    {
      ...weedBase,
      title: 'Clear grass and weeds from around the base',
      description: 'Weed between and around them by hand, and keep the spade away from surface roots.',
    },
    mulch({
      rule: 'mulch-before-summer',
      priority: 2,
      months: { tropical: [6], subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
      title: 'Mulch with straw, wood chip or pine needles',
      description: 'Lay 5 cm over the roots, clear of crowns and stems.',
      why: 'It keeps shallow roots cool and damp.',
      inPot: { description: 'Lay 2 cm over damp mix, clear of crowns and stems.' },
      product: 'Pea straw mulch',
    }),
    addCompost,
  ],
}
