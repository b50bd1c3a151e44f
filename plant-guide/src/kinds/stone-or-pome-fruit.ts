import { disease, feed, pests, water } from '../jobs/jobs.ts'
import { range, thirsty } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { addCompost, applySoilWetter, freshMixWhileBare, potDrink } from './common-jobs.ts'
import { mulchBase, weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

export const netFruit = pests({
  rule: 'net-fruit',
  priority: 1,
  fromMonths: 24,
  ahead: { of: 'harvest', days: 42 },
  months: {
    subtropical: [9, 10, 11, 12, 1, 2],
    temperate: range(10, 2),
    cool: range(11, 3),
    arid: [9, 10, 11, 12, 1, 2],
  },
  title: 'Bag or net the fruit while it is green',
  description: 'Net the tree with fine, wildlife-safe white netting held off the branches, or bag the fruit.',
  why: 'Fruit fly stings the fruit while it is green, and birds come as soon as it colours.',
  technical: 'Use mesh that a finger cannot pass (5 mm at most); 2 mm keeps fruit fly out.',
  states: regionalPests.fruitFly.states,
  elsewhere: {
    why: 'Birds come as soon as the fruit colours.',
    technical: 'Use mesh that a finger cannot pass: 5 mm at most.',
  },
  product: 'Wildlife-safe fruit netting',
})

export const stoneOrPomeFruit: KindGuide = {
  name: 'Deciduous fruit tree',
  species: 'Ficus carica, Diospyros kaki and others',
  keywords: ['fruit tree', 'diospyros', 'punica', 'ficus carica', 'mespilus'],
  care: {
    watering: 'A deep soak each week from blossom to harvest.',
    sunlight: 'Full sun, with air moving through the branches.',
    soil: 'Deep, free-draining loam.',
    fertilizing: 'Compost and fruit tree food in late winter.',
    pruning: 'Most in winter, while they are bare.',
  },
  jobs: [
    applySoilWetter,
    freshMixWhileBare,
    feed({
      rule: 'feed-spring',
      priority: 1,
      fromMonths: 1,
      months: { subtropical: [8], temperate: [9], cool: [9], arid: [8, 9] },
      title: 'Feed the tree as it comes into leaf',
      description: 'Scatter fruit tree fertiliser under the outer branches and water it in.',
      why: 'Its shoots and its fruit grow on what it takes up in these weeks.',
      product: 'Fruit tree fertiliser',
    }),
    feed({
      rule: 'feed-pot-summer',
      priority: 2,
      minutes: 10,
      only: 'pot',
      fromMonths: 3,
      untilMonths: 35,
      months: { subtropical: [12], temperate: [12], cool: [12], arid: [12] },
      title: 'Feed the potted fruit tree again',
      description: 'Water in liquid fertiliser at half strength, on damp mix.',
      why: 'Frequent watering washes food out of a pot within months.',
      product: 'Liquid fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: {
        subtropical: [10, 11, 12, 1, 2],
        temperate: [12, 1, 2],
        cool: [12, 1, 2],
        arid: [10, 11, 12, 1, 2],
      },
      title: 'Soak the fruit tree’s roots in dry weeks',
      description:
        'Each week without good rain let a hose trickle under the outer branches until the soil is wet a spade deep.',
      why: 'Fruit swells with water, and next year’s buds are forming too.',
      inPot: potDrink,
    }),
    pests({
      rule: 'check-pests-spring',
      general: true,
      priority: 2,
      months: { subtropical: [9, 10], temperate: [10], cool: [11], arid: [9] },
      title: 'Check the new leaves for pests',
      description: 'Look for curled leaves, aphids, grubs and holes; squash or hose off what you find.',
      why: 'Pests settle on soft leaves, and what is squashed in spring does not multiply in summer.',
    }),
    netFruit,
    water({
      rule: 'water-young',
      priority: 1,
      inPot: potDrink,
      untilMonths: 18,
      repeat: 'season',
      months: thirsty,
      title: 'Water the young tree',
      description: 'Give a full bucket slowly, twice a week if it doesn’t rain, while its roots are shallow.',
      why: 'A young tree cannot reach the water that is deeper down.',
      arid: {
        description:
          'Give a full bucket slowly every second day while it is hot, and twice a week while it is mild.',
      },
    }),
    pests({
      rule: 'check-pests-summer',
      priority: 2,
      fromMonths: 24,
      months: { subtropical: [12], temperate: [12, 1], cool: [12, 1], arid: [12] },
      title: 'Pick up fallen fruit and check for grubs',
      description:
        'Gather fallen and damaged fruit every few days and seal it in a bag in the sun for a week.',
      why: 'Grubs leave fallen fruit to hatch as the next generation.',
    }),
    disease({
      rule: 'clear-mummies',
      fromMonths: 18,
      priority: 2,
      months: { subtropical: [6], temperate: [6], cool: [5, 6], arid: [6] },
      title: 'Clear fallen leaves and shrivelled fruit',
      description: 'Rake up leaves, pull shrivelled fruit off the branches and bin it all.',
      why: 'Diseases of fruit and leaf spend the winter there.',
    }),
    weedBase,
    mulchBase,
    addCompost,
  ],
}
