import type { CatalogueEntry } from '../entry.ts'
import { prune, water } from '../jobs/jobs.ts'
import { deadhead, feedIn, lookFor, plantOnce } from './garden-jobs.ts'
import { waterWeekly } from './native-jobs.ts'
import { gentleAndMoist, openAndDrained, sunOrHalfShade } from './situations.ts'

/** Bulbs and rhizomes that flower in warmth and rest dry through winter. */
export const warmSeasonBulbs: readonly CatalogueEntry[] = [
  {
    name: 'Siam tulip',
    synonyms: ['Curcuma alismatifolia', 'summer tulip', 'curcuma ginger'],
    akin: ['curcuma', 'hidden lily', 'cape york lily', 'Curcuma australasica'],
    species: 'Curcuma alismatifolia',
    kind: 'summer-bulb',
    hardyTo: 'light',
    frostShelter: 'dry',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Every second day while it is in leaf, nothing while it rests.',
      sunlight: 'Morning sun and bright shade after.',
      soil: 'Rich soil that drains, or a pot.',
      fertilizing: 'Bulb food as the shoots rise.',
      pruning: 'Cut spent Siam tulip stalks low, and the leaves once they are yellow.',
    },
    needs: gentleAndMoist,
    without: ['cut-down', 'check-snails'],
    jobs: [
      plantOnce(
        'Plant Siam tulip rhizomes in warm soil',
        { tropical: [9, 10], subtropical: [9, 10], temperate: [10, 11] },
        'Lay them 8 cm deep with the fat storage roots pointing down, and hardly water until shoots show.',
        'They wait for warmth, and rot in cold, wet soil.',
      ),
      waterWeekly('Siam tulips', 'every second day'),
      feedIn(
        'Bulb food',
        'Feed the Siam tulips as their shoots rise',
        { tropical: [10, 11], subtropical: [10], temperate: [11] },
        'Scatter bulb food around the shoots and water it in.',
        'Leaves and flowers are all made in the next few months.',
      ),
      lookFor(
        'Keep snails off the Siam tulip shoots',
        { tropical: [11], subtropical: [10], temperate: [11] },
        'Hunt after dark with a torch, and clear what they hide under.',
        'A shoot that is eaten as it rises may be the only one.',
      ),
      deadhead(
        'Cut the spent Siam tulip stalks',
        { tropical: [1, 2, 3], subtropical: [2, 3], temperate: [3] },
        'Cut each stalk at the leaves once its pink bracts fade.',
        'A new stalk follows from the next shoot.',
      ),
      water({
        rule: 'rest-winter',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [6], subtropical: [5], temperate: [5] },
        title: 'Let the Siam tulips dry off',
        description: 'Stop watering once the leaves yellow, and cut them off when they are dry.',
        why: 'They sleep until the warm months return, and damp roots rot meanwhile.',
      }),
    ],
  },
  {
    name: 'Jacobean lily',
    synonyms: ['Sprekelia', 'Sprekelia formosissima', 'Aztec lily'],
    species: 'Sprekelia formosissima',
    kind: 'summer-bulb',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    care: {
      watering: 'Weekly from its first leaf to the end of summer; dry in winter.',
      sunlight: 'Full sun, with light shade on hot afternoons.',
      soil: 'Soil that drains fast, or a pot that it fills.',
      fertilizing: 'Bulb food as the leaves come, and again as the flowers fade.',
      pruning: 'Cut spent Jacobean lily stems, and leave the leaves until they are yellow.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['deadhead'],
    jobs: [
      plantOnce(
        'Plant Jacobean lily bulbs with their necks out',
        { subtropical: [7, 8], temperate: [7, 8, 9], cool: [9, 10], arid: [7, 8] },
        'Set them 15 cm apart in the sun, the neck just above the soil, and leave them there for years.',
        'The bulbs are asleep, and crowded ones flower best.',
      ),
      deadhead(
        'Cut the Jacobean lily’s spent flower stems',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Cut each hollow stem low and leave every leaf.',
        'Seed takes what the bulb needs for next year’s flower.',
      ),
      prune({
        rule: 'cut-down',
        priority: 2,
        minutes: 10,
        fromMonths: 3,
        months: { subtropical: [6], temperate: [6], cool: [5, 6], arid: [6] },
        title: 'Clear the yellow Jacobean lily leaves',
        description: 'Pull leaves that come away without a tug, and keep the bulbs as dry as you can.',
        why: 'They rest in the cool months, and rot under wet leaves.',
      }),
    ],
  },
]
