import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, divideClump } from '../garden-jobs.ts'
import { nativeFeed, waterWeekly, weedMat } from '../native-jobs.ts'
import { gentleAndDrained, gentleAndMoist, openAndDrained, openAndDry, sunnyAnySoil } from '../situations.ts'

/** Low plants and grasses of Australia. */
export const nativeGroundcovers: readonly CatalogueEntry[] = [
  {
    name: 'Billy buttons',
    synonyms: ['Pycnosorus', 'Craspedia', 'billy button', 'woollyheads'],
    akin: ['drumsticks'],
    species: 'Pycnosorus globosus',
    kind: 'native-perennial',
    care: {
      watering: 'Weekly in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Cut billy buttons for the vase, low on the stem.',
    },
    needs: openAndDrained,
    jobs: [
      nativeFeed(
        { subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'A light feed in spring carries the flowers through summer.',
      ),
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        minutes: 10,
        months: { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        title: 'Cut the billy buttons',
        description: 'Cut stems at the base when the globes are bright; hang some upside down to dry.',
        why: 'Cut plants flower again, and dried globes keep their yellow.',
      }),
    ],
  },
  {
    name: 'Yellow buttons',
    synonyms: ['Chrysocephalum', 'common everlasting', 'Desert Flame', 'yellow everlasting'],
    species: 'Chrysocephalum apiculatum',
    kind: 'native-perennial',
    care: {
      watering: 'Every two weeks in summer.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'A little native plant food low in phosphorus in spring.',
      pruning: 'Shear yellow buttons by half at the end of winter.',
    },
    needs: openAndDry,
    without: ['mulch-before-summer', 'check-snails', 'cut-spent-stems'],
    jobs: [
      cutBack(
        'Shear the yellow buttons by half',
        { tropical: [4], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'Cut the mat back into leaf, and once more lightly later in the year.',
        'New stems flower for months.',
      ),
    ],
  },
  {
    name: 'Creeping boobialla',
    synonyms: ['myoporum', 'Yareena', 'boobialla', 'Myoporum parvifolium'],
    species: 'Myoporum parvifolium',
    kind: 'native-shrub',
    care: {
      watering: 'Each week for two summers, then on rain.',
      sunlight: 'Full sun or light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'None, or low-phosphorus food in spring.',
      pruning: 'Trim boobialla runners at the edge when needed.',
    },
    needs: openAndDry,
    without: ['mulch-before-summer', 'check-pests-spring'],
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      {
        ...cutBack(
          'Trim the edges of the boobialla',
          { subtropical: [12], temperate: [1], cool: [2], arid: [9] },
          'Cut runners back to a leafy joint; pieces that have rooted fill gaps.',
          'A cut mat branches and shades out weeds.',
        ),
        fromMonths: 12,
        inPot: {
          title: 'Trim the trailing stems of the boobialla',
          description: 'Cut stems that hang too low back to a leafy joint.',
          why: 'Cut stems branch and fill the pot.',
        },
      },
      weedMat('boobialla'),
    ],
  },
  {
    name: 'Kangaroo grass',
    synonyms: ['Themeda', 'Themeda triandra'],
    akin: ['Mingo'],
    species: 'Themeda triandra',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in its first two warm seasons.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'None: rich soil brings weeds rather than grass.',
      pruning: 'Cut kangaroo grass to a hand high every second winter.',
    },
    needs: openAndDry,
    watering: 'while-young',
    without: ['feed-spring', 'divide', 'mulch-before-summer'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { tropical: [10], subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
        title: 'Cut back or comb out the kangaroo grass',
        description:
          'Every second year cut it with shears and rake the straw off; in the others comb out what is dead.',
        why: 'It grows from the base in warm weather, and old straw smothers it.',
      }),
    ],
  },
  {
    name: 'Poa',
    synonyms: ['tussock grass', 'common tussock', 'poa grass', 'snow grass', 'Kingsdale'],
    akin: ['Eskdale'],
    species: 'Poa labillardierei',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in its first two summers, then in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil, damp in winter included.',
      fertilizing: 'None needed.',
      pruning: 'Cut poa tussocks by two thirds in autumn or late winter.',
    },
    needs: sunnyAnySoil,
    without: ['feed-spring'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8], cool: [8, 9], arid: [7] },
        title: 'Cut the poa tussocks by two thirds',
        description: 'Tie each tussock, cut above the tie and rake out what is dead.',
        why: 'Fresh blue-green leaves replace straw in spring.',
      }),
      divideClump(
        'Divide the poa tussocks',
        { subtropical: [4, 5], temperate: [4, 5], cool: [3, 4], arid: [5] },
        'Lift a tussock, chop it into quarters and replant them with short leaves.',
        'Rain and warm soil root the pieces before winter.',
      ),
    ],
  },
  {
    name: 'Kidney weed',
    synonyms: ['dichondra', 'mercury bay weed', 'Dichondra repens'],
    species: 'Dichondra repens',
    kind: 'native-perennial',
    care: {
      watering: 'Two or three times a week in dry weather.',
      sunlight: 'Half shade; sun with water.',
      soil: 'Loose, damp soil.',
      fertilizing: 'A light feed low in phosphorus in spring.',
      pruning: 'Trim dichondra edges; mow high once or twice a year.',
    },
    needs: gentleAndMoist,
    without: ['cut-spent-stems', 'mulch-before-summer', 'check-drainage'],
    jobs: [
      divideClump(
        'Plant pieces of kidney weed into bare spots',
        { tropical: [4], subtropical: [4, 9], temperate: [4, 9], cool: [10], arid: [4] },
        'Dig palm-sized pieces from a thick patch, press them in and keep them damp.',
        'Runners knit together in mild weather.',
      ),
      prune({
        rule: 'trim-edges',
        only: 'ground',
        priority: 2,
        minutes: 15,
        months: { tropical: [3], subtropical: [12], temperate: [12], cool: [1], arid: [11] },
        title: 'Trim the edges of the kidney weed',
        description: 'Cut along paths and lift runners out of other plants.',
        why: 'It grows fastest now and is easy to hold back.',
      }),
      waterWeekly('kidney weed', 'two or three times a week'),
      weedMat('kidney weed'),
    ],
  },
  {
    name: 'Scleranthus',
    synonyms: ['Scleranthus biflorus', 'knawel', 'Canberra grass', 'cushion moss', 'Scleranthus moss'],
    species: 'Scleranthus biflorus',
    kind: 'native-perennial',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Twice a week in dry weather, never soggy.',
      sunlight: 'Morning sun or an open, cool place.',
      soil: 'Gritty soil that drains, between stones or in a bowl.',
      fertilizing: 'A light native feed low in phosphorus in spring.',
      pruning: 'None: pull scleranthus apart and replant it where the cushion browns.',
    },
    needs: gentleAndDrained,
    without: ['cut-spent-stems', 'mulch-before-summer', 'check-snails'],
    jobs: [
      waterWeekly('scleranthus', 'twice a week'),
      weedMat('scleranthus'),
      divideClump(
        'Patch the scleranthus with fresh pieces',
        { temperate: [4, 9], cool: [9, 10] },
        'Cut out brown patches, and press pieces with roots from the edge into gritty soil.',
        'Pieces root in mild, damp weather and close the gap by summer.',
      ),
    ],
  },
]
