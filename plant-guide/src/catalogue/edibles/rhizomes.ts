import type { CatalogueEntry } from '../../entry.ts'
import { feed, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import {
  alwaysWet,
  dampOnceWarm,
  fedOn,
  mulchRhizomes,
  pick,
  potted,
  start,
  tend,
  wetFromTheStart,
} from '../crop-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'
import { notARoot } from './vegetables.ts'

const digArrowroot = pick(
  'Dig young arrowroot tubers',
  { tropical: [5, 6, 7], subtropical: [5, 6, 7], temperate: [5, 6, 7] },
  8,
  'Take the pale tubers from the edge of the clump and boil them.',
  'Young tubers are tender; old ones turn to fibre.',
)

/** Rhizomes and corms of warm, damp places. */
export const rhizomes: readonly CatalogueEntry[] = [
  {
    name: 'Galangal',
    synonyms: ['Thai ginger', 'Alpinia galanga', 'greater galangal', 'lengkuas'],
    species: 'Alpinia galanga',
    kind: 'root-vegetable',
    cropMonths: 36,
    care: {
      watering: 'Twice a week in warm weather, little in winter.',
      sunlight: 'Half shade and warmth.',
      soil: 'Rich, damp, drained soil or a wide pot.',
      fertilizing: 'Compost in spring and a liquid feed each month while it grows.',
      pruning: 'Cut old stems to the ground.',
    },
    hardyTo: 'light',
    frostShelter: 'lift',
    needs: gentleAndMoist,
    without: [...notARoot, 'rotate-crop'],
    jobs: [
      dampOnceWarm('galangal'),
      mulchRhizomes('galangal', { tropical: [11, 12], subtropical: [10, 11, 12], temperate: [11, 12] }),
      ...fedOn(
        'month',
        tend(
          'galangal',
          { tropical: [11, 12, 1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1, 2] },
          'snails',
        ),
      ),
      prune({
        rule: 'cut-old-stems',
        priority: 2,
        fromMonths: 8,
        months: { tropical: [9], subtropical: [8], temperate: [8, 9] },
        title: 'Cut the old galangal stems to the ground',
        description: 'Cut stems that have flowered or turned yellow low down.',
        why: 'New shoots come up from the roots and need the room.',
      }),
      start(
        'Plant galangal rhizomes',
        { tropical: [9, 10, 11], subtropical: [9, 10], temperate: [9, 10, 11] },
        'Lay pieces with a bud 5 cm deep, in a wide pot where winters are cold.',
        'Rhizomes rot in cold soil and shoot in warm.',
        'Galangal rhizome',
      ),
      {
        ...pick(
          'Dig galangal from the edge of the clump',
          { tropical: [5, 6, 7], subtropical: [5, 6, 7], temperate: [6, 7, 8] },
          8,
          'Cut off young pink rhizomes with a spade and leave the middle to go on.',
          'They are full of flavour once the leaves stop growing.',
        ),
        inPot: {
          title: 'Cut galangal from the edge of its pot',
          description: 'Tip the clump out, cut young pink rhizomes from its edge and pot the rest up again.',
        },
      },
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
    name: 'Chinese water chestnut',
    synonyms: ['water chestnut', 'Eleocharis dulcis', 'ma tai'],
    species: 'Eleocharis dulcis',
    kind: 'root-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Keep 5 cm of water over the soil until the tops brown.',
      sunlight: 'Full sun.',
      soil: 'Rich mix in a tub without holes.',
      fertilizing: 'Compost at planting, pellets each month in summer.',
      pruning: 'None.',
    },
    needs: { sunlight: openAndFertile.sunlight, soil: ['loam', 'silt', 'clay'], moisture: ['wet'] },
    without: [...notARoot, 'rotate-crop'],
    jobs: [
      {
        ...wetFromTheStart('water chestnuts'),
        title: 'Keep the water chestnuts wet from the first day',
        description: 'Keep the mud wet, and flood it 5 cm deep once the shoots are 15 cm tall.',
        why: 'A corm that dries out does not shoot.',
      },
      feed({
        rule: 'feed-standing',
        priority: 1,
        minutes: 10,
        fromMonths: 1,
        repeat: 'season',
        months: { tropical: [12, 1, 2], subtropical: [12, 1, 2], temperate: [12, 1, 2], arid: [12, 1, 2] },
        title: 'Push pellets into the water chestnut mud',
        description: 'Push a handful of pelletised manure finger-deep into the mud in a few places.',
        why: 'Each plant sends out new ones all through these months, and every one makes corms.',
        product: 'Pelletised manure',
      }),
      {
        ...alwaysWet('water chestnuts', {
          tropical: range(10, 4),
          subtropical: range(10, 5),
          temperate: range(11, 5),
          arid: range(10, 4),
        }),
        untilMonths: 7,
        title: 'Keep the water chestnut tub flooded',
        description:
          'Top it up every day or two until the tops die, so that 5 cm of water stands over the mud.',
      },
      {
        ...start(
          'Plant water chestnuts in a tub',
          { tropical: [9, 10], subtropical: [9, 10], temperate: [9, 10], arid: [9, 10] },
          'Bury corms 5 cm deep in rich mix and flood it once shoots are 15 cm tall.',
          'They need seven warm months.',
          'Water chestnut corms',
        ),
        inGround: {
          title: 'Plant water chestnuts in a bed that holds water',
          description:
            'Bury two corms to each square metre, 5 cm deep in rich soil, and flood it once shoots are 15 cm tall.',
        },
      },
      {
        ...pick(
          'Drain the tub and lift the water chestnuts',
          { tropical: [5, 6], subtropical: [6, 7], temperate: [6, 7], arid: [5, 6] },
          7,
          'Let the tub dry for three weeks once the tops die, then feel through the mud by hand.',
          'They grow sweeter in the drying mud.',
        ),
        inGround: {
          title: 'Let the bed dry and lift the water chestnuts',
          description: 'Stop flooding once the tops die, and three weeks later feel through the mud by hand.',
        },
      },
    ],
  },
]
