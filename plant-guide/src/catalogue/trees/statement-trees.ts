import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, feedIn, lookFor } from '../garden-jobs.ts'
import { oneLeader, waterWeekly } from '../native-jobs.ts'
import {
  gentleAndMoist,
  openAndDrained,
  openAndFertile,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../situations.ts'
import { liftCrown, plantedInWarmth } from './tree-jobs.ts'

/** Trees and shrubs that somebody remembers by their berries, flowers or shape. */
export const statementTrees: readonly CatalogueEntry[] = [
  {
    name: 'Wollemi pine',
    synonyms: ['Wollemia', 'Wollemia nobilis', 'Wollemi'],
    species: 'Wollemia nobilis',
    kind: 'native-tree',
    care: {
      watering: 'Weekly in the ground, and in a pot once the top is dry.',
      sunlight: 'Bright shade while young, more sun later.',
      soil: 'Acid soil that drains sharply, or a pot for its first years.',
      fertilizing: 'Slow-release low in phosphorus in spring.',
      pruning: 'Wollemi pine needs no pruning; branches drop whole with age.',
    },
    needs: gentleAndMoist,
    without: ['check-pests-spring', 'remove-dead-wood'],
    jobs: [
      prune({
        rule: 'remove-spent-branches',
        priority: 3,
        fromMonths: 48,
        minutes: 10,
        months: { subtropical: [9], temperate: [9], cool: [10] },
        title: 'Take spent branches off the Wollemi pine',
        description: 'Cut brown side branches at the trunk and leave the leader alone.',
        why: 'It sheds whole branches, and new shoots wait below them.',
      }),
      waterWeekly('Wollemi pine'),
    ],
  },
  {
    name: 'Golden shower tree',
    synonyms: ['Cassia fistula', 'golden shower', 'Indian laburnum'],
    akin: ['pink cassia', 'Cassia javanica', 'rainbow shower tree'],
    species: 'Cassia fistula',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    planting: plantedInWarmth,
    care: {
      watering: 'Weekly in its first two dry seasons.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'A little slow-release food while young.',
      pruning: 'Train to one trunk; shorten long limbs after the flowers.',
    },
    needs: openAndDrained,
    watering: 'while-young',
    feeding: 'while-young',
    without: ['prune-winter', 'rake-leaves'],
    jobs: [
      cutBack(
        'Shorten the golden shower tree’s long limbs',
        { tropical: [1, 2], subtropical: [2, 3] },
        'Cut the longest branches back to a side branch, and pick up the pods.',
        'It flowers on the growth that follows.',
      ),
      lookFor(
        'Look for caterpillars on the golden shower tree',
        { tropical: [1], subtropical: [1, 2] },
        'Pick green caterpillars off a small tree; a large one soon grows new leaves.',
        'Yellow butterflies lay on the soft leaves in the wet months, and their caterpillars can strip a young tree.',
      ),
      liftCrown('golden shower tree', { tropical: [8], subtropical: [8] }),
    ],
  },
  {
    name: 'Native gardenia',
    synonyms: ['Atractocarpus', 'Atractocarpus fitzalanii', 'Randia fitzalanii', 'yellow mangosteen'],
    species: 'Atractocarpus fitzalanii',
    kind: 'native-tree',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry weather, twice while it is young.',
      sunlight: 'Sun or half shade.',
      soil: 'Rich soil that drains, or a large pot.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Shorten the native gardenia after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Shape the native gardenia after flowering',
        { tropical: [1], subtropical: [1], temperate: [1, 2] },
        'Shorten long shoots by a third, above a pair of leaves.',
        'It thickens in the warm months.',
      ),
      waterWeekly('native gardenia'),
      lookFor(
        'Look for scale on the native gardenia',
        { tropical: [9], subtropical: [10], temperate: [10, 11] },
        'Wipe lumps off stems and leaf undersides with soapy water, above all where ants climb.',
        'Scale makes the leaves sooty, and its young crawl as it warms up.',
      ),
      { ...oneLeader('native gardenia'), months: { tropical: [8], subtropical: [9], temperate: [10] } },
    ],
  },
  {
    name: 'Holly',
    synonyms: ['Ilex', 'Ilex aquifolium', 'English holly', 'variegated holly', 'hollies'],
    species: 'Ilex aquifolium',
    kind: 'hedge',
    care: {
      watering: 'Weekly in summer while young.',
      sunlight: 'Sun or half shade.',
      soil: 'Cool, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip holly once, at the end of summer, with thick gloves on.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Birds carry holly berries into cool, wet bush in the south-east: choose a male or a variegated form, and clip the berries off.',
    without: ['trim-early-summer', 'check-pests-spring', 'tip-prune-young'],
    jobs: [
      prune({
        rule: 'trim-late-summer',
        priority: 1,
        minutes: 45,
        fromMonths: 12,
        months: { temperate: [2, 3], cool: [2, 3] },
        title: 'Clip the holly',
        description: 'Shorten this year’s shoots by half with secateurs, in thick gloves.',
        why: 'The growth of the year has firmed, and the cuts stay neat through winter.',
      }),
      lookFor(
        'Look for scale under the holly leaves',
        { temperate: [10, 11], cool: [11] },
        'Turn leaves over where they are sticky or sooty, and wipe the brown and white lumps off with soapy water.',
        'The young of scale crawl now, and soft lumps come off easily.',
      ),
      feedIn(
        'Slow-release fertiliser',
        'Feed the holly',
        { temperate: [9], cool: [10] },
        'Scatter slow-release fertiliser under the leaves and water it in.',
        'It makes one flush of growth a year, and this is it.',
      ),
    ],
  },
]
