import type { CatalogueEntry, Job } from '../../../entry.ts'
import { feed, mulch, pests, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { rootVegetable } from '../../../kinds/root-vegetable.ts'
import {
  alwaysWet,
  dampUntilUp,
  keepPicking,
  pick,
  potted,
  start,
  tend,
  wetFromTheStart,
} from '../../jobs/crop-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../../situations.ts'
import { notARoot } from './jobs.ts'

/** Thinning in a crop's own words. */
function thin(words: Pick<Job, 'title' | 'description'>): Job[] {
  return rootVegetable.jobs
    .filter(({ rule }) => rule === 'thin-and-weed')
    .map((job) => ({ ...job, ...words }))
}

/** Covering carrots, which turn green and bitter in the light. */
const coverShoulders: Job = mulch({
  rule: 'mulch-crop',
  priority: 3,
  fromMonths: 2,
  months: { tropical: [6], subtropical: [8, 9], temperate: [10, 11], cool: [11, 12], arid: [9] },
  title: 'Cover the carrots’ shoulders',
  description: 'Spread fine mulch between rows, and draw soil over shoulders that show.',
  why: 'Covered shoulders stay sweet instead of turning green.',
})

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Beetroot',
    synonyms: [
      'beet',
      'Bulls Blood',
      'golden beetroot',
      'Derwent Globe',
      'Chioggia',
      'Cylindra',
      'Detroit Dark Red',
      'Burpee’s Golden',
      'Burpees Golden',
      'Lutz beetroot',
      'Albina Vereduna',
      'Crimson Globe',
    ],
    species: 'Beta vulgaris',
    kind: 'root-vegetable',
    cropMonths: 3,
    care: {
      watering: 'Two soaks a week keep the roots tender.',
      sunlight: 'Sun or half a day of it.',
      soil: 'Fine, limed soil.',
      fertilizing: 'A liquid feed when roots swell.',
      pruning: 'Thin the clusters and eat the young leaves.',
    },
    needs: openAndFertile,
    jobs: [
      ...thin({
        title: 'Thin and weed the young beetroot',
        description:
          'Each seed is a cluster: snip all but the strongest seedling of every clump at its foot, a hand’s width apart, and pull weeds while you are there.',
      }),
      start(
        'Sow beetroot',
        {
          tropical: [4, 5, 6],
          subtropical: [3, 4, 5, 6, 7, 8],
          temperate: [2, 3, 4, 8, 9, 10],
          cool: [2, 9, 10, 11],
          arid: [3, 4, 5, 6],
        },
        'Soak the seed for an hour and sow 2 cm deep.',
        'Roots that swell in mild weather are round and tender.',
        'Beetroot seed',
      ),
      keepPicking(
        'Pull beetroot',
        {
          tropical: [6, 7, 8],
          subtropical: [6, 7, 8, 9, 10],
          temperate: [5, 6, 11, 12, 1],
          cool: [5, 12, 1, 2],
          arid: [6, 7, 8, 9],
        },
        2,
        'Twist the tops off instead of cutting, so it does not bleed.',
        'At tennis-ball size they are at their best.',
      ),
    ],
  },
  {
    name: 'Carrot',
    synonyms: [
      'baby carrot',
      'Dutch carrot',
      'purple carrot',
      'Manchester Table',
      'Topweight',
      'Red Cored Chantenay',
      'gajar',
      'Paris Market',
      'Royal Chantenay',
      'Nantes',
      'Scarlet Nantes',
      'Baby Amsterdam carrot',
      'Cosmic Purple carrot',
      'Lubyana',
      'Majestic Red carrot',
      'St Valery carrot',
      'Kuroda',
      'carota',
    ],
    akin: ['Purple Dragon'],
    species: 'Daucus carota',
    kind: 'root-vegetable',
    cropMonths: 4,
    care: {
      watering: 'Keep the row damp every day for three weeks until seedlings stand, then soak twice a week.',
      sunlight: 'Full sun.',
      soil: 'Deep, sandy and free of stones and fresh manure.',
      fertilizing: 'None at sowing; a pinch of potash at six weeks.',
      pruning: 'Thin to a finger’s width, and again to two.',
    },
    needs: openAndDrained,
    without: ['check-caterpillars'],
    jobs: [
      ...thin({
        title: 'Thin and weed the young carrots',
        description:
          'Snip seedlings off at the foot until they stand 2 cm apart, and three weeks later 5 cm. Pull weeds while you are there.',
      }),
      coverShoulders,
      potted(
        start(
          'Sow carrots',
          {
            tropical: [4, 5, 6],
            subtropical: [3, 4, 5, 6, 7, 8],
            temperate: [2, 3, 4, 8, 9, 10],
            cool: [2, 3, 9, 10, 11],
            arid: [4, 5, 6, 7],
          },
          'Mix seed with sand, sow 1 cm deep and lay a plank over the row until it sprouts.',
          'Carrots are sown where they grow, and mild soil brings them up evenly.',
          'Carrot seed',
        ),
        'Mix seed with sand, scatter it over a deep pot, cover it 1 cm deep and keep it damp. Short kinds suit a pot.',
      ),
      keepPicking(
        'Pull carrots',
        {
          tropical: [7, 8, 9],
          subtropical: [6, 7, 8, 9, 10, 11],
          temperate: [5, 6, 7, 11, 12, 1],
          cool: [5, 6, 12, 1, 2],
          arid: [7, 8, 9, 10],
        },
        2,
        'Water first, then pull the thickest, so that the others have room.',
        'Carrots are sweetest while they are young.',
      ),
    ],
  },
  {
    name: 'Cassava',
    synonyms: ['tapioca', 'manioc', 'yuca', 'kamoteng kahoy'],
    species: 'Manihot esculenta',
    kind: 'root-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Weekly in the dry; it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost at planting.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    without: notARoot,
    jobs: [
      dampUntilUp('cassava'),
      ...tend(
        'cassava',
        { tropical: [12, 1, 2], subtropical: [11, 12, 1, 2] },
        'mites',
        'feed-standing',
        'water-standing',
        'check-pests-standing',
      ),
      pests({
        rule: 'check-pests-standing',
        priority: 1,
        months: { tropical: [12, 1, 2], subtropical: [11, 12, 1, 2] },
        title: 'Hose mites off the cassava',
        description: 'Hose pale, speckled leaves from below on three mornings, and bin the worst.',
        why: 'Mites breed fastest on soft leaves in warm, dry weeks.',
      }),
      water({
        rule: 'water-standing',
        priority: 1,
        repeat: 'season',
        months: { tropical: range(4, 9), subtropical: [10, 11, 12, 1, 2] },
        title: 'Soak the cassava in dry weeks',
        description: 'Give the roots one deep soak in each week that it has not rained.',
        why: 'It stands drought, but its roots swell only where they can drink.',
        inPot: { description: 'Water until it drains out the bottom once the top half of the mix is dry.' },
      }),
      start(
        'Plant cassava cuttings',
        { tropical: [10, 11, 12], subtropical: [9, 10, 11] },
        'Push finger-thick lengths of stem slantwise into mounded soil, buds up.',
        'Cuttings root at once in warm, damp soil.',
        'Cassava cuttings',
      ),
      pick(
        'Lift the cassava',
        { tropical: [6, 7, 8, 9], subtropical: [6, 7, 8, 9] },
        8,
        'Dig out the long roots. Peel and boil them well: raw cassava is poisonous. Keep a few stems in dry shade to plant.',
        'Roots keep in the ground and spoil within days above it.',
      ),
    ],
  },
  {
    name: 'Celeriac',
    synonyms: ['celery root', 'knob celery', 'turnip-rooted celery', 'Giant Prague', 'Alabaster celeriac'],
    species: 'Apium graveolens var. rapaceum',
    kind: 'root-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Every second day in dry weather; never let it dry out.',
      sunlight: 'Morning sun.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Liquid feed each fortnight.',
      pruning: 'Strip the lowest leaves as the root swells.',
    },
    needs: gentleAndMoist,
    without: ['check-caterpillars', 'thin-and-weed', 'water-roots', 'feed-roots'],
    jobs: [
      water({
        rule: 'water-standing',
        priority: 1,
        repeat: 'season',
        months: { temperate: range(11, 4), cool: range(11, 4) },
        title: 'Keep the celeriac damp',
        description:
          'Soak the soil every second morning that it has not rained, and each morning in a heatwave.',
        why: 'Celeriac comes from marshes, and what dries out stays small and stringy.',
      }),
      feed({
        rule: 'feed-standing',
        priority: 1,
        fromMonths: 2,
        repeat: 'season',
        months: { temperate: range(12, 5), cool: range(12, 5) },
        title: 'Feed the celeriac',
        description: 'Water in a balanced liquid fertiliser, and again a fortnight later.',
        why: 'It grows for half a year, and a hungry root stays the size of an egg.',
        product: 'Liquid fertiliser',
      }),
      water({
        rule: 'water-seedlings',
        phase: 'establish',
        priority: 1,
        months: { temperate: [10, 11], cool: [10, 11] },
        title: 'Water the celeriac seedlings in',
        description: 'Water each morning for ten days, and shade them if they wilt.',
        why: 'Celeriac that dries out once as a seedling stays small.',
      }),
      prune({
        rule: 'strip-lowest-leaves',
        priority: 2,
        fromMonths: 3,
        minutes: 15,
        months: { temperate: [2, 3], cool: [2, 3] },
        title: 'Strip the lowest leaves off the celeriac',
        description: 'Pull off leaves that lie flat and any side shoots, so that the top of the root shows.',
        why: 'The root is swelling, and stays smoother if it is bare.',
      }),
      start(
        'Plant out celeriac',
        { temperate: [10, 11], cool: [10, 11] },
        'Set seedlings 30 cm apart with the crown at soil level.',
        'Celeriac needs half a year to make a root.',
        'Celeriac seedlings',
      ),
      pick(
        'Lift celeriac',
        { temperate: [4, 5, 6], cool: [4, 5, 6] },
        5,
        'Lift roots as large as an orange and trim the leaves.',
        'Cool weather makes the flavour sweet.',
      ),
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
