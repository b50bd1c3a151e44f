import type { CatalogueEntry } from '../../entry.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { springOfWhatLasts } from '../../kinds/herbs.ts'
import { coverFromLateFrost, fedOn, keepPicking, pick, start, tend } from '../crop-jobs.ts'
import { lookFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile, shadeAndMoist } from '../situations.ts'

const sownAnew = [...springOfWhatLasts, 'water-pot-autumn', 'refresh-soil', 'thin-for-air', 'water-summer']

/** Herbs and leaves of Asian and Middle Eastern kitchens. */
export const asianHerbs: readonly CatalogueEntry[] = [
  {
    name: 'Wasabi',
    synonyms: ['Wasabia', 'Eutrema japonicum', 'Wasabia japonica', 'Japanese horseradish'],
    species: 'Eutrema japonicum',
    kind: 'perennial-vegetable',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Every day in warm weather; it grows wild beside cold streams, but rots in still water.',
      sunlight: 'Full shade all day, out of hot wind.',
      soil: 'Rich mix that drains freely and never dries, in a pot you can move to the coolest corner.',
      fertilizing: 'Compost in late winter and a weak liquid feed now and then.',
      pruning: 'Pull off yellow leaves and cut out flower stems.',
    },
    needs: shadeAndMoist,
    without: ['cut-down-tops', 'feed-summer'],
    jobs: [
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 5,
        repeat: 'season',
        months: thirsty,
        title: 'Keep the wasabi damp and cool',
        description: 'Water each morning that it has not rained, and mist the leaves on hot days.',
        inPot: {
          description:
            'Water each morning until it drains out the bottom, empty the saucer, and move the pot to the coolest corner before a hot day.',
        },
        why: 'It wilts above 25 °C and collapses where its roots dry out.',
      }),
      lookFor(
        'Look for aphids and caterpillars on the wasabi',
        { temperate: [10, 11], cool: [11, 12] },
        'Wash aphids off the stalks and pick green caterpillars from under the leaves.',
        'It belongs to the cabbage family, and its pests find it in the shade too.',
      ),
      {
        ...pick(
          'Lift the wasabi and replant its offsets',
          { temperate: [5, 6], cool: [4, 5] },
          20,
          'Lift the plant, cut off the thick, knobbly stem for grating, and replant the small shoots from its side.',
          'A stem takes about two years, and cool months let the offsets root.',
        ),
      },
    ],
  },
  {
    name: 'Culantro',
    synonyms: [
      'sawtooth coriander',
      'ngo gai',
      'Eryngium foetidum',
      'Mexican coriander',
      'sawtooth herb',
      'long coriander',
    ],
    akin: ['perennial coriander', 'Thai coriander'],
    species: 'Eryngium foetidum',
    kind: 'herb',
    cropMonths: 8,
    frostTender: true,
    unusualIn: ['cool'],
    care: {
      watering: 'Every second day; it likes damp feet.',
      sunlight: 'Half shade, where its leaves grow long and soft.',
      soil: 'Rich, damp soil or a pot.',
      fertilizing: 'Weak liquid food each fortnight.',
      pruning: 'Cut the thorny flower stems out as they rise.',
    },
    needs: gentleAndMoist,
    without: sownAnew,
    jobs: [
      coverFromLateFrost('culantro'),
      ...fedOn(
        'fortnight',
        tend(
          'culantro',
          {
            tropical: range(4, 10),
            subtropical: range(10, 4),
            temperate: range(11, 3),
            arid: range(10, 3),
          },
          'snails',
        ),
      ),
      start(
        'Plant culantro in half shade',
        { tropical: [3, 4, 5], subtropical: [9, 10, 11], temperate: [10, 11], arid: [9, 10] },
        'Press the fine seed on damp mix without covering it, or set plants 15 cm apart.',
        'It is slow to start and needs warm nights.',
        'Culantro seedlings',
      ),
      prune({
        rule: 'nip-flower-stems',
        priority: 1,
        minutes: 5,
        fromMonths: 2,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: [12, 1, 2],
          temperate: [12, 1, 2],
          arid: [12, 1, 2],
        },
        title: 'Cut the culantro’s flower stems out',
        description: 'Snip each prickly stem at the base as it rises.',
        why: 'Once it flowers, its leaves are small and hard.',
      }),
      keepPicking(
        'Pick culantro leaves from the outside',
        {
          tropical: range(6, 10),
          subtropical: range(12, 4),
          temperate: [1, 2, 3],
          arid: [12, 1, 2, 3],
        },
        2,
        'Cut the longest outer leaves at the base and leave the heart.',
        'Young leaves are soft, and the plant makes more from the middle.',
      ),
    ],
  },
  {
    name: 'Holy basil',
    synonyms: ['tulsi', 'sacred basil', 'Ocimum tenuiflorum', 'Ocimum sanctum', 'tulasi', 'bai kaphrao'],
    akin: ['krapow'],
    species: 'Ocimum tenuiflorum',
    kind: 'herb',
    cropMonths: 7,
    frostTender: true,
    care: {
      watering: 'Every second day in heat, in the morning.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains, or a pot by the door.',
      fertilizing: 'Weak liquid food each fortnight.',
      pruning: 'Pinch tips and flower spikes for more leaves.',
    },
    needs: openAndFertile,
    without: [...sownAnew, 'weed-spring'],
    jobs: [
      coverFromLateFrost('holy basil'),
      ...fedOn(
        'fortnight',
        tend(
          'holy basil',
          {
            tropical: [5, 6, 7, 8, 9],
            subtropical: [10, 11, 12, 1, 2, 3],
            temperate: [11, 12, 1, 2, 3],
            cool: [12, 1, 2],
            arid: [10, 11, 12, 1, 2, 3],
          },
          'snails and grasshoppers',
        ),
      ),
      start(
        'Plant holy basil',
        {
          tropical: [4, 5, 6],
          subtropical: [9, 10, 11],
          temperate: [10, 11, 12],
          cool: [11, 12],
          arid: [9, 10],
        },
        'Press seed on warm, damp mix, or set seedlings 30 cm apart in the sun.',
        'It needs warm soil and stops in cool nights.',
        'Holy basil seedlings',
      ),
      prune({
        rule: 'tip-prune',
        priority: 1,
        minutes: 5,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: [11, 12, 1, 2],
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: [11, 12, 1, 2],
        },
        title: 'Pinch the tips and flowers of the holy basil',
        description: 'Nip each stem above a pair of leaves, flower spike and all.',
        why: 'It flowers early, and a spike that sets seed ends the leaves of its stem.',
      }),
      keepPicking(
        'Pick holy basil leaves',
        {
          tropical: [6, 7, 8, 9],
          subtropical: [11, 12, 1, 2, 3],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 12, 1, 2],
        },
        2,
        'Snip stems above a pair of leaves, for tea or the wok.',
        'Every cut stem makes two new ones.',
      ),
    ],
  },
  {
    name: 'Fenugreek',
    synonyms: ['methi', 'Trigonella', 'Trigonella foenum-graecum', 'fenugreek greens'],
    species: 'Trigonella foenum-graecum',
    kind: 'herb',
    cropMonths: 3,
    care: {
      watering: 'When the top of the soil is dry.',
      sunlight: 'Full sun in the cool months.',
      soil: 'Any soil with compost that drains.',
      fertilizing: 'None: it makes its own nitrogen.',
      pruning: 'Cut the young tops, or pull whole plants.',
    },
    needs: openAndFertile,
    feeding: 'never',
    without: [...sownAnew, 'mulch-before-summer'],
    jobs: [
      ...tend(
        'fenugreek',
        {
          tropical: [5, 6, 7, 8],
          subtropical: [4, 5, 6, 7, 8],
          temperate: [3, 4, 5, 8, 9, 10],
          cool: [9, 10, 11, 3, 4],
          arid: [4, 5, 6, 7, 8],
        },
        'snails and aphids',
        'feed-standing',
        'dress-with-compost',
      ),
      start(
        'Sow fenugreek where it will grow',
        {
          tropical: [5, 6, 7],
          subtropical: [4, 5, 6, 7],
          temperate: [3, 4, 8, 9],
          cool: [9, 10, 3],
          arid: [4, 5, 6, 7],
        },
        'Soak the seed overnight and scatter it thickly, 1 cm deep.',
        'It likes mild days, and flowers at once in heat.',
        'Fenugreek seed',
      ),
      keepPicking(
        'Cut fenugreek leaves young',
        {
          tropical: [6, 7, 8, 9],
          subtropical: [5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 9, 10, 11],
          cool: [10, 11, 12, 4, 5],
          arid: [5, 6, 7, 8, 9],
        },
        1,
        'Cut the tops when plants are a hand high, and again two or three weeks later.',
        'Leaves turn bitter once it flowers.',
      ),
    ],
  },
]
