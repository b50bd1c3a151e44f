import type { CatalogueEntry, Job, MonthsByZone } from '../entry.ts'
import { feed, mulch, pests, prune, soil, water } from '../jobs/jobs.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { rootVegetable } from '../kinds/root-vegetable.ts'
import {
  coverFromLateFrost,
  dampOnceWarm,
  fedOn,
  keepPicking,
  mulchRhizomes,
  onceItShoots,
  pick,
  potted,
  start,
  tend,
} from './crop-jobs.ts'
import { openAndDrained, openAndFertile, sunOrHalfShade } from './situations.ts'

const slipPlanting: MonthsByZone = {
  tropical: [10, 11, 12],
  subtropical: [9, 10, 11, 12],
  temperate: [10, 11],
  arid: [9, 10, 11],
}

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

/** Replaces the words of the watering job, for a crop whose water ends before it is dug. */
function withWater(jobs: readonly Job[], words: Partial<Job>): Job[] {
  return jobs.map((job) => (job.rule === 'water-standing' ? { ...job, ...words } : job))
}

/** Vegetables grown for what is below the ground. */
export const rootVegetables: readonly CatalogueEntry[] = [
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
          'Snip seedlings at soil level until they stand 2 cm apart, and three weeks later 5 cm. Pull weeds while you are there.',
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
    name: 'Beetroot',
    synonyms: [
      'beet',
      'Bulls Blood',
      'golden beetroot',
      'Derwent Globe',
      'Chioggia',
      'Cylindra',
      'Detroit Dark Red',
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
          'Each seed is a cluster: snip all but the strongest seedling of every clump at soil level, a hand’s width apart, and pull weeds while you are there.',
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
    name: 'Sweet potato',
    synonyms: [
      'kumara',
      'Beauregard',
      'kumera',
      'sweet potatoes',
      'sweet potato vine',
      'kumara vine',
      'camote',
      'khoai lang',
    ],
    species: 'Ipomoea batatas',
    kind: 'root-vegetable',
    cropMonths: 7,
    care: {
      watering: 'Twice a week while vines run, none in the last three weeks.',
      sunlight: 'Full sun and warmth.',
      soil: 'Loose, sandy mounds.',
      fertilizing: 'Compost in the mound and potash in midsummer; no nitrogen.',
      pruning: 'Lift runners so that they do not root.',
    },
    needs: openAndDrained,
    without: [
      'water-seedlings',
      'thin-and-weed',
      'water-roots',
      'feed-roots',
      'check-pests-young',
      'feed-seaweed',
      'check-caterpillars',
      'check-aphids',
      'mulch-crop',
      'improve-bed',
    ],
    frostTender: true,
    jobs: [
      pests({
        rule: 'keep-weevils-out',
        priority: 1,
        fromMonths: 2,
        months: { tropical: [1, 2, 3], subtropical: [1, 2] },
        title: 'Hill soil over the sweet potatoes against weevils',
        description:
          'Fill the cracks and draw soil over any tuber that shows, and dig as soon as they are full.',
        why: 'Sweet potato weevils reach the tubers through cracks and leave them bitter.',
        states: regionalPests.sweetPotatoWeevil.states,
      }),
      coverFromLateFrost('sweet potatoes'),
      feed({
        rule: 'feed-potash',
        priority: 1,
        fromMonths: 1,
        months: { tropical: [12, 1, 2], subtropical: [12, 1], temperate: [1, 2], arid: [12, 1] },
        title: 'Give the sweet potatoes potash',
        description: 'Sprinkle sulphate of potash over damp soil and water it in.',
        why: 'Potassium fills the tubers; nitrogen would only grow leaves.',
        product: 'Sulphate of potash',
      }),
      ...withWater(
        tend(
          'sweet potatoes',
          {
            tropical: [11, 12, 1, 2],
            subtropical: [10, 11, 12, 1, 2],
            temperate: [11, 12, 1, 2],
            arid: [10, 11, 12, 1],
          },
          'snails and caterpillars',
          'feed-standing',
          'dress-with-compost',
        ),
        {
          description:
            'Soak the soil in the morning twice a week, more often in heat, and stop three weeks before you dig.',
          why: 'The vines fill their tubers on even water, and tubers from drier soil keep for longer.',
          tropics: {
            description:
              'Soak the soil in the morning whenever it has not rained for two or three days, and stop three weeks before you dig.',
          },
          arid: {
            description:
              'Soak the soil in the morning: every day while it is hot, twice a week while it is mild, and not in the last three weeks.',
          },
          inPot: {
            description:
              'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Stop three weeks before you dig.',
          },
        },
      ),
      water({
        rule: 'water-slips',
        phase: 'establish',
        priority: 1,
        months: slipPlanting,
        title: 'Water the sweet potato slips in',
        description: 'Water each morning for ten days, and shade slips that wilt.',
        why: 'A slip has hardly any roots until it has stood for a week.',
      }),
      potted(
        start(
          'Plant sweet potato slips',
          slipPlanting,
          'Lay rooted slips along a mound, 40 cm apart, and water in.',
          'Sweet potatoes need four warm months.',
          'Sweet potato slips',
        ),
        'Plant three slips in a tub of 50 litres or more and let the vines hang over the side.',
      ),
      {
        ...pick(
          'Dig sweet potatoes before the cold',
          { tropical: [4, 5, 6], subtropical: [3, 4, 5], temperate: [3, 4, 5], arid: [3, 4] },
          4,
          'Dig gently with a fork, and cure somewhere warm for ten days.',
          'Tubers rot in cold, wet soil, and curing makes them sweet.',
        ),
        tropics: {
          title: 'Dig the sweet potatoes',
          why: 'Old tubers turn stringy and draw weevils, and curing makes them sweet.',
        },
      },
      prune({
        rule: 'lift-runners',
        fromMonths: 2,
        only: 'ground',
        priority: 2,
        months: { tropical: [1, 2], subtropical: [1, 2], temperate: [1, 2], arid: [12, 1] },
        title: 'Lift the sweet potato runners',
        description: 'Run a hand under the vines so that they do not root between mounds; eat the tips.',
        why: 'Runners that take root make thin strings in place of tubers.',
      }),
    ],
  },
  {
    name: 'Turnip',
    synonyms: ['white turnip', 'turnips', 'Purple Top White Globe', 'Purple Top'],
    species: 'Brassica rapa subsp. rapa',
    kind: 'root-vegetable',
    cropMonths: 3,
    care: {
      watering: 'Twice a week.',
      sunlight: 'Full sun.',
      soil: 'Fine, firm and limed.',
      fertilizing: 'A light liquid feed or two while it grows.',
      pruning: 'Thin to 10 cm apart and eat the tops.',
    },
    needs: openAndFertile,
    without: ['water-roots', 'feed-roots', 'check-pests-young', 'check-caterpillars'],
    jobs: [
      ...tend(
        'turnips',
        {
          tropical: [6, 7],
          subtropical: [4, 5, 6, 7],
          temperate: [3, 4, 5],
          cool: [3, 4, 5],
          arid: [4, 5, 6],
        },
        'snails and caterpillars',
        'dress-with-compost',
      ),
      potted(
        start(
          'Sow turnips',
          {
            tropical: [5, 6],
            subtropical: [3, 4, 5, 6],
            temperate: [2, 3, 4],
            cool: [2, 3],
            arid: [3, 4, 5],
          },
          'Sow 1 cm deep in rows 30 cm apart.',
          'Turnips sweeten as the nights cool.',
          'Turnip seed',
        ),
        'Sow 1 cm deep and thin to 10 cm apart.',
      ),
      pick(
        'Pull turnips',
        {
          tropical: [6, 7, 8],
          subtropical: [6, 7, 8],
          temperate: [4, 5, 6, 7],
          cool: [4, 5, 6, 7],
          arid: [5, 6, 7, 8],
        },
        2,
        'Pull at tennis-ball size.',
        'Larger turnips get stringy.',
      ),
    ],
  },
  {
    name: 'Ginger',
    synonyms: ['ginger root', 'culinary ginger', 'adrak'],
    species: 'Zingiber officinale',
    kind: 'root-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Often while in leaf, none once leaves yellow.',
      sunlight: 'Filtered light and humid warmth.',
      soil: 'Rich, loose and free-draining.',
      fertilizing: 'Compost at planting, liquid feed monthly.',
      pruning: 'None.',
    },
    hardyTo: 'light',
    frostTender: true,
    frostShelter: 'lift',
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
    ],
    jobs: [
      dampOnceWarm('ginger'),
      mulchRhizomes('ginger', { tropical: [10, 11, 12], subtropical: [10, 11], temperate: [11, 12] }),
      ...fedOn(
        'month',
        onceItShoots(
          tend(
            'ginger',
            { tropical: [10, 11, 12, 1, 2], subtropical: [10, 11, 12, 1, 2], temperate: [11, 12, 1, 2] },
            'snails',
          ),
        ),
      ),
      start(
        'Plant ginger',
        { tropical: [9, 10], subtropical: [9, 10], temperate: [9, 10] },
        'Plant plump pieces with buds 5 cm deep in rich, loose soil or a wide pot.',
        'Ginger shoots when the soil warms and rests in the cool months.',
        'Ginger rhizomes',
      ),
      pick(
        'Lift ginger when the leaves die',
        { tropical: [5, 6], subtropical: [6, 7], temperate: [6, 7], cool: [5, 6] },
        6,
        'Lift the clump, break off what you need and replant the best pieces.',
        'The flavour is fullest once the leaves have gone.',
      ),
    ],
  },
]
