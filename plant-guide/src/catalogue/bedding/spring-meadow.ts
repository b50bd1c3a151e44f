import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { deadhead, plantOut } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile } from '../situations.ts'
import {
  aphidsInBud,
  feedFlowers,
  feedInAPot,
  onceDryInAPot,
  sownAndLeft,
  springFlowers,
  springWater,
  waterFlowers,
} from './bedding-jobs.ts'

/** Annuals that are sown in their place in autumn and flower together in spring. */
export const springMeadow: readonly CatalogueEntry[] = [
  {
    name: 'Larkspur',
    synonyms: ['larkspurs', 'Consolida', 'Consolida ajacis', 'annual delphinium', 'rocket larkspur'],
    species: 'Consolida ajacis',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly from the first spikes on, at the roots.',
      sunlight: 'Full sun, out of the wind.',
      soil: 'Drained, limed soil with compost.',
      fertilizing: 'Liquid flower food once the spikes show.',
      pruning: 'Cut larkspur for the vase as the lowest flowers open. The seed is poisonous.',
    },
    needs: openAndFertile,
    cropMonths: 9,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterFlowers('larkspurs', springWater),
      feedFlowers('larkspurs', springFlowers, { fromMonths: 3 }),
      plantOut(
        'Sow larkspur where it is to flower',
        { subtropical: [5], temperate: [4, 5], cool: [3, 4, 9], arid: [5] },
        'Sow 5 mm deep in cool soil and thin to 20 cm. Keep the seed from children: it is poisonous.',
        'The seed comes up only in cool soil, and the seedlings resent being moved.',
      ),
      {
        ...deadhead(
          'Cut the larkspur spikes',
          { subtropical: [9, 10], temperate: [11], cool: [11, 12], arid: [9, 10] },
          'Cut each spike above the leaves as its last flowers open, before the pods ripen.',
          'Smaller spikes follow from below, and no seed is left lying.',
        ),
        fromMonths: 3,
      },
    ],
  },
  {
    name: 'Nemophila',
    synonyms: ['baby blue eyes', 'Nemophila menziesii', 'nemophilas', 'five spot'],
    species: 'Nemophila menziesii',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week in a dry spring.',
      sunlight: 'Light shade, or winter sun under bare trees.',
      soil: 'Damp soil with leaf mould.',
      fertilizing: 'None.',
      pruning: 'Pull nemophila out once it is brown; its seed has dropped by then.',
    },
    needs: gentleAndMoist,
    cropMonths: 9,
    without: [...sownAndLeft, 'mulch-before-summer'],
    jobs: [
      waterFlowers('nemophila', springWater),
      {
        ...plantOut(
          'Sow nemophila in drifts',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
          'Scatter the seed between spring bulbs or along a path, rake it in lightly and thin to 15 cm apart.',
          'It grows through the cool months and flowers before the heat ends it.',
        ),
        inPot: {
          title: 'Sow nemophila',
          description: 'Scatter the seed thinly, cover it lightly and thin to 15 cm apart.',
        },
      },
      prune({
        rule: 'pull-when-over',
        fromMonths: 3,
        priority: 3,
        minutes: 10,
        months: { subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [10] },
        title: 'Clear away the dry nemophila',
        description: 'Shake the plants over the soil and put them on the compost.',
        why: 'The seed that falls comes up by itself next autumn.',
      }),
    ],
  },
  {
    name: 'Annual candytuft',
    synonyms: ['Iberis umbellata', 'globe candytuft', 'Fairy candytuft', 'rocket candytuft', 'Iberis amara'],
    akin: ['candytuft', 'iberis', 'candy tuft'],
    species: 'Iberis umbellata',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in a dry spring.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limed where it is acid.',
      fertilizing: 'None in ordinary soil, a weak liquid feed in pots.',
      pruning: 'Shear annual candytuft lightly once most heads have faded.',
    },
    needs: openAndDrained,
    cropMonths: 9,
    without: [...sownAndLeft, 'mulch-before-summer'],
    jobs: [
      waterFlowers('candytuft', springWater),
      feedInAPot('candytuft', springFlowers),
      aphidsInBud,
      {
        ...plantOut(
          'Sow annual candytuft along an edge',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
          'Sow 5 mm deep where it is to flower, keep it damp until it is up and thin to 15 cm.',
          'It flowers in about ten to twelve weeks, and earliest from an autumn sowing.',
        ),
        inPot: {
          title: 'Sow annual candytuft in the pot',
          description:
            'Scatter the seed, cover it with 5 mm of mix, keep it damp until it is up and thin to 15 cm.',
        },
      },
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { subtropical: [8], temperate: [10, 11], cool: [11, 12], arid: [8, 9] },
        title: 'Shear the annual candytuft after its first flowers',
        description: 'Take the top third off with shears and water well.',
        why: 'Cut before it seeds, it flowers a second time.',
      }),
    ],
  },
  {
    name: 'Linaria',
    synonyms: ['toadflax', 'Fairy Bouquet', 'baby snapdragon', 'Linaria maroccana', 'linarias'],
    species: 'Linaria maroccana',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather; the roots stay near the surface.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil that is not too rich.',
      fertilizing: 'A weak liquid feed once at most.',
      pruning: 'Shear linaria by half when its first spikes fade.',
    },
    needs: openAndDrained,
    weedNote:
      'The perennial toadflaxes with yellow flowers run wild in cool districts: grow the annual, and shear it before it seeds.',
    cropMonths: 8,
    without: [...sownAndLeft, 'mulch-before-summer'],
    jobs: [
      waterFlowers('linaria', springWater),
      aphidsInBud,
      {
        ...plantOut(
          'Sow linaria in a drift',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
          'Stir the dust-fine seed into sand, scatter it on raked soil and press it in.',
          'It comes up in cool soil, and its spikes open while little else is in flower.',
        ),
        inPot: { title: 'Sow linaria' },
      },
      prune({
        rule: 'trim-summer',
        fromMonths: 3,
        priority: 1,
        minutes: 10,
        months: { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11, 12, 1], arid: [8, 9] },
        title: 'Shear the linaria by half',
        description: 'Cut all its stems over before the pods ripen, then water them.',
        why: 'New spikes follow in three or four weeks.',
      }),
    ],
  },
  {
    name: 'California poppy',
    synonyms: ['Californian poppy', 'Eschscholzia', 'Eschscholzia californica', 'golden poppy'],
    species: 'Eschscholzia californica',
    kind: 'annual-flower',
    care: {
      watering: 'Rain is enough in most springs.',
      sunlight: 'Full, hot sun.',
      soil: 'Poor, sandy or stony soil.',
      fertilizing: 'None.',
      pruning: 'Cut California poppies down before the long pods split.',
    },
    needs: openAndDry,
    weedNote:
      'California poppy runs wild along roads and on bare ground in the southern states: cut the pods, and keep it away from paddocks and bush.',
    cropMonths: 9,
    without: [...sownAndLeft, 'mulch-before-summer', 'check-snails'],
    jobs: [
      waterFlowers('California poppies', springWater, {
        title: 'Water the California poppies in long dry spells',
        description:
          'Keep the soil damp until the plants are 15 cm wide, then give one soak when no rain has fallen for two weeks.',
        why: 'The taproot lives on little, and damp soil gives leaves instead of flowers.',
        inPot: onceDryInAPot('California poppies'),
      }),
      plantOut(
        'Sow California poppies on bare soil',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [3, 4, 5] },
        'Rake the seed in where it is to flower and thin to 15 cm; the taproot cannot be moved.',
        'The seed comes up in cool, damp soil, and the taproot runs deep before the heat.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 3,
        priority: 1,
        minutes: 15,
        months: { subtropical: [10], temperate: [11, 12], cool: [11, 12, 1], arid: [10] },
        title: 'Cut the California poppies down before they seed',
        description: 'Shear the plants to 15 cm and bin the pods.',
        why: 'They shoot again from the base, and no seed is thrown about the garden.',
      }),
    ],
  },
  {
    name: 'Godetia',
    synonyms: ['clarkia', 'Clarkia amoena', 'godetias', 'farewell to spring', 'satin flower'],
    species: 'Clarkia amoena',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly while it is dry; godetia wilts in dry pots first.',
      sunlight: 'Full sun; some shade inland.',
      soil: 'Drained soil that is not rich.',
      fertilizing: 'None.',
      pruning: 'Cut whole godetia stems for the vase.',
    },
    needs: openAndDrained,
    cropMonths: 9,
    without: [...sownAndLeft, 'mulch-before-summer'],
    jobs: [
      waterFlowers('godetias', springWater),
      plantOut(
        'Sow godetia where it is to flower',
        { subtropical: [4, 5], temperate: [3, 4, 5, 8], cool: [3, 9], arid: [4, 5] },
        'Cover the seed thinly and thin to 20 cm, so that neighbours hold each other up.',
        'Plants that meet cool weather while small make the most stems.',
      ),
      {
        ...deadhead(
          'Pick the godetias',
          { subtropical: [9, 10], temperate: [11, 12], cool: [11, 12, 1], arid: [9, 10] },
          'Cut stems low as the top buds colour; they last a week or more in water.',
          'Side shoots take over from what is cut.',
        ),
        fromMonths: 2,
      },
    ],
  },
]
