import type { CatalogueEntry, MonthsByZone } from '../../../entry.ts'
import { feed, pests, prune, water } from '../../../jobs/jobs.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import {
  coverFromLateFrost,
  dampOnceWarm,
  dampUntilUp,
  fedOn,
  keepPicking,
  mulchRhizomes,
  onceItShoots,
  pick,
  potted,
  start,
  tend,
} from '../../jobs/crop-jobs.ts'
import { openAndDrained, openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { notARoot, withWater } from './jobs.ts'

const slipPlanting: MonthsByZone = {
  tropical: [10, 11, 12],
  subtropical: [9, 10, 11, 12],
  temperate: [10, 11],
  arid: [9, 10, 11],
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Salsify',
    synonyms: ['vegetable oyster'],
    akin: ['oyster plant', 'scorzonera', 'black salsify'],
    species: 'Tragopogon porrifolius',
    kind: 'root-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Deep, loose soil without fresh manure.',
      fertilizing: 'None after old compost.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    feeding: 'never',
    without: ['check-caterpillars'],
    jobs: [
      start(
        'Sow salsify',
        { subtropical: [4, 5], temperate: [8, 9, 10], cool: [9, 10], arid: [4, 5] },
        'Sow fresh seed 2 cm deep where it is to grow, and thin to 10 cm.',
        'It needs five months to make a root.',
        'Salsify seed',
      ),
      pick(
        'Lift the salsify',
        { subtropical: [9, 10], temperate: [3, 4, 5, 6], cool: [3, 4, 5, 6], arid: [9, 10] },
        5,
        'Loosen the soil with a fork and ease the long roots out.',
        'Cold makes the roots sweeter.',
      ),
    ],
  },
  {
    name: 'Swede',
    synonyms: ['rutabaga', 'swedes', 'Swedish turnip', 'Champion Purple Top', 'neeps'],
    species: 'Brassica napus',
    kind: 'root-vegetable',
    cropMonths: 6,
    care: {
      watering: 'Evenly, once or twice a week.',
      sunlight: 'Full sun.',
      soil: 'Firm, limed soil.',
      fertilizing: 'Compost before sowing.',
      pruning: 'Thin to 15 cm apart.',
    },
    needs: openAndFertile,
    jobs: [
      potted(
        start(
          'Sow swedes',
          { subtropical: [3, 4], temperate: [2, 3], cool: [1, 2], arid: [3] },
          'Sow 1 cm deep in rows 40 cm apart.',
          'Swedes take four to five months and are sweetest after cold nights.',
          'Swede seed',
        ),
        'Sow 1 cm deep in a deep pot and thin to 15 cm apart.',
      ),
      keepPicking(
        'Pull the swedes',
        { subtropical: [7, 8], temperate: [6, 7, 8], cool: [5, 6, 7], arid: [7] },
        3,
        'Pull them as large as a grapefruit; they keep where they stand.',
        'Large ones turn stringy, and cold nights make them sweeter.',
      ),
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
    name: 'Turmeric',
    synonyms: ['tumeric', 'yellow ginger root', 'haldi', 'kunyit'],
    akin: ['Curcuma alismatifolia', 'Curcuma'],
    species: 'Curcuma longa',
    kind: 'root-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Twice a week in leaf, none once the leaves yellow.',
      sunlight: 'Half shade and warmth.',
      soil: 'Rich, loose, drained soil or a wide pot.',
      fertilizing: 'Compost at planting and a monthly liquid feed.',
      pruning: 'None; the leaves die down in winter.',
    },
    hardyTo: 'light',
    frostTender: true,
    frostShelter: 'lift',
    needs: sunOrHalfShade(openAndFertile),
    without: notARoot,
    jobs: [
      dampOnceWarm('turmeric'),
      mulchRhizomes('turmeric', { tropical: [11, 12], subtropical: [10, 11, 12], temperate: [11, 12] }),
      ...fedOn(
        'month',
        onceItShoots(
          tend(
            'turmeric',
            { tropical: [11, 12, 1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1, 2] },
            'snails',
          ),
        ),
      ),
      start(
        'Plant turmeric',
        { tropical: [10, 11], subtropical: [9, 10], temperate: [9, 10, 11] },
        'Lay plump pieces with buds 5 cm deep in rich, loose soil or a wide pot.',
        'It shoots in warm soil and needs nine or ten months.',
        'Turmeric rhizomes',
      ),
      pick(
        'Dig the turmeric when its leaves yellow',
        { tropical: [6, 7], subtropical: [6, 7, 8], temperate: [6, 7, 8], cool: [5, 6] },
        8,
        'Lift the clump, break off what you need and keep the best pieces for planting.',
        'The roots are fullest once the leaves have died down.',
      ),
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
    name: 'Yacon',
    synonyms: ['yakon', 'Peruvian ground apple', 'ground pear'],
    species: 'Smallanthus sonchifolius',
    kind: 'root-vegetable',
    cropMonths: 8,
    frostTender: true,
    care: {
      watering: 'A deep soak twice a week in summer.',
      sunlight: 'Sun, or half shade where summers burn.',
      soil: 'Loose, rich soil that drains.',
      fertilizing: 'Compost at planting.',
      pruning: 'None; cut the dead stems when you lift.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: notARoot,
    jobs: [
      dampUntilUp('yacon'),
      ...tend(
        'yacon',
        { subtropical: [11, 12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [11, 12, 1, 2] },
        'snails',
        'feed-standing',
      ),
      start(
        'Plant yacon crowns',
        { subtropical: [8, 9, 10], temperate: [9, 10], cool: [10, 11], arid: [9, 10] },
        'Set pieces of the knobbly crown 5 cm deep and 80 cm apart in soil with plenty of compost.',
        'It needs six or seven warm months.',
        'Yacon crowns',
      ),
      {
        ...pick(
          'Lift the yacon once the tops die down',
          { subtropical: [5, 6, 7], temperate: [5, 6, 7], cool: [5, 6], arid: [5, 6] },
          6,
          'Dig wide of the stem, break off the large tubers and keep the crown for replanting.',
          'Two weeks in the sun make the tubers sweeter.',
        ),
        inPot: {
          description: 'Tip the pot out, break off the large tubers and keep the crown for replanting.',
        },
      },
    ],
  },
]
