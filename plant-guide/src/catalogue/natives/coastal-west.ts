import type { CatalogueEntry } from '../../entry.ts'
import { cutBack } from '../garden-jobs.ts'
import { myrtleRust, proteaFeed, waterWeekly } from '../native-jobs.ts'
import { openAndDrained, openAndDry, sunOrHalfShade } from '../situations.ts'
import { soakInland } from '../trees/tree-jobs.ts'

/** Shrubs and flowers of the south-west. */
export const coastalWest: readonly CatalogueEntry[] = [
  {
    name: 'Woolly bush',
    synonyms: ['Albany woolly bush', 'Adenanthos', 'woollybush', 'Silver Lining', 'Silver Streak'],
    species: 'Adenanthos sericeus',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in the first two summers, then rarely.',
      sunlight: 'Full sun.',
      soil: 'Sand or a pot that drains fast.',
      fertilizing: 'Low-phosphorus native fertiliser once a year.',
      pruning: 'Clip lightly and often, never into bare wood.',
    },
    needs: openAndDry,
    without: ['check-pests-spring'],
    watering: 'while-young',
    jobs: [
      soakInland('woolly bush', 24),
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] },
        'It belongs to the protea family, and one light feed a year is enough.',
      ),
      cutBack(
        'Clip the woolly bush lightly',
        { subtropical: [3, 9], temperate: [3, 10], cool: [11], arid: [3] },
        'Shorten soft tips all over by a few centimetres.',
        'It does not shoot from bare wood, and light cuts keep it thick.',
      ),
    ],
  },
  {
    name: 'One-sided bottlebrush',
    synonyms: ['Calothamnus', 'net bush', 'claw flower'],
    species: 'Calothamnus quadrifidus',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, and hardly ever later.',
      sunlight: 'Full sun.',
      soil: 'Sand, gravel or drained clay.',
      fertilizing: 'A little low-phosphorus native fertiliser.',
      pruning: 'Cut back by a third after flowering; it shoots from old wood.',
    },
    needs: openAndDry,
    watering: 'while-young',
    jobs: [
      cutBack(
        'Cut back the one-sided bottlebrush after flowering',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        'Shorten stems by a third, older ones harder.',
        'It flowers on wood of the year before, so cut as the claws fade.',
      ),
    ],
  },
  {
    name: 'Cottonheads',
    synonyms: ['Conostylis', 'grey cottonhead', 'Silver Sunrise'],
    species: 'Conostylis candicans',
    kind: 'native-perennial',
    care: {
      watering: 'Weekly for its first two summers, then not at all.',
      sunlight: 'Full sun.',
      soil: 'Sand or gravel.',
      fertilizing: 'Hardly any, low in phosphorus.',
      pruning: 'Pull dead leaves out by hand.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    without: ['mulch-before-summer', 'check-snails', 'cut-spent-stems'],
    watering: 'while-young',
    jobs: [
      cutBack(
        'Take spent heads off the cottonheads',
        { subtropical: [11], temperate: [12], cool: [12, 1], arid: [11] },
        'Cut flower stems at the base and comb out brown leaves.',
        'Light reaches the middle, and the clump stays silver.',
      ),
    ],
  },
  {
    name: 'Pimelea',
    synonyms: ['rice flower native', 'rosy rice flower', 'Magenta Mist'],
    akin: ['Qualup bell'],
    species: 'Pimelea ferruginea',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in dry spells for two years.',
      sunlight: 'Sun or light shade.',
      soil: 'Sand or loam that drains.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Clip after flowering to a dome.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Clip the pimelea after flowering',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Shear a third off, into leafy stems.',
        'Unclipped, it opens up and dies young.',
      ),
    ],
  },
  {
    name: 'Swan River myrtle',
    synonyms: ['Hypocalymma'],
    akin: ['white myrtle', 'Cascade myrtle'],
    species: 'Hypocalymma robustum',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Once a week until its second autumn.',
      sunlight: 'Light shade or morning sun.',
      soil: 'Sand with compost.',
      fertilizing: 'Low-phosphorus native fertiliser.',
      pruning: 'Trim after flowering.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Trim the Swan River myrtle after flowering',
        { temperate: [10, 11], cool: [11, 12] },
        'Take a third off the flowered stems.',
        'The next flowers form on what grows from now on.',
      ),
      myrtleRust(3),
    ],
  },
  {
    name: 'Flame pea',
    synonyms: ['Chorizema', 'heart-leaf flame pea', 'egg and bacon plant', 'egg and bacon'],
    akin: ['Hovea', 'Dillwynia', 'Pultenaea'],
    species: 'Chorizema cordatum',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly when the soil under the litter is dry.',
      sunlight: 'Half shade.',
      soil: 'Drained soil with leaf litter.',
      fertilizing: 'Low-phosphorus native fertiliser, very little.',
      pruning: 'Trim as flowers fade.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9] },
        'As a pea it makes its own nitrogen, so a little is plenty.',
      ),
      cutBack(
        'Trim the flame pea after flowering',
        { subtropical: [10], temperate: [11], cool: [11, 12] },
        'Cut back by a third.',
        'It gets straggly within a year if left.',
      ),
      waterWeekly('flame pea'),
    ],
  },
]
