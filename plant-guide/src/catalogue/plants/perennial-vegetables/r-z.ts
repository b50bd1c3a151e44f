import type { CatalogueEntry } from '../../../entry.ts'
import { feed, harvest, mulch, pests, propagate, prune, water } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { pick } from '../../jobs/crop-jobs.ts'
import { lookFor, waterIn } from '../../jobs/garden-jobs.ts'
import { gentleAndMoist, openAndDrained, shadeAndMoist } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Rhubarb',
    synonyms: [
      'Ever Red',
      'Victoria rhubarb',
      'rhubarb crown',
      'Sydney Crimson',
      'Silvan Giant',
      'Wandin Red',
      'Cherry Red rhubarb',
    ],
    species: 'Rheum × hybridum',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Twice a week in summer.',
      sunlight: 'Sun in the south, afternoon shade elsewhere.',
      soil: 'Rich and moist.',
      fertilizing: 'Manure in late winter, liquid feed each month while it grows.',
      pruning: 'Pull flower stems out as they show.',
    },
    needs: gentleAndMoist,
    without: ['cut-down-tops', 'feed-summer'],
    planting: { subtropical: [7, 8], temperate: [7, 8, 9], cool: [7, 8, 9], arid: [7, 8] },
    jobs: [
      {
        ...waterIn(
          'Soak the rhubarb in dry weather',
          thirsty,
          'Give a deep soak twice a week, and every second day in a heatwave.',
          'Its large leaves wilt within a day, and limp leaves store nothing for next year.',
        ),
        inPot: { why: 'A pot dries out fast, and limp leaves store nothing for next year.' },
        arid: {
          description:
            'Give a deep soak twice a week and every second day in a heatwave, and hang shade cloth over it through the hot months.',
        },
      },
      feed({
        rule: 'feed-growing',
        priority: 1,
        minutes: 10,
        fromMonths: 1,
        repeat: 'season',
        months: { subtropical: [9, 10, 11], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [9, 10, 11] },
        title: 'Liquid feed the rhubarb',
        description: 'Water in a rich liquid fertiliser on damp soil.',
        why: 'It is a hungry plant, and the leaves of now make the stalks of next spring.',
        product: 'Liquid fertiliser',
      }),
      prune({
        rule: 'pull-yellow-leaves',
        priority: 2,
        fromMonths: 4,
        minutes: 10,
        months: { subtropical: [5], temperate: [5, 6], cool: [5, 6], arid: [5, 6] },
        title: 'Pull yellow leaves off the rhubarb',
        description:
          'Twist limp and yellow stalks away at the base; the leaves are poisonous but safe to compost.',
        why: 'Snails and rot spend the winter under them.',
      }),
      propagate({
        rule: 'divide-crowns',
        only: 'ground',
        priority: 3,
        fromMonths: 48,
        months: { subtropical: [7], temperate: [7, 8], cool: [7, 8], arid: [7] },
        title: 'Divide a crowded crown',
        description:
          'Lift the crown, split it with a sharp spade so each piece has a bud, and replant at once.',
        why: 'Old, crowded crowns give thin stalks.',
      }),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [9, 10, 11], temperate: [9, 10, 11, 12], cool: [10, 11, 12], arid: [9, 10] },
        title: 'Pull rhubarb stalks',
        description:
          'Twist stalks off at the base, leave half, and throw the poisonous leaves on the compost.',
        why: 'Spring stalks are the tenderest, and half must stay to feed the crown.',
      }),
      prune({
        rule: 'remove-flower-stems',
        priority: 1,
        months: { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
        title: 'Pull out rhubarb flower stems',
        description:
          'Twist out flower stems at the base. In its first year leave all leaf stalks on the plant.',
        why: 'A crown that flowers gives thin stalks.',
      }),
    ],
  },
  {
    name: 'Sea kale',
    synonyms: ['seakale', 'Crambe', 'Crambe maritima'],
    species: 'Crambe maritima',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Weekly in its first summer, then in long dry weeks.',
      sunlight: 'Full sun, wind and salt too.',
      soil: 'Deep, sandy, limed soil that drains.',
      fertilizing: 'Compost or seaweed in spring.',
      pruning: 'Cut flower stems off young sea kale, and dead leaves in winter.',
    },
    needs: openAndDrained,
    planting: { temperate: [7, 8, 9], cool: [8, 9, 10] },
    without: ['feed-summer', 'cut-down-tops'],
    jobs: [
      mulch({
        rule: 'blanch',
        priority: 1,
        fromMonths: 20,
        months: { temperate: [7], cool: [8] },
        title: 'Cover the sea kale to blanch its shoots',
        description:
          'Clear the dead leaves off and set a bucket or a tall pot upside down over the crown, its hole closed.',
        why: 'Shoots that grow in the dark are pale, tender and not bitter.',
      }),
      {
        ...harvest({
          rule: 'harvest',
          priority: 1,
          fromMonths: 21,
          months: { temperate: [8, 9], cool: [9, 10] },
          title: 'Cut the blanched sea kale shoots',
          description:
            'Cut them at a hand’s length with a piece of the crown, for three weeks at most, and then take the bucket off until next winter.',
          why: 'The crown needs all its later leaves for next year’s shoots.',
        }),
      },
      prune({
        rule: 'remove-flower-stems',
        priority: 2,
        minutes: 10,
        untilMonths: 30,
        months: { temperate: [11], cool: [11, 12] },
        title: 'Cut the flower stems off the young sea kale',
        description: 'Cut them low as they rise; an old crown may flower.',
        why: 'A crown that makes no seed has more shoots.',
      }),
    ],
  },
  {
    name: 'Taro',
    synonyms: ['dasheen', 'elephant ear taro', 'Black Magic taro', 'gabi', 'arvi'],
    akin: ['bac ha', 'kochu'],
    species: 'Colocasia esculenta',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Wet feet and daily water.',
      sunlight: 'Sun or half shade.',
      soil: 'Heavy, rich and wet.',
      fertilizing: 'Compost and monthly liquid feed.',
      pruning: 'Take off yellow leaves.',
    },
    needs: { sunlight: gentleAndMoist.sunlight, soil: ['clay', 'silt', 'loam'], moisture: ['moist', 'wet'] },
    weedNote: 'Escapes along creeks in Queensland and northern New South Wales; keep it away from waterways.',
    planting: { tropical: [10, 11], subtropical: [9, 10, 11] },
    without: ['feed-summer', 'cut-down-tops', 'check-pests-spring', 'weed-bed'],
    frostShelter: 'always',
    jobs: [
      water({
        rule: 'settle-in',
        phase: 'establish',
        priority: 1,
        untilMonths: 2,
        months: {
          tropical: range(1, 12),
          subtropical: range(1, 12),
          temperate: range(1, 12),
          cool: range(1, 12),
          arid: range(1, 12),
        },
        title: 'Keep the new taro wet',
        description: 'Water each day that it does not rain, so that the soil never dries.',
        why: 'It comes from swamps, and a young plant that dries out stops growing.',
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        fromMonths: 2,
        repeat: 'season',
        months: {
          tropical: range(5, 11),
          subtropical: range(9, 2),
          temperate: [12, 1, 2],
          arid: range(9, 3),
        },
        title: 'Keep the taro wet',
        description:
          'Flood the soil around it each day that it does not rain, and stop once its leaves shrink and yellow.',
        inPot: {
          description:
            'Stand the pot in a tub of water until the leaves shrink and yellow. Top the water up as it falls, and change it every two or three days, before wrigglers hatch in it.',
        },
        why: 'Large leaves drink a lot, and corms stay small in dry soil.',
      }),
      feed({
        rule: 'feed-late-winter',
        priority: 1,
        months: { tropical: [11, 12], subtropical: [10, 11] },
        title: 'Feed the taro as it grows away',
        description: 'Spread compost and pelletised manure around the plants and water well.',
        why: 'Warm, wet months are its season.',
        product: 'Pelletised manure',
      }),
      feed({
        rule: 'feed-growing',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        repeat: 'season',
        months: { tropical: [12, 1, 2, 3], subtropical: [12, 1, 2] },
        title: 'Liquid feed the taro',
        description: 'Water in a rich liquid fertiliser over the wet soil.',
        why: 'It makes a new leaf every week or two, and the leaves fill the corm.',
        product: 'Liquid fertiliser',
      }),
      pests({
        rule: 'check-pests-summer',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { tropical: [1, 2], subtropical: [1, 2] },
        title: 'Look for caterpillars on the taro leaves',
        description:
          'Look under the large leaves and squash clusters of young caterpillars before they spread.',
        why: 'They come with the rain, and the leaves fill the corm.',
      }),
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 7,
        months: { tropical: [5, 6, 7, 8], subtropical: [5, 6, 7] },
        title: 'Dig the taro and replant its side shoots',
        description:
          'Lift it when the leaves shrink and yellow, and always cook it. Set the small side shoots back in wet soil.',
        why: 'The corm is full when the leaves die back.',
      }),
    ],
  },
  {
    name: 'Wasabi',
    synonyms: ['Wasabia', 'Eutrema japonicum', 'Wasabia japonica', 'Japanese horseradish'],
    species: 'Eutrema japonicum',
    kind: 'perennial-vegetable',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    unusualInDrySummers: true,
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
]
