import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { oneLeader } from '../native-jobs.ts'
import { openAndDrained, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

/** Natives that growers of tube stock sell. */
export const tubeStock: readonly CatalogueEntry[] = [
  {
    name: 'Guinea flower',
    synonyms: ['Hibbertia', 'guinea flowers', 'hibbertias', 'Hibbertia vestita', 'Hibbertia obtusifolia'],
    akin: ['cut-leaf hibbertia', 'Hibbertia cuneiformis'],
    species: 'Hibbertia vestita',
    kind: 'native-shrub',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'Weekly in its first summer, then in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Light soil that drains.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Trim guinea flower lightly once its main flowers are over.',
    },
    needs: sunOrHalfShade(openAndDrained),
    jobs: [
      cutBack(
        'Trim the guinea flower after its main flowers',
        { subtropical: [12], temperate: [12], cool: [1] },
        'Clip the tips off all over, into leaf and never into bare wood.',
        'It stays low and dense, and flowers on what grows from now on.',
      ),
      soakInDrySpells('guinea flowers'),
      lookFor(
        'Look for scale and caterpillars on the guinea flower',
        { subtropical: [10], temperate: [10, 11], cool: [11] },
        'Look for webbing and for lumps on the stems, and pick or wipe off what you find.',
        'Insects arrive with the new shoots, and small numbers are easy to deal with by hand.',
      ),
    ],
  },
  {
    name: 'Weeping grass',
    synonyms: [
      'Microlaena',
      'Microlaena stipoides',
      'weeping rice grass',
      'meadow rice grass',
      'Griffin weeping grass',
    ],
    akin: ['wallaby grass', 'Rytidosperma', 'Rytidosperma caespitosum', 'Austrodanthonia', 'Danthonia'],
    species: 'Microlaena stipoides',
    kind: 'ornamental-grass',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'Weekly until it has knitted together, then in long dry spells.',
      sunlight: 'Sun, or the shade of trees.',
      soil: 'Any soil, acid and heavy included.',
      fertilizing: 'None needed.',
      pruning: 'Mow weeping grass high a few times a year, or shear it as winter ends.',
    },
    needs: sunOrHalfShade(sunnyAnySoil),
    watering: 'while-young',
    feeding: 'never',
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        minutes: 20,
        months: { subtropical: [8], temperate: [8], cool: [9] },
        title: 'Cut the weeping grass high before its new leaves',
        description: 'Mow it with the blades as high as they go, or shear it, and rake off what is dead.',
        why: 'Light reaches the new leaves, and a lower cut would let weeds in.',
        inPot: { description: 'Shear it to 15 cm and comb out what is dead.' },
      }),
    ],
  },
  {
    name: 'Tulipwood',
    synonyms: ['Harpullia', 'Harpullia pendula', 'tulip lancewood'],
    species: 'Harpullia pendula',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    feeding: 'while-young',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly in its first two summers; then a soak in long dry spells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any drained soil; it grows fastest in a rich one.',
      fertilizing: 'Native food low in phosphorus while young.',
      pruning: 'Train a young tulipwood to one trunk.',
    },
    needs: sunnyAnySoil,
    without: ['check-pests-spring'],
    jobs: [
      { ...oneLeader('tulipwood'), months: { tropical: [8], subtropical: [9], temperate: [9] } },
      liftCrown('tulipwood', { tropical: [8], subtropical: [3], temperate: [3] }),
    ],
  },
]
