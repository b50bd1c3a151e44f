import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { SA, TAS } from '../climate/states.ts'
import { prune } from '../jobs/jobs.ts'
import { baitFruitFly, removeFirstFruit } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'
import { stoneOrPomeFruit } from './stone-or-pome-fruit.ts'

const withoutFruitFly: readonly AustralianState[] = [SA, TAS]

export const stoneFruit: KindGuide = {
  name: 'Stone fruit',
  species: 'Prunus',
  keywords: ['prunus', 'stone fruit'],
  care: {
    ...stoneOrPomeFruit.care,
    fertilizing: 'Fruit tree food as the leaves open, half as much after harvest.',
    pruning: 'After harvest in dry weather: winter cuts let in diseases of the wood.',
  },
  jobs: [
    // Where fruit fly is baited, what falls is picked up with it.
    ...stoneOrPomeFruit.jobs.map((job) =>
      job.rule === 'check-pests-summer' ? { ...job, states: withoutFruitFly } : job,
    ),
    baitFruitFly,
    removeFirstFruit,
    prune({
      rule: 'shape-young',
      priority: 1,
      fromMonths: 4,
      // A tree that has its first harvest this summer is pruned after it.
      untilMonths: 22,
      // After the wet season.
      months: { subtropical: [4, 5], temperate: [2, 3], cool: [2, 3], arid: [2] },
      title: 'Shape the young fruit tree on a dry day',
      description:
        'Keep three or four shoots that spread outwards, shorten each by a third to an outward bud and cut out the rest.',
      why: 'The frame that it gets now carries the fruit later, and cuts heal cleanly while it is dry.',
    }),
  ],
}
