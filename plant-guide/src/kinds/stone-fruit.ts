import { baitFruitFly } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'
import { stoneOrPomeFruit } from './stone-or-pome-fruit.ts'

export const stoneFruit: KindGuide = {
  name: 'Stone fruit',
  species: 'Prunus',
  keywords: ['prunus', 'stone fruit'],
  care: {
    ...stoneOrPomeFruit.care,
    fertilizing: 'Fruit tree food as the buds open, half as much after harvest.',
    pruning: 'After harvest in dry weather: winter cuts let in diseases of the wood.',
  },
  jobs: [...stoneOrPomeFruit.jobs, baitFruitFly],
}
