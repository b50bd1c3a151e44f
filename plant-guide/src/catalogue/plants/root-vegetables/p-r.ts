import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune, soil } from '../../../jobs/jobs.ts'
import { rootVegetable } from '../../../kinds/root-vegetable.ts'
import { dampOnceWarm, keepPicking, pick, potted, start, tend } from '../../jobs/crop-jobs.ts'
import { openAndDrained, openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { notARoot, withWater } from './jobs.ts'

const digArrowroot = pick(
  'Dig young arrowroot tubers',
  { tropical: [5, 6, 7], subtropical: [5, 6, 7], temperate: [5, 6, 7] },
  8,
  'Take the pale tubers from the edge of the clump and boil them.',
  'Young tubers are tender; old ones turn to fibre.',
)

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Parsnip',
    synonyms: ['hollow crown parsnip'],
    species: 'Pastinaca sativa',
    kind: 'root-vegetable',
    cropMonths: 6,
    care: {
      watering: 'Daily at the seed row, then a deep soak each week.',
      sunlight: 'Full sun.',
      soil: 'Deep and stone-free.',
      fertilizing: 'Potash once in summer.',
      pruning: 'Thin to 10 cm apart.',
    },
    needs: openAndDrained,
    without: ['check-caterpillars'],
    jobs: [
      potted(
        start(
          'Sow fresh parsnip seed',
          { subtropical: [3, 4, 5], temperate: [2, 3, 9, 10], cool: [9, 10, 11], arid: [4, 5] },
          'Sow thickly, as only this year’s seed sprouts, and thin to 10 cm apart.',
          'Parsnips take five months, and cold weather sweetens them.',
          'Parsnip seed',
        ),
        'Sow thickly in a pot at least 40 cm deep, as only this year’s seed sprouts, and thin to 10 cm apart.',
      ),
      keepPicking(
        'Lift the parsnips',
        { subtropical: [8, 9], temperate: [6, 7, 8], cool: [5, 6, 7], arid: [8, 9] },
        5,
        'Loosen with a fork before you pull.',
        'Large ones turn woody at the core, and those lifted in the cold are the sweetest.',
      ),
    ],
  },
  {
    name: 'Potato',
    synonyms: [
      'spud',
      'seed potato',
      'Kipfler',
      'Dutch Cream',
      'Desiree',
      'Sebago',
      'Pontiac',
      'King Edward',
      'Nicola potato',
      'Bintje',
      'Pink Eye potato',
      'Pink Fir Apple',
      'Purple Congo',
      'Coliban',
      'Nadine',
      'Russet Burbank',
      'Sapphire potato',
      'Cranberry Red potato',
      'Royal Blue potato',
      'aloo',
    ],
    akin: ['Nicola', 'Pink Eye', 'Royal Blue'],
    species: 'Solanum tuberosum',
    kind: 'root-vegetable',
    cropMonths: 5,
    care: {
      watering: 'One good soak a week until flowering, two from then on; stop when tops yellow.',
      sunlight: 'Full sun.',
      soil: 'Loose and slightly acid, with no fresh lime.',
      fertilizing: 'Pellets in the trench.',
      pruning: 'None; hill soil or straw up the stems.',
    },
    needs: openAndFertile,
    without: [
      'water-seedlings',
      'thin-and-weed',
      'water-roots',
      'feed-roots',
      'check-pests-young',
      'feed-seaweed',
      'check-caterpillars',
      'check-aphids',
      'improve-bed',
      'mulch-crop',
    ],
    jobs: [
      ...withWater(
        tend(
          'potatoes',
          {
            tropical: [5, 6, 7, 8],
            subtropical: [4, 5, 6, 9, 10, 11],
            temperate: [9, 10, 11, 12],
            cool: [10, 11, 12, 1],
            arid: [8, 9, 10, 11],
          },
          'caterpillars and aphids',
          'feed-standing',
        ),
        {
          untilMonths: 3,
          description:
            'Soak the soil once a week until they flower, twice a week from then on, and no more once the tops yellow.',
          why: 'Tubers swell on even water, and rot in wet soil when the tops have died.',
          tropics: {
            description:
              'Soak the soil in the morning whenever it has not rained for two or three days, and no more once the tops yellow.',
          },
          arid: {
            description:
              'Soak the soil twice a week, every second day in heat, and no more once the tops yellow.',
          },
          inPot: {
            description:
              'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop once the tops yellow.',
          },
        },
      ),
      start(
        'Plant seed potatoes',
        {
          tropical: [4, 5, 6],
          subtropical: [3, 4, 5, 7, 8],
          temperate: [8, 9, 10],
          cool: [9, 10, 11],
          arid: [7, 8],
        },
        'Plant certified, sprouted tubers 15 cm deep and 30 cm apart.',
        'Potatoes want mild months: cold kills the tops, and tubers swell poorly in hot soil.',
        'Certified seed potatoes',
      ),
      pick(
        'Dig potatoes',
        {
          tropical: [8, 9],
          subtropical: [7, 8, 9, 11, 12],
          temperate: [12, 1, 2],
          cool: [1, 2, 3],
          arid: [11, 12],
        },
        4,
        'Dig two weeks after the tops die and dry them in the shade.',
        'The skins harden once the tops have died, and then potatoes keep.',
      ),
      pests({
        rule: 'check-tuber-moth',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: {
          tropical: [6, 7],
          subtropical: [6, 10],
          temperate: [11, 12],
          cool: [12, 1],
          arid: [10],
        },
        title: 'Look for potato moth in the leaves',
        description:
          'Crush the grubs in papery blotches and cover cracks in the soil and any tuber that shows.',
        why: 'From the leaves the grubs go down through cracks into the tubers.',
      }),
      prune({
        rule: 'cut-tops',
        priority: 3,
        minutes: 15,
        ahead: { of: 'harvest', days: 14 },
        months: {
          tropical: [7, 8, 9],
          subtropical: [6, 7, 8, 9, 10, 11, 12],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2, 3],
          arid: [10, 11, 12],
        },
        title: 'Cut down the yellow potato tops',
        description: 'Wait until they have yellowed, cut them off low and leave the tubers two more weeks.',
        why: 'The skins set in that time, and tubers with firm skins keep.',
      }),
      soil({
        rule: 'hill-up',
        fromMonths: 1,
        untilMonths: 2,
        phase: 'grow',
        priority: 1,
        months: {
          tropical: [5, 6, 7],
          subtropical: [4, 5, 6, 9, 10],
          temperate: [10, 11, 12, 1],
          cool: [11, 12, 1],
          arid: [9, 10],
        },
        title: 'Hill up the potatoes',
        description: 'Draw soil or straw up the stems until only the top leaves show.',
        why: 'Tubers that see light turn green and must not be eaten.',
      }),
    ],
  },
  {
    name: 'Queensland arrowroot',
    synonyms: ['edible canna', 'achira', 'Canna edulis'],
    species: 'Canna edulis',
    kind: 'root-vegetable',
    cropMonths: 36,
    care: {
      watering: 'Weekly; more in dry heat.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil with compost.',
      fertilizing: 'Compost in spring.',
      pruning: 'Cut tired stems for mulch.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: [...notARoot, 'rotate-crop'],
    jobs: [
      dampOnceWarm('arrowroot'),
      ...tend(
        'arrowroot',
        { tropical: [12, 1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1, 2], arid: [11, 12, 1, 2] },
        'snails',
        'feed-standing',
      ),
      feed({
        rule: 'feed-spring',
        priority: 1,
        fromMonths: 3,
        months: { tropical: [10], subtropical: [9], temperate: [9, 10], arid: [9] },
        title: 'Feed the arrowroot as it shoots',
        description: 'Spread compost and two handfuls of organic pellets around the clump and water them in.',
        tropics: { why: 'It grows tall with the rains, and uses up a lot of food.' },
        why: 'It grows tall by the end of summer, and uses up a lot of food.',
        product: 'Organic pellet fertiliser',
      }),
      prune({
        rule: 'cut-old-stems',
        priority: 2,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [8], temperate: [8, 9], arid: [8] },
        title: 'Cut the old arrowroot stems to the ground',
        description: 'Cut tired and burnt stems low down, and lay them under the clump as mulch.',
        why: 'New shoots come up from the roots and need the room.',
      }),
      potted(
        start(
          'Plant arrowroot rhizomes',
          { tropical: [10, 11, 12], subtropical: [8, 9, 10], temperate: [9, 10, 11], arid: [9, 10] },
          'Set pieces 10 cm deep and a metre apart.',
          'It makes a screen by late in the season.',
          'Arrowroot rhizome',
        ),
        'Set one piece 10 cm deep in a tub of 50 litres or more.',
      ),
      { ...digArrowroot, where: 'mild-winter' },
      { ...digArrowroot, rule: 'harvest-inland', months: { arid: [5, 6, 7] } },
      // Frost cuts its first summer short.
      {
        ...digArrowroot,
        rule: 'harvest-second-autumn',
        where: 'hard-frost',
        fromMonths: 14,
        title: 'Dig arrowroot tubers after the summer',
      },
    ],
  },
  {
    name: 'Radish',
    synonyms: ['cherry belle', 'French breakfast radish', 'lo bok', 'lo bak', 'lo baak'],
    akin: ['mooli', 'daikon', 'white radish'],
    species: 'Raphanus sativus',
    kind: 'root-vegetable',
    cropMonths: 2,
    care: {
      watering: 'Daily; a dry radish is hot and hollow.',
      sunlight: 'Sun in winter, half shade later.',
      soil: 'Any loose soil.',
      fertilizing: 'None needed.',
      pruning: 'None.',
    },
    needs: sunOrHalfShade(openAndFertile),
    feeding: 'never',
    // Radishes are pulled before aphids and caterpillars matter.
    without: ['check-aphids', 'check-caterpillars'],
    jobs: [
      ...rootVegetable.jobs
        .filter(({ rule }) => rule === 'water-roots')
        .map((job) => ({
          ...job,
          fromMonths: 0,
          title: 'Water the radishes whenever they dry out',
          description: 'Water with a fine rose each morning that the top of the soil is dry.',
          why: 'A radish that dries out turns hot and hollow.',
        })),
      start(
        'Sow radishes',
        {
          tropical: [5, 6, 7],
          subtropical: [3, 4, 5, 6, 7, 8],
          temperate: [2, 3, 4, 5, 8, 9, 10],
          cool: [2, 3, 9, 10, 11],
          arid: [4, 5, 6, 7],
        },
        'Sow 1 cm deep and 3 cm apart.',
        'Radishes are ready four to six weeks after sowing.',
        'Radish seed',
      ),
      pick(
        'Pull radishes young',
        {
          tropical: [6, 7, 8],
          subtropical: [4, 5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 9, 10, 11],
          cool: [4, 10, 11, 12],
          arid: [5, 6, 7, 8],
        },
        1,
        'Pull at marble size, all within a week.',
        'Crisp radishes turn pithy within days.',
      ),
    ],
  },
]
