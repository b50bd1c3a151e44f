import type { CatalogueEntry } from '../entry.ts'
import { keepDryInFrost } from '../jobs/frost.ts'
import { propagate } from '../jobs/jobs.ts'
import { deadhead, divideClump, feedAgain, plantOnce, waterIn, waterInLeaf } from './garden-jobs.ts'
import { gentleAndDrained, openAndDrained, openAndDry, openAndFertile } from './situations.ts'

/** Small bulbs for pots, edges and warm corners. */
export const bulbsForPots: readonly CatalogueEntry[] = [
  {
    name: 'Pineapple lily',
    synonyms: ['Eucomis', 'Eucomis comosa', 'pineapple lilies', 'Sparkling Burgundy', 'Eucomis bicolor'],
    species: 'Eucomis comosa',
    kind: 'summer-bulb',
    care: {
      watering: 'Weekly from the first leaves to the end of summer; dry in winter.',
      sunlight: 'Sun, with some shade on hot afternoons.',
      soil: 'Rich, drained soil or a deep pot.',
      fertilizing: 'Bulb food or pellets as the leaves come up.',
      pruning: 'Leave the pineapple lily’s spike until it is brown, then cut it low.',
    },
    needs: openAndFertile,
    without: ['deadhead', 'cut-down'],
    jobs: [
      plantOnce(
        'Plant pineapple lily bulbs',
        { subtropical: [7, 8], temperate: [8, 9], cool: [9, 10], arid: [8] },
        'Set them 10 cm deep and 25 cm apart, or three to a large pot.',
        'The spikes come in their first or second summer and last for weeks.',
      ),
      deadhead(
        'Cut the brown pineapple lily spikes',
        { subtropical: [3], temperate: [3, 4], cool: [4], arid: [4] },
        'Cut each spike at the leaves once the seed pods have dried.',
        'Leaves that stay green go on filling the bulb.',
      ),
    ],
  },
  {
    name: 'Rain lily',
    synonyms: [
      'Zephyranthes',
      'zephyr lily',
      'storm lily',
      'Zephyranthes candida',
      'Habranthus',
      'rain lilies',
    ],
    species: 'Zephyranthes candida',
    kind: 'summer-bulb',
    care: {
      watering: 'Weekly in summer; a soak after a dry spell brings flowers.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any soil, damp or drained, or a crowded pot.',
      fertilizing: 'A little bulb food in spring.',
      pruning: 'Pull dead leaves out of the rain lilies in winter.',
    },
    needs: openAndDrained,
    without: ['cut-down', 'deadhead', 'check-snails', 'water-summer'],
    jobs: [
      plantOnce(
        'Plant rain lilies along an edge',
        {
          tropical: [10, 11],
          subtropical: [3, 4, 8, 9],
          temperate: [3, 4, 8, 9],
          cool: [9, 10],
          arid: [3, 4, 9],
        },
        'Set the bulbs 5 cm deep and close together, necks just under the soil.',
        'They flower best when they have crowded each other for a year or two.',
      ),
      waterIn(
        'Soak the rain lilies after a dry fortnight',
        {
          tropical: [8, 9, 10],
          subtropical: [12, 1, 2],
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: [12, 1, 2],
        },
        'Let the soil dry, then soak it well once; water a pot weekly.',
        'The change from dry to wet opens a flush of flowers within a week.',
      ),
      divideClump(
        'Divide the crowded rain lilies',
        { tropical: [10], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'Lift a clump, pull the bulbs apart and replant them at once.',
        'After four or five years the bulbs push each other out of the soil.',
      ),
    ],
  },
  {
    name: 'Ixia',
    synonyms: ['corn lily', 'ixias', 'African corn lily', 'wand flower ixia', 'Ixia viridiflora'],
    akin: ['tritonia', 'blazing star tritonia'],
    species: 'Ixia hybrids',
    kind: 'bulb',
    care: {
      watering: 'Rain from autumn to spring; dry in summer.',
      sunlight: 'Full sun: the flowers stay closed in shade.',
      soil: 'Sandy, drained soil.',
      fertilizing: 'None in the ground.',
      pruning: 'Cut ixia stems before the seed drops.',
    },
    needs: openAndDry,
    weedNote:
      'Ixia has run wild in bush and on roadsides in Western and South Australia and Victoria. Cut the heads, and bin spare corms.',
    feeding: 'never',
    jobs: [
      waterInLeaf('ixias'),
      plantOnce(
        'Plant ixia corms',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep and a hand apart, twenty or more together.',
        'They root with the autumn rain and flower late in spring.',
      ),
      deadhead(
        'Cut the ixia stems before they seed',
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'Cut the wiry stems at the leaves and put the heads in the bin.',
        'The light seed is carried out of the garden, and the corms cannot be weeded out of bush.',
      ),
    ],
  },
  {
    name: 'Snowflake',
    synonyms: ['Leucojum', 'Leucojum aestivum', 'snowflakes', 'spring snowflake', 'summer snowflake'],
    akin: ['snowdrop', 'Galanthus'],
    species: 'Leucojum aestivum',
    kind: 'bulb',
    care: {
      watering: 'Winter rain is enough.',
      sunlight: 'Sun, or the shade of bare trees.',
      soil: 'Any soil, heavy and damp included.',
      fertilizing: 'Bulb food lightly in autumn.',
      pruning: 'Leave snowflake leaves until they pull away.',
    },
    needs: gentleAndDrained,
    without: ['deadhead', 'feed-after-flowering', 'check-aphids'],
    jobs: [
      plantOnce(
        'Plant snowflake bulbs',
        { temperate: [3, 4, 5], cool: [3, 4, 5] },
        'Set them 10 cm deep and 15 cm apart, where they can stay for years.',
        'They flower from winter into spring and ask for nothing.',
      ),
      divideClump(
        'Divide the crowded snowflakes',
        { temperate: [12], cool: [12, 1] },
        'Lift the clump once its leaves are down, pull the bulbs apart and replant the large ones.',
        'Clumps that are full of leaves and short of flowers have run out of room.',
      ),
    ],
  },
  {
    name: 'Lachenalia',
    synonyms: ['soldier boys', 'soldier boy', 'Cape cowslip', 'lachenalias', 'Lachenalia aloides'],
    species: 'Lachenalia aloides',
    kind: 'bulb',
    hardyTo: 'light',
    care: {
      watering: 'Weekly from the first leaves until they yellow; bone dry in summer.',
      sunlight: 'Sun to light shade.',
      soil: 'Sandy soil or a pot of gritty mix.',
      fertilizing: 'Bulb food as the flowers fade.',
      pruning: 'Cut lachenalia stems off when the last bell has dropped.',
    },
    needs: openAndDrained,
    without: ['feed-autumn', 'mulch-autumn'],
    jobs: [
      deadhead(
        'Cut the spent lachenalia spikes',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut each spike low when its last bell has dropped, and leave the leaves.',
        'Seed would take what the leaves store for next year.',
      ),
      waterInLeaf('lachenalias'),
      plantOnce(
        'Plant lachenalia bulbs in pots',
        { subtropical: [3, 4], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Set them 4 cm deep and close together in gritty mix, out of heavy frost.',
        'The bells open from midwinter, before most bulbs.',
      ),
      keepDryInFrost('lachenalia', {
        title: 'Move the lachenalia out of the frost',
        description: 'Stand the pot under the eaves, or lay frost cloth over the bed at dusk.',
        why: 'Frost turns the fleshy leaves and half-open bells to mush.',
        inGround: {
          title: 'Cover the lachenalia before a frost',
          description: 'At dusk lay frost cloth over the bed, and take it off the next morning.',
        },
      }),
    ],
  },
  {
    name: 'Spring starflower',
    synonyms: ['Ipheion', 'Ipheion uniflorum', 'star flower bulb', 'spring star flower', 'Wisley Blue'],
    species: 'Ipheion uniflorum',
    kind: 'bulb',
    care: {
      watering: 'Rain alone.',
      sunlight: 'Sun or light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'None.',
      pruning: 'Clear spring starflower leaves once they are brown; they smell of onion.',
    },
    needs: gentleAndDrained,
    weedNote: 'Spring starflower multiplies fast and turns up in lawns and on creek banks: bin spare bulbs.',
    feeding: 'never',
    without: ['deadhead', 'check-aphids', 'check-snails'],
    jobs: [
      plantOnce(
        'Plant spring starflowers along a path',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4], arid: [4] },
        'Set them 5 cm deep and 8 cm apart.',
        'They flower for two months from the end of winter.',
      ),
    ],
  },
  {
    name: 'Tuberose',
    synonyms: ['Polianthes', 'tuberoses', 'Polianthes tuberosa', 'The Pearl tuberose', 'Agave amica'],
    species: 'Agave amica',
    kind: 'summer-bulb',
    hardyTo: 'moderate',
    care: {
      watering: 'Deeply once a week while it grows; dry in winter.',
      sunlight: 'Full, hot sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Pellets in spring and liquid flower food as the spikes rise.',
      pruning: 'Cut tuberose spikes for the vase as the lowest flowers open.',
    },
    needs: openAndFertile,
    jobs: [
      plantOnce(
        'Plant tuberose clumps in warm soil',
        { tropical: [9, 10], subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [9, 10] },
        'Set the tubers 5 cm deep and 20 cm apart, in the hottest place you have.',
        'They need four months of warmth before they flower.',
      ),
      feedAgain('tuberoses', {
        months: { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        title: 'Feed the tuberoses as their spikes rise',
        description: 'Water in a flower food rich in potash on damp soil.',
        why: 'Well-fed tubers carry more flowers on each spike.',
      }),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 24,
        months: { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Lift and sort the tuberoses',
        description: 'Split the clump, replant the fat tubers and grow the small ones on in a corner.',
        why: 'A tuber flowers once, and those around it need room to swell.',
      }),
    ],
  },
]
