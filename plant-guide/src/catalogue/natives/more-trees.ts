import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import { cutOutGalls, oneLeader, proteaFeed, settleIn, soakUntilRooted } from '../native-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

/** Native trees that nurseries promote. */
export const streetNatives: readonly CatalogueEntry[] = [
  {
    name: 'Illyarrie',
    synonyms: ['Eucalyptus erythrocorys', 'red-capped gum', 'helmet nut gum'],
    species: 'Eucalyptus erythrocorys',
    kind: 'native-tree',
    care: {
      watering: 'Weekly in its first summer, every two weeks in the next, and on rain from then on.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; limestone suits it.',
      fertilizing: 'None, or a little low-phosphorus food while young.',
      pruning: 'Cut illyarrie branches back after the autumn flowers: heavy nuts split them.',
    },
    needs: openAndDry,
    watering: 'while-young',
    feeding: 'while-young',
    jobs: [
      {
        ...cutBack(
          'Cut the illyarrie back after its autumn flowers',
          { temperate: [5], arid: [5] },
          'Shorten flowered branches by a third, heavy nuts included.',
          'The weight of the nuts breaks long branches.',
        ),
        fromMonths: 36,
      },
      ...soakUntilRooted('temperate', 'arid'),
      { ...cutOutGalls('illyarrie'), months: { temperate: [5], arid: [5] } },
    ],
  },
  {
    name: 'Brush box',
    synonyms: ['Lophostemon', 'Lophostemon confertus'],
    akin: ['Lophostemon suaveolens', 'swamp turpentine', 'swamp box'],
    species: 'Lophostemon confertus',
    kind: 'native-tree',
    care: {
      watering: 'Each week for three summers.',
      sunlight: 'Full sun to half shade.',
      soil: 'Deep soil.',
      fertilizing: 'Native food low in phosphorus while young.',
      pruning: 'Form a brush box to one trunk; it takes hard pruning.',
    },
    needs: sunOrHalfShade(openAndFertile),
    feeding: 'while-young',
    without: ['check-drainage', 'check-pests-spring'],
    frostShelter: 'while-young',
    jobs: [
      {
        ...settleIn(
          ['subtropical', 'temperate', 'cool'],
          'Let a hose trickle over the roots for an hour once a week, twice in heat.',
        ),
        untilMonths: 36,
      },
      prune({
        rule: 'train-young',
        priority: 2,
        fromMonths: 12,
        untilMonths: 60,
        months: { subtropical: [8], temperate: [9], cool: [10] },
        title: 'Train the young brush box to one trunk',
        description: 'Shorten rival leaders and the lowest side branches by half.',
        why: 'A frame made early needs no large cuts later.',
      }),
      liftCrown('brush box', { subtropical: [3], temperate: [3], cool: [2] }),
    ],
  },
  {
    name: 'Firewheel tree',
    synonyms: ['Stenocarpus', 'wheel of fire'],
    species: 'Stenocarpus sinuatus',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'Deeply each week for its first summers.',
      sunlight: 'Sun, with shade on young roots.',
      soil: 'Deep, drained soil with mulch.',
      fertilizing: 'Only native plant food low in phosphorus.',
      pruning: 'Firewheel trees need none but a single leader.',
    },
    needs: gentleAndMoist,
    without: ['check-pests-spring'],
    jobs: [
      oneLeader('firewheel tree'),
      proteaFeed(
        { tropical: [9], subtropical: [9], temperate: [9] },
        'It belongs to the protea family, so its feed is low in phosphorus.',
      ),
    ],
  },
  {
    name: 'Lemon-scented gum',
    synonyms: ['Corymbia citriodora', 'Scentuous', 'lemon gum', 'lemon scented gum', 'Eucalyptus citriodora'],
    akin: ['spotted gum', 'Wallangarra white gum', 'Corymbia maculata', 'Eucalyptus maculata'],
    species: 'Corymbia citriodora',
    kind: 'native-tree',
    care: {
      watering: 'A weekly soak in its first two summers.',
      sunlight: 'Full sun with room for a tall tree; dwarf kinds fit a garden.',
      soil: 'Any drained soil, far from the house.',
      fertilizing: 'A little native plant food low in phosphorus while young.',
      pruning: 'Form a lemon-scented gum while it is small; an arborist must cut a tall one.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    jobs: [
      prune({
        rule: 'train-young',
        priority: 2,
        fromMonths: 12,
        untilMonths: 60,
        months: { tropical: [5], subtropical: [9], temperate: [9], arid: [9] },
        title: 'Train the young lemon-scented gum',
        description: 'Keep one leader and shorten branches that grow as thick as the trunk.',
        why: 'Large limbs drop from badly formed trees, and small cuts now prevent that.',
      }),
      cutOutGalls('lemon-scented gum'),
    ],
  },
]
