import type { PlantKind } from '../entry.ts'
import { feed, mulch, pests, prune, water, weed } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { annualFlower } from './annual-flower.ts'
import { berry } from './berry.ts'
import { brassica } from './brassica.ts'
import { bulb } from './bulb.ts'
import { bulbVegetable } from './bulb-vegetable.ts'
import { citrus } from './citrus.ts'
import { climber } from './climber.ts'
import { settleIn, settleInBare } from './common-jobs.ts'
import { deciduousTree } from './deciduous-tree.ts'
import { evergreenFruit } from './evergreen-fruit.ts'
import { fern } from './fern.ts'
import { floweringShrub } from './flowering-shrub.ts'
import { fruitingVegetable } from './fruiting-vegetable.ts'
import type { KindGuide } from './guide.ts'
import { hedge } from './hedge.ts'
import { herb } from './herbs.ts'
import { indoor } from './indoor.ts'
import { lawn } from './lawn.ts'
import { leafyVegetable } from './leafy-vegetable.ts'
import { legume } from './legume.ts'
import { nativePerennial } from './native-perennial.ts'
import { nativeShrub } from './native-shrub.ts'
import { nativeTree } from './native-tree.ts'
import { nut } from './nut.ts'
import { orchid } from './orchid.ts'
import { ornamentalGrass } from './ornamental-grass.ts'
import { palm } from './palm.ts'
import { perennial } from './perennial.ts'
import { perennialVegetable } from './perennial-vegetable.ts'
import { pomeFruit } from './pome-fruit.ts'
import { rootVegetable } from './root-vegetable.ts'
import { rose } from './rose.ts'
import { stoneFruit } from './stone-fruit.ts'
import { stoneOrPomeFruit } from './stone-or-pome-fruit.ts'
import { succulent } from './succulent.ts'
import { summerBulb } from './summer-bulb.ts'
import { tropicalFruit } from './tropical-fruit.ts'
import { vineFruit } from './vine-fruit.ts'
import { waterPlant } from './water-plant.ts'

/** Adds the first weeks' watering to a kind of long-lived plants. */
const staying = (guide: KindGuide): KindGuide => ({ ...guide, jobs: [settleIn, ...guide.jobs] })
const stayingBare = (guide: KindGuide): KindGuide => ({ ...guide, jobs: [settleInBare, ...guide.jobs] })

/** The guide of each kind. */
export const kindGuides: Record<PlantKind, KindGuide> = {
  'fruiting-vegetable': fruitingVegetable,
  'leafy-vegetable': leafyVegetable,
  'root-vegetable': rootVegetable,
  brassica,
  legume,
  'bulb-vegetable': bulbVegetable,
  'perennial-vegetable': perennialVegetable,
  herb,
  citrus: staying(citrus),
  'stone-or-pome-fruit': stayingBare(stoneOrPomeFruit),
  'stone-fruit': stayingBare(stoneFruit),
  'pome-fruit': stayingBare(pomeFruit),
  'evergreen-fruit': staying(evergreenFruit),
  'tropical-fruit': staying(tropicalFruit),
  berry: staying(berry),
  'vine-fruit': staying(vineFruit),
  nut: stayingBare(nut),
  'native-shrub': staying(nativeShrub),
  'native-tree': staying(nativeTree),
  'native-perennial': staying(nativePerennial),
  rose: staying(rose),
  'flowering-shrub': staying(floweringShrub),
  perennial: staying(perennial),
  'annual-flower': annualFlower,
  bulb,
  'summer-bulb': summerBulb,
  climber: staying(climber),
  hedge: staying(hedge),
  'deciduous-tree': staying(deciduousTree),
  palm: staying(palm),
  fern: staying(fern),
  'ornamental-grass': staying(ornamentalGrass),
  'water-plant': waterPlant,
  lawn,
  indoor,
  orchid,
  succulent,
}

/** Care that harms no garden plant, for a plant that is neither in the catalogue nor of a known kind. */
export const anyPlant: KindGuide = {
  name: 'Garden plant',
  species: 'Unknown',
  keywords: [],
  care: {
    watering: 'When the top few centimetres of soil are dry, in the morning.',
    sunlight: 'Watch where it looks happiest; most plants like morning sun.',
    soil: 'Well-drained soil with some compost.',
    fertilizing: 'Lightly in spring, with a low-phosphorus food if you do not know the plant.',
    pruning: 'Only dead and damaged growth until you know when it flowers.',
  },
  jobs: [
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: thirsty,
      title: 'Water deeply when the soil is dry',
      description: 'Push a finger in to the second knuckle; if it is dry, soak the roots in the morning.',
      why: 'A deep soak in dry weather does any plant good.',
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: { tropical: [4], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
      title: 'Feed lightly in the growing season',
      description: 'Scatter a slow-release, low-phosphorus fertiliser at half strength and water it in.',
      why: 'A light, low-phosphorus feed is safe for natives and for other plants.',
      product: 'Low-phosphorus slow-release fertiliser',
    }),
    pests({
      rule: 'check-pests-spring',
      priority: 1,
      months: { tropical: [5], subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
      title: 'Look the plant over for pests',
      description: 'Check under leaves and along stems; hose or pick off what you find.',
      why: 'Pests are few and easy to deal with at the start of the season.',
    }),
    prune({
      rule: 'remove-dead-wood',
      priority: 2,
      months: { tropical: [6], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
      title: 'Cut out what is dead',
      description: 'Cut dead stems back to living growth, and nothing more.',
      why: 'On any plant, dead growth can go once you see what is alive.',
    }),
    pests({
      rule: 'check-pests-summer',
      priority: 2,
      months: { tropical: [9], subtropical: [1], temperate: [1], cool: [1], arid: [12] },
      title: 'Check the undersides of leaves',
      description: 'Look for mites and caterpillars, and hose or pick them off.',
      why: 'Insects breed faster in warm weather.',
    }),
    mulch({
      rule: 'mulch-before-summer',
      priority: 2,
      months: { tropical: [5], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
      title: 'Mulch the soil around it',
      description: 'Spread 5 cm of mulch, clear of the stems.',
      why: 'Mulched soil needs about half the watering.',
    }),
    weed({
      rule: 'weed-spring',
      priority: 2,
      months: { tropical: [4], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
      title: 'Weed around it by hand',
      description: 'Pull weeds while they are small.',
      why: 'That leaves more water and food for the plant you want.',
    }),
    water({
      rule: 'water-pot',
      priority: 2,
      only: 'pot',
      months: { tropical: [8], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
      title: 'Check twice a week whether the pot is dry',
      description: 'Lift it: a light pot is a dry pot.',
      why: 'Pots dry out before the garden does as the days grow longer.',
    }),
  ],
}
