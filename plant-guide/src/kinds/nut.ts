import { disease, feed, pests, prune, water } from '../jobs/jobs.ts'
import { everywhere, range, thirsty } from '../jobs/months.ts'
import { addCompost, applySoilWetter, freshMixWhileBare, potDrink } from './common-jobs.ts'
import { mulchBase, weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

const springFeed = { tropical: [11], subtropical: [9], temperate: [9], cool: [9], arid: [9] }

export const nut: KindGuide = {
  name: 'Nut tree',
  species: 'Macadamia, Carya, Corylus and others',
  keywords: ['nut', 'carya', 'corylus', 'juglans', 'castanea', 'pistacia vera'],
  care: {
    watering: 'A deep weekly soak in dry weather, above all while nuts fill.',
    sunlight: 'Full sun and plenty of room.',
    soil: 'Deep and free-draining.',
    fertilizing: 'Spring and late summer; macadamias want low phosphorus.',
    pruning: 'Little, once the frame is built.',
  },
  jobs: [
    applySoilWetter,
    freshMixWhileBare,
    feed({
      rule: 'feed-spring',
      priority: 1,
      fromMonths: 1,
      months: { ...springFeed, subtropical: [8, 9], tropical: [10, 11] },
      title: 'Feed for spring growth',
      tropics: { title: 'Feed for the growing season' },
      description: 'Scatter fruit tree fertiliser under the outer branches and water it in.',
      why: 'It makes most of its year’s growth in the weeks ahead.',
      product: 'Fruit tree fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: thirsty,
      title: 'Soak the nut tree in dry weather',
      description: 'Let a hose trickle under the outer branches once a week in dry weather.',
      why: 'A tree that stands dry stops growing, and drops its nuts or fills only some.',
      inPot: potDrink,
    }),
    pests({
      rule: 'check-pests-spring',
      priority: 1,
      months: { tropical: [9], subtropical: [9], temperate: [10], cool: [11], arid: [10] },
      title: 'Check young leaves for aphids and caterpillars',
      description: 'Look under soft leaves, and hose or pick off what you can reach.',
      why: 'Pests gather on soft growth.',
    }),
    pests({
      rule: 'guard-nuts',
      priority: 2,
      ahead: { of: 'harvest', days: 42 },
      months: {
        tropical: range(12, 3),
        subtropical: range(12, 4),
        temperate: range(12, 5),
        cool: range(1, 5),
        arid: range(12, 4),
      },
      title: 'Guard the crop from rats and birds',
      description: 'Fit a smooth metal collar to the trunk and clear hiding places from under the tree.',
      inPot: {
        description: 'Fit a smooth metal collar to the trunk and stand the pot clear of fences and branches.',
      },
      why: 'Rats and birds find the nuts weeks before harvest.',
    }),
    water({
      rule: 'water-young',
      priority: 1,
      inPot: potDrink,
      untilMonths: 24,
      repeat: 'season',
      months: thirsty,
      title: 'Water the young tree',
      description:
        'Pour a bucket of water slowly over the roots twice a week, unless there has been good rain, and keep the mulch topped up.',
      why: 'It takes two summers for the roots to grow deep enough to find their own water.',
    }),
    prune({
      rule: 'remove-suckers',
      fromMonths: 12,
      priority: 3,
      months: { tropical: [9], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
      title: 'Take off suckers at the base',
      description: 'Tear off shoots from the base while they are soft.',
      why: 'Suckers take the strength of the tree.',
    }),
    pests({
      rule: 'clean-up-autumn',
      priority: 3,
      fromMonths: 36,
      after: 'harvest',
      months: {
        tropical: [5],
        subtropical: [5, 6, 7],
        temperate: [5, 6, 7, 8],
        cool: [5, 6],
        arid: [5, 6],
      },
      title: 'Rake up fallen husks and old nuts',
      description: 'Clear the ground under the tree and look for holes in old nuts.',
      inPot: {
        title: 'Pick up fallen husks and old nuts',
        description: 'Clear the pot and the ground around it, and look for holes in old nuts.',
      },
      why: 'Borers and weevils live on in what is left behind.',
    }),
    weedBase,
    mulchBase,
    addCompost,
    disease({
      rule: 'check-bark',
      priority: 3,
      fromMonths: 60,
      months: everywhere(5, 6),
      title: 'Look the trunk over for weeping bark',
      description: 'Draw mulch back from the trunk and look for dark, wet patches.',
      why: 'Root and collar rots show first at the foot of the trunk, where it stays damp.',
    }),
  ],
}
