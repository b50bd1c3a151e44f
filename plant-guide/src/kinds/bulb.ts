import type { Job } from '../entry.ts'
import { feed, mulch, pests, prune, water, weed } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { weedSpring } from './flowering-jobs.ts'
import type { KindGuide } from './guide.ts'

/** Leaves fill the bulb until they yellow, in October or November. */
const inLeaf = range(5, 11)
const whereWinterIsMild = { subtropical: inLeaf, temperate: inLeaf, arid: inLeaf }

const waterInTheGround = water({
  rule: 'water-in-leaf',
  only: 'ground',
  priority: 1,
  fromMonths: 1,
  repeat: 'season',
  months: { ...whereWinterIsMild, cool: range(8, 11) },
  title: 'Water the bulbs while they are in leaf',
  description: 'Soak the soil once a week in dry weather, and stop when the leaves yellow.',
  why: 'They grow only while their leaves are green, and rest dry once those have gone.',
})

/** The same for a pot, which winter's rain may miss. */
const waterPotInLeaf: Job = {
  ...waterInTheGround,
  rule: 'water-pot-in-leaf',
  only: 'pot',
  months: { ...whereWinterIsMild, cool: inLeaf },
  title: 'Water the potted bulbs while they are in leaf',
  description:
    'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop when the leaves yellow.',
}

/** Water for bulbs that grow from autumn to spring and rest dry in summer. */
export const waterBulbsInLeaf: readonly Job[] = [waterInTheGround, waterPotInLeaf]

export const bulb: KindGuide = {
  name: 'Bulb',
  species: 'Amaryllidaceae, Liliaceae and Iridaceae',
  keywords: [
    'bulb',
    'corm',
    'rhizome',
    'narcissus',
    'tulipa',
    'hyacinth',
    'freesia',
    'ranunculus',
    'anemone',
    'lilium',
    'gladiolus',
    'crocus',
    'nerine',
    'crinum',
    'zephyranthes',
    'ixia',
    'sparaxis',
    'babiana',
    'scilla',
    'ornithogalum',
    'triteleia',
    'lycoris',
  ],
  care: {
    watering: 'While in leaf; keep dry at rest.',
    sunlight: 'Sun while in leaf.',
    soil: 'Free-draining; sand under the bulb in clay.',
    fertilizing: 'Bulb food as flowers fade.',
    pruning: 'Let leaves die down by themselves.',
  },
  jobs: [
    feed({
      rule: 'feed-after-flowering',
      priority: 1,
      fromMonths: 2,
      months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
      title: 'Feed as the flowers fade',
      description: 'Scatter bulb food around the leaves and water it in.',
      why: 'The leaves are filling the bulb for next year.',
      product: 'Bulb food',
    }),
    ...waterBulbsInLeaf,
    water({
      rule: 'water-new-leaves',
      phase: 'establish',
      priority: 1,
      untilMonths: 0,
      months: { subtropical: range(7, 10), temperate: range(7, 10), cool: range(8, 11), arid: range(7, 10) },
      title: 'Water the new bulbs while they are in leaf',
      description:
        'Water them in, then soak the soil once a week in dry weather, and stop when the leaves yellow.',
      why: 'Bulbs that are planted with their leaves on have few roots to drink with.',
      inPot: {
        description:
          'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop when the leaves yellow.',
      },
    }),
    water({
      rule: 'keep-dry-at-rest',
      phase: 'establish',
      priority: 1,
      minutes: 10,
      untilMonths: 0,
      months: { subtropical: range(11, 2), temperate: range(11, 2), cool: [12, 1, 2], arid: range(11, 2) },
      title: 'Keep the new bulbs dry until autumn',
      description:
        'Where no leaf is green, leave the soil dry, and begin to water when shoots show in autumn.',
      why: 'They rest through summer, and rot in warm, wet soil.',
      inPot: {
        description:
          'Stand the pot under the eaves. Where no leaf is green, leave the mix dry, and begin to water when shoots show in autumn.',
        why: 'They rest through summer, and rot in warm, wet mix.',
      },
    }),
    water({
      rule: 'rest-dry',
      priority: 2,
      minutes: 10,
      only: 'pot',
      fromMonths: 4,
      months: { subtropical: [11], temperate: [11], cool: [12], arid: [11] },
      title: 'Let the potted bulbs rest dry',
      description:
        'Stop watering once the leaves are yellow, and keep the pot in the shade and out of the rain until shoots show in autumn.',
      why: 'The leaves have filled the bulbs, and mix that stays wet in the heat rots them.',
    }),
    pests({
      rule: 'check-snails',
      priority: 1,
      fromMonths: 1,
      // Not in the arid zone: snails are few where it hardly ever rains.
      months: { subtropical: [7, 8], temperate: [8, 9], cool: [8, 9] },
      title: 'Keep snails off buds and leaves',
      description: 'Hunt at dusk and clear debris from between the leaves.',
      why: 'A bite into a bud spoils the flower.',
    }),
    prune({
      rule: 'deadhead',
      priority: 2,
      months: { subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
      title: 'Snap off spent flowers',
      description: 'Take the flower and its seed pod, and leave the stem and leaves.',
      why: 'Making seed takes the energy the bulb needs for next year.',
    }),
    prune({
      rule: 'clear-yellow-leaves',
      fromMonths: 5,
      priority: 3,
      months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
      title: 'Clear leaves once they are yellow',
      description: 'Pull the leaves away when they come without a tug.',
      why: 'Until then they are making the food for next year’s flowers.',
    }),
    feed({
      rule: 'feed-autumn',
      priority: 2,
      months: { subtropical: [4], temperate: [4], cool: [3, 4], arid: [4] },
      title: 'Rake in a little bulb food',
      description: 'Rake bulb food or blood and bone lightly over the patch.',
      inPot: {
        title: 'Give the potted bulbs a little food',
        description: 'Scratch a little bulb food into the top of the mix.',
      },
      why: 'The roots start to grow now, even where no leaf shows yet.',
      product: 'Bulb food',
    }),
    pests({
      rule: 'check-aphids',
      priority: 3,
      months: { subtropical: [7], temperate: [8], cool: [9], arid: [7] },
      title: 'Check buds for aphids',
      description: 'Rub or hose them off.',
      why: 'Aphids carry the viruses that streak leaves and flowers.',
    }),
    weed({
      ...weedSpring,
      rule: 'weed-rest',
      months: { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
    }),
    mulch({
      rule: 'mulch-autumn',
      priority: 3,
      only: 'ground',
      months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
      title: 'Mulch thinly over the patch',
      description: 'Spread 3 cm of fine mulch that shoots can push through, clear of leaves that are up.',
      why: 'It keeps winter weeds down.',
    }),
  ],
}
