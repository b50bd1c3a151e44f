import { feed, pests, water } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { addCompost, applySoilWetter, freshMix, potDrink } from './common-jobs.ts'
import { mulchBase, weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

const dryMonths = { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] }

/** Fruit trees of mild winters that keep their leaves. */
export const evergreenFruit: KindGuide = {
  name: 'Evergreen fruit tree',
  species: 'Olea, Eriobotrya and others',
  keywords: ['olea', 'eriobotrya', 'olive', 'loquat'],
  care: {
    watering: 'A deep soak every week or two while fruit swells.',
    sunlight: 'Full sun.',
    soil: 'Any soil that drains.',
    fertilizing: 'Once a year, as growth starts.',
    pruning: 'Lightly, to keep it open and in reach.',
  },
  jobs: [
    applySoilWetter,
    freshMix,
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
      title: 'Feed once as growth starts',
      description: 'Scatter organic fruit tree fertiliser under the outer leaves and water it in.',
      why: 'New shoots are starting, and this feed lasts them through the year.',
      product: 'Fruit tree fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: dryMonths,
      title: 'Soak the roots in dry weeks',
      description: 'After two weeks without rain, water slowly until the soil is wet a spade deep.',
      why: 'A tree that stands dry for too long stops growing and drops its fruit.',
      inPot: {
        ...potDrink,
        why: 'Even a tree of dry hillsides cannot look for water in a pot.',
      },
    }),
    pests({
      rule: 'check-pests-spring',
      priority: 1,
      months: { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
      title: 'Check leaves and twigs for scale',
      description:
        'Look along twigs and under leaves for brown lumps and sooty black film; wipe or cut them off.',
      why: 'Young scale moves in the first warm weeks, before it settles for good.',
    }),
    water({
      rule: 'water-young',
      priority: 1,
      inPot: potDrink,
      untilMonths: 18,
      repeat: 'season',
      months: thirsty,
      title: 'Water the young tree',
      description:
        'Give a full bucket slowly, once or twice a week if it doesn’t rain, while its roots are shallow.',
      why: 'A young tree cannot reach the water that is deeper down.',
    }),
    pests({
      rule: 'pick-up-fruit',
      priority: 2,
      fromMonths: 36,
      after: 'harvest',
      months: {
        subtropical: [4, 5, 10, 11],
        temperate: [5, 6, 7, 11, 12],
        cool: [6, 7, 12, 1],
        arid: [5, 6, 10, 11],
      },
      title: 'Pick up the fruit that is left',
      description: 'Gather fallen and forgotten fruit and bin it in a sealed bag.',
      why: 'Old fruit breeds pests, and animals carry its seed into the bush.',
    }),
    weedBase,
    mulchBase,
    addCompost,
  ],
}
