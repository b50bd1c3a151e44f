import { propagate } from '../jobs/jobs.ts'
import { removeFirstFruit } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'
import { stoneOrPomeFruit } from './stone-or-pome-fruit.ts'

export const pomeFruit: KindGuide = {
  name: 'Apple, pear or quince',
  species: 'Malus, Pyrus and Cydonia',
  keywords: ['malus', 'pyrus communis', 'pyrus pyrifolia', 'cydonia', 'pome fruit'],
  care: {
    ...stoneOrPomeFruit.care,
    fertilizing: 'Compost and fruit tree food in late winter, a lighter feed after harvest.',
    pruning: 'In winter: open the middle and keep the short fruiting spurs.',
  },
  jobs: [
    ...stoneOrPomeFruit.jobs.map((job) => {
      // Apples and pears reach half size long before they ripen.
      if (job.rule === 'net-fruit') return { ...job, ahead: { of: 'harvest', days: 70 } }
      // A month after the codling moth traps.
      return job.rule === 'check-pests-spring'
        ? { ...job, months: { subtropical: [10], temperate: [11], cool: [12], arid: [10] } }
        : job
    }),
    // Apples and pears flower later than stone fruit.
    { ...removeFirstFruit, months: { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] } },
    propagate({
      rule: 'graft-scions',
      priority: 3,
      fromMonths: 36,
      months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
      title: 'Take scion wood for grafting',
      description:
        'Cut pencil-thick shoots of last year, wrap them damp and keep them in the fridge until the buds swell.',
      why: 'The wood is dormant now, and the graft will take when the sap rises.',
    }),
  ],
}
