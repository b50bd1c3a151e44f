import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { thirstySouth } from '../../jobs/months.ts'
import { cutBack, feedIn, lookFor, waterIn } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { feedLateInLeaf, lookForBorers, lookForSlugAgain, removeSuckers } from './tree-jobs.ts'

/** Small deciduous trees, for blossom and colour. */
export const blossomTrees: readonly CatalogueEntry[] = [
  {
    name: 'Forest pansy',
    synonyms: ['redbud', 'Cercis', 'Cercis canadensis'],
    akin: ['Judas tree', 'Avondale'],
    species: 'Cercis canadensis ‘Forest Pansy’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak weekly for three summers.',
      sunlight: 'Morning sun, shelter from hot wind.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Compost at the end of winter, and slow-release food while young.',
      pruning: 'Prune redbud after its spring flowers; they come on old wood.',
    },
    needs: gentleAndMoist,
    feeding: 'while-young',
    without: ['prune-winter'],
    jobs: [
      {
        ...cutBack(
          'Shape the redbud after flowering',
          { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
          'Take out crossing branches, and shorten those that hang too low.',
          'Winter pruning would take off the branches that flower.',
        ),
        fromMonths: 12,
      },
      feedLateInLeaf('redbud'),
      removeSuckers('redbud'),
    ],
  },
  {
    name: 'Flowering plum',
    synonyms: [
      'Elvins',
      'purple-leaf plum',
      'Prunus nigra',
      'Prunus cerasifera',
      'ornamental plum',
      'Oakville Crimson Spire',
    ],
    species: 'Prunus cerasifera ‘Nigra’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak each week for two summers.',
      sunlight: 'Full sun for purple leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Prune flowering plum after its blossom, on a dry day.',
    },
    needs: openAndFertile,
    without: ['prune-winter'],
    jobs: [
      cutBack(
        'Prune the flowering plum after its blossom',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Thin crowded shoots and shorten long ones on a dry day.',
        'Cuts of dry, warm days keep silver leaf out, and the shoots that follow carry next year’s blossom.',
      ),
      lookFor(
        'Look for pear and cherry slug on the plum leaves',
        { temperate: [12], cool: [12, 1] },
        'Hose the slimy dark grubs off, or dust them with dry ash.',
        'The sawfly’s grubs leave the leaves like lace in early summer.',
      ),
      removeSuckers('plum'),
      lookForBorers('plum'),
      lookForSlugAgain('plum'),
    ],
  },
  {
    name: 'Crabapple',
    synonyms: ['flowering crabapple', 'crab apple', 'Malus ioensis', 'Bechtel', 'Golden Hornet', 'Huonville'],
    akin: ['Malus floribunda'],
    species: 'Malus ioensis ‘Plena’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A weekly soak for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any fertile, drained soil.',
      fertilizing: 'Compost at the end of winter, and slow-release food while young.',
      pruning: 'Thin crabapples lightly in winter; keep the short spurs.',
    },
    needs: openAndFertile,
    without: ['rake-leaves'],
    feeding: 'while-young',
    jobs: [
      lookFor(
        'Check the crabapple for spotted leaves and aphids',
        { temperate: [10], cool: [10, 11] },
        'Pick off leaves with dark velvety spots and wipe woolly aphids off the bark.',
        'Both start on the first leaves of spring.',
      ),
      removeSuckers('crabapple'),
      lookForBorers('crabapple'),
    ],
  },
  {
    name: 'Dogwood',
    synonyms: ['Cornus', 'flowering dogwood', 'Cornus florida'],
    akin: ['Chinese dogwood', 'Cornus kousa'],
    species: 'Cornus florida',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply each week all summer; the roots are shallow.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Acid soil rich in leaf mould.',
      fertilizing: 'Camellia food after flowering.',
      pruning: 'Dogwoods need little: dead and crossing wood after flowering.',
    },
    needs: gentleAndMoist,
    without: ['prune-winter'],
    jobs: [
      {
        ...waterIn(
          'Water the dogwood in dry weeks',
          thirstySouth,
          'Soak the whole root area once a week, twice in very hot weather, and keep it mulched.',
          'Hot wind and dry roots scorch the edges of the leaves.',
        ),
      },
      prune({
        rule: 'prune-after-flowering',
        priority: 1,
        fromMonths: 12,
        months: { temperate: [11], cool: [11, 12] },
        title: 'Take dead and crossing wood out of the dogwood',
        description: 'Cut to a fork or a strong bud, and nothing more.',
        why: 'Next spring’s flowers form on this summer’s shoots.',
      }),
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the dogwood after its flowers',
        { temperate: [11], cool: [11, 12] },
        'Scatter camellia food under the branches and water it in.',
        'It makes its leaves and next year’s buds from now on.',
      ),
    ],
  },
]
