import { QLD } from '../climate/states.ts'
import type { CatalogueEntry, Job, MonthsByZone } from '../entry.ts'
import { feed, harvest, pests, prune, water } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { legume } from '../kinds/legume.ts'
import {
  coverFromLateFrost,
  fedOn,
  keepPicking,
  keepSownDamp,
  leadUp,
  lookForBeanFly,
  pick,
  potted,
  start,
  tend,
} from './crop-jobs.ts'
import { watchFor } from './garden-jobs.ts'
import { openAndDrained, openAndFertile } from './situations.ts'

const coolYear: Record<string, MonthsByZone> = {
  'water-flowering': {
    tropical: [7],
    subtropical: [6, 7, 8],
    temperate: [7, 8, 9],
    cool: [9, 10],
    arid: [7, 8],
  },
  'check-aphids': { tropical: [7], subtropical: [6, 7], temperate: [8, 9], cool: [10], arid: [7, 8] },
  'feed-potash': { tropical: [7], subtropical: [6, 7], temperate: [7, 8], cool: [9, 10], arid: [7] },
  'mulch-crop': { tropical: [6], subtropical: [6], temperate: [7], cool: [9], arid: [6] },
  'dig-in-roots': { tropical: [9], subtropical: [9, 10], temperate: [11], cool: [12], arid: [10] },
  'save-seed': { tropical: [9], subtropical: [9], temperate: [11], cool: [12], arid: [9] },
}

/** Rules of care at flowering, two months after an autumn sowing. */
const atFlowering = ['water-flowering', 'feed-potash']

/** Water before flowering, where no rain falls in the cool season. */
const soakUntilFlowers = water({
  rule: 'water-before-flowers',
  only: 'ground',
  priority: 1,
  fromMonths: 1,
  untilMonths: 2,
  months: { tropical: [6], arid: [5, 6] },
  title: 'Soak the roots once a week until flowers open',
  description: 'Let the top of the soil dry in between, and water more only once they flower.',
  why: 'Hardly any rain falls in these weeks, but too much water now brings leaves instead of flowers.',
})

/**
 * The jobs of legumes that grow through the cool months. Establishing jobs are left out, because they come with each
 * sowing.
 */
const coolSeason: Job[] = [
  soakUntilFlowers,
  ...legume.jobs
    .filter(({ phase, rule }) => phase !== 'establish' && !['check-mites', 'check-pods'].includes(rule))
    .map((job) => ({
      ...job,
      months: coolYear[job.rule] ?? job.months,
      ...(atFlowering.includes(job.rule) && { fromMonths: 2, untilMonths: 8 }),
      ...(job.rule === 'water-flowering' && {
        description: 'Soak the roots as soon as the top of the soil is dry, and keep the flowers dry.',
      }),
    })),
]

/** A check for mildew, which whitens peas from the bottom as the days warm. */
const mildew = (crop: string): Job =>
  watchFor(
    `Look for mildew on the ${crop}`,
    { tropical: [7], subtropical: [7, 8, 9], temperate: [9, 10], cool: [11, 12], arid: [8] },
    'Pick off white, dusty leaves from the bottom, and pull out vines that are white to the top.',
    'Mildew comes when days are warm and nights still dewy.',
  )

/**
 * The cool-season year with its flowering moved to October in a cool climate, where peas are sown at the end of winter.
 * Water for the pods comes with the flowers, because peas are picked three weeks after them.
 */
const peaSeason = coolSeason.map((job): Job => {
  if (atFlowering.includes(job.rule)) return { ...job, months: { ...job.months, cool: [10] } }
  if (job.rule !== 'water-pods') return job
  return {
    ...job,
    fromMonths: 1,
    months: { ...job.months, subtropical: range(9, 2), arid: range(8, 2) },
    title: 'Keep the soil damp from the flowers to the last pods',
    description:
      'Once flowers open, soak the roots twice a week in dry weather, until the last pods are picked.',
  }
})

const peaSowing: MonthsByZone = {
  tropical: [5],
  subtropical: [4, 5, 6],
  temperate: [4, 5, 6],
  cool: [8, 9],
  arid: [4, 5],
}
const peaPicking: MonthsByZone = {
  tropical: [7, 8],
  subtropical: [7, 8, 9],
  temperate: [8, 9, 10],
  cool: [10, 11, 12],
  arid: [7, 8, 9],
}
const alliumSowing: MonthsByZone = {
  tropical: [4, 5],
  subtropical: [4, 5],
  temperate: [4, 5, 6],
  cool: [4, 5, 6],
  arid: [4, 5],
}
const leekPlanting: MonthsByZone = {
  tropical: [4, 5],
  subtropical: [3, 4, 5],
  temperate: [2, 3, 4],
  cool: [1, 2, 3],
  arid: [3, 4],
}

/** Peas, beans and the onion family. */
export const legumesAndOnions: readonly CatalogueEntry[] = [
  {
    name: 'French bean',
    synonyms: [
      'beans French',
      'green bean',
      'dwarf bean',
      'climbing bean',
      'bush bean',
      'string bean',
      'butter bean',
      'Purple King',
      'purple king bean',
      'Blue Lake',
      'Lazy Housewife',
      'wax bean',
      'borlotti',
      'borlotti bean',
      'Rattlesnake bean',
      'Hawkesbury Wonder',
      'Brown Beauty',
      'Redland Pioneer',
      'kidney bean',
      'cannellini',
    ],
    akin: ['lima bean', 'Madagascar bean', 'haricot'],
    species: 'Phaseolus vulgaris',
    kind: 'legume',
    care: {
      watering: 'Soak at sowing, then little until flowers; well from then on.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Light, limed soil with compost.',
      fertilizing: 'A pinch of potash at flowering, no nitrogen.',
      pruning: 'Pinch climbing beans at the top of their poles.',
    },
    needs: openAndFertile,
    frostTender: true,
    jobs: [
      coverFromLateFrost('beans'),
      lookForBeanFly('beans', { tropical: [4, 5, 6, 7, 8], subtropical: range(8, 4) }),
      // On Queensland's ranges it comes with the warm, damp months.
      {
        ...lookForBeanFly('beans', { temperate: range(11, 3) }),
        rule: 'check-bean-fly-ranges',
        states: [QLD],
      },
      start(
        'Sow French beans',
        {
          tropical: [4, 5, 6, 7],
          subtropical: [8, 9, 10, 2, 3],
          temperate: [10, 11, 12, 1],
          cool: [11, 12],
          arid: [9, 10, 2, 3],
        },
        'Sow 3 cm deep in damp soil and do not water again until they are up.',
        'Beans rot in cold soil and shoot in a week in warm.',
        'Bean seed',
      ),
      keepPicking(
        'Pick beans every second day',
        {
          tropical: [6, 7, 8, 9],
          subtropical: [10, 11, 12, 4, 5],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 4, 5],
        },
        2,
        'Pick before the seeds bulge, holding the stem.',
        'A plant with old pods stops making new ones.',
      ),
    ],
  },
  {
    name: 'Broad bean',
    synonyms: ['fava bean', 'faba bean', 'Aquadulce', 'broadbeans', 'Coles Dwarf', 'koukia', 'fave'],
    species: 'Vicia faba',
    kind: 'legume',
    cropMonths: 7,
    care: {
      watering: 'Rain is often enough; soak weekly at flowering.',
      sunlight: 'Full sun.',
      soil: 'Limed and not too rich.',
      fertilizing: 'None but potash at flowering.',
      pruning: 'Pinch the tips when the lowest pods form.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods', 'train-on-support', 'save-seed'],
    jobs: [
      prune({
        rule: 'pinch-tips',
        priority: 1,
        fromMonths: 2,
        months: { subtropical: [7, 8], temperate: [9, 10], cool: [10, 11], arid: [7, 8] },
        title: 'Pinch the tips out of the broad beans',
        description: 'Once the lowest pods are as long as a finger, pinch out the top hand of each stem.',
        why: 'The pods fill instead of the tips, where black aphids settle first.',
      }),
      // Flowers that open before August set no pods.
      ...coolSeason
        .filter(({ rule }) => rule !== 'save-seed')
        .map((job) =>
          atFlowering.includes(job.rule) ? { ...job, months: { ...job.months, temperate: [8, 9] } } : job,
        ),
      potted(
        start(
          'Sow broad beans',
          { subtropical: [4, 5, 6], temperate: [4, 5, 6], cool: [4, 5, 8], arid: [4, 5] },
          'Sow 5 cm deep, 20 cm apart, in double rows with string around.',
          'Sown in the cool they are rooted and ready for spring.',
          'Broad bean seed',
        ),
        'Sow 5 cm deep and 15 cm apart in a deep pot, with sticks and string around.',
      ),
      keepPicking(
        'Pick broad beans',
        { subtropical: [8, 9], temperate: [9, 10, 11], cool: [11, 12], arid: [8, 9] },
        4,
        'Pick from the bottom while the scar on the bean is still green.',
        'Young broad beans need no second peeling.',
      ),
    ],
  },
  {
    name: 'Chickpea',
    synonyms: ['chick pea', 'garbanzo', 'garbanzo bean', 'Cicer', 'Cicer arietinum'],
    species: 'Cicer arietinum',
    kind: 'legume',
    cropMonths: 7,
    care: {
      watering: 'Rain is often enough; a weekly soak in flower, none once the pods dry.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limed and not too rich.',
      fertilizing: 'None but potash at flowering.',
      pruning: 'None; the bushes stand by themselves.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'train-on-support', 'save-seed', 'check-aphids'],
    jobs: [
      ...coolSeason
        .filter(
          ({ rule }) =>
            !['water-flowering', 'save-seed', 'train-on-support', 'water-pods', 'check-aphids'].includes(
              rule,
            ),
        )
        .map((job) =>
          job.rule === 'feed-potash'
            ? { ...job, months: { subtropical: [7, 8], temperate: [8, 9], cool: [10, 11], arid: [7, 8] } }
            : job,
        ),
      water({
        rule: 'water-flowering',
        only: 'ground',
        priority: 1,
        fromMonths: 2,
        untilMonths: 8,
        months: { subtropical: [6, 7, 8], temperate: [8, 9], cool: [9, 10, 11], arid: [7, 8] },
        title: 'Water the chickpeas while they flower',
        description: 'Soak the roots once a week if it doesn’t rain, and keep the leaves dry.',
        why: 'Flowers that stand dry drop, and wet leaves catch blight.',
      }),
      water({
        rule: 'water-pods',
        only: 'ground',
        priority: 2,
        fromMonths: 2,
        months: {
          subtropical: range(8, 2),
          temperate: range(9, 3),
          cool: range(10, 3),
          arid: range(8, 12),
        },
        title: 'Soak the chickpeas while their pods fill',
        description: 'Soak the roots once a week in dry weather, and stop once the pods turn yellow.',
        why: 'Pods that fill in dry soil stay empty, and ripe ones spoil in the wet.',
      }),
      pests({
        rule: 'check-pods',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { subtropical: [8, 9], temperate: [10, 11], cool: [11, 12], arid: [8, 9] },
        title: 'Look for caterpillars on the chickpeas',
        description: 'Look for round holes in the pods, and pick the striped caterpillars off.',
        why: 'Budworms come as the pods fill, and each eats a dozen.',
      }),
      watchFor(
        'Look for blight on the chickpeas',
        { subtropical: [7, 8], temperate: [8, 9], cool: [10, 11] },
        'Pull out and bin plants with brown, ringed spots on leaves and stems, on a dry day.',
        'Blight spreads in wet weeks, and can take a row.',
      ),
      start(
        'Sow chickpeas',
        { subtropical: [5, 6], temperate: [5, 6], cool: [8, 9], arid: [5] },
        'Sow 5 cm deep and 15 cm apart. Those from the kitchen come up too, if they are whole.',
        'They grow in the cool, and fill their pods in dry, warm weather.',
        'Chickpea seed',
      ),
      pick(
        'Pull the chickpeas when they are dry',
        { subtropical: [10, 11], temperate: [11, 12], cool: [1, 2], arid: [10] },
        4,
        'Pull whole plants once most pods are straw-coloured, hang them under cover and shell them. Some green ones are good raw.',
        'Dry pods open by themselves, and rain spoils them.',
      ),
    ],
  },
  {
    name: 'Pea',
    synonyms: [
      'garden pea',
      'green pea',
      'shelling pea',
      'Greenfeast',
      'telegraph pea',
      'Massey Gem',
      'purple podded pea',
      'matar',
    ],
    species: 'Pisum sativum',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Sparingly until flowers, then twice a week.',
      sunlight: 'Full winter sun.',
      soil: 'Limed and free-draining.',
      fertilizing: 'Potash at flowering.',
      pruning: 'Give them twigs or netting.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods'],
    jobs: [
      mildew('peas'),
      ...peaSeason,
      start(
        'Sow peas',
        peaSowing,
        'Sow 3 cm deep along a net, 5 cm apart.',
        'Peas like to grow in the cool and flower in mild weather.',
        'Pea seed',
      ),
      keepPicking(
        'Pick peas',
        peaPicking,
        3,
        'Pick plump, bright pods: hold the vine with one hand and pull the pod off with the other.',
        'Peas start to lose their sugar as soon as they are ripe.',
      ),
    ],
  },
  {
    name: 'Snow pea',
    synonyms: ['sugar snap pea', 'mangetout', 'sugar pea', 'snowpeas', 'Mammoth Melting'],
    species: 'Pisum sativum ‘Snow Pea’',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Sparingly at first, twice a week in flower.',
      sunlight: 'Full winter sun.',
      soil: 'Light and limed.',
      fertilizing: 'Potash at flowering.',
      pruning: 'Tie to a trellis of two metres.',
    },
    needs: openAndFertile,
    without: ['check-mites', 'check-pods'],
    jobs: [
      mildew('snow peas'),
      ...peaSeason,
      start(
        'Sow snow peas',
        peaSowing,
        'Sow 3 cm deep at the foot of a trellis.',
        'Cool, bright weather gives weeks of pods.',
        'Snow pea seed',
      ),
      keepPicking(
        'Pick snow peas flat',
        peaPicking,
        3,
        'Pick every second day, before the peas swell.',
        'The more you pick, the longer they flower.',
      ),
    ],
  },
  {
    name: 'Snake bean',
    synonyms: ['yard-long bean', 'asparagus bean', 'long bean', 'red noodle bean', 'sitaw'],
    akin: ['cowpea', 'black-eyed pea'],
    species: 'Vigna unguiculata subsp. sesquipedalis',
    kind: 'legume',
    cropMonths: 5,
    care: {
      watering: 'Three times a week in heat.',
      sunlight: 'Full, hot sun.',
      soil: 'Any drained, composted soil.',
      fertilizing: 'Potash at flowering.',
      pruning: 'A tall trellis, tips pinched at the top.',
    },
    needs: openAndFertile,
    frostTender: true,
    jobs: [
      coverFromLateFrost('snake beans'),
      leadUp('snake beans'),
      lookForBeanFly('snake beans', {
        tropical: [4, 5, 6, 7, 8, 9, 10],
        subtropical: [10, 11, 12, 1],
      }),
      pests({
        rule: 'check-aphids',
        priority: 1,
        fromMonths: 1,
        months: { tropical: [6, 7], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
        title: 'Check the snake beans for black aphids',
        description: 'Hose them off tips, flowers and pods in the morning, two days running.',
        why: 'Black aphids crowd on the tips, stop the flowers and carry virus from plant to plant.',
      }),
      start(
        'Sow snake beans',
        { tropical: [4, 5, 6, 7, 8, 9], subtropical: [10, 11, 12], temperate: [11, 12], arid: [10, 11] },
        'Sow 2 cm deep at a trellis in truly warm soil.',
        'Snake beans crop in heat that stops other beans.',
        'Snake bean seed',
      ),
      keepPicking(
        'Pick snake beans at pencil thickness',
        { tropical: [6, 7, 8, 9, 10], subtropical: [12, 1, 2, 3], temperate: [1, 2, 3], arid: [12, 1, 2] },
        2,
        'Pick daily from now on, before they go puffy.',
        'The pods grow several centimetres a day.',
      ),
    ],
  },
  {
    name: 'Garlic',
    synonyms: [
      'Italian garlic',
      'Australian White',
      'Glenlarge',
      'garlic clove',
      'Monaro Purple',
      'aglio',
      'lehsun',
    ],
    akin: ['elephant garlic', 'Russian garlic'],
    species: 'Allium sativum',
    kind: 'bulb-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Weekly while it grows, none for the last three weeks.',
      sunlight: 'Full sun.',
      soil: 'Limed, drained and rich, free of weeds.',
      fertilizing: 'Pellets at planting, liquid feed through to early spring.',
      pruning: 'Snap off flower scapes and eat them.',
    },
    needs: openAndDrained,
    without: ['check-snails'],
    jobs: [
      start(
        'Plant garlic cloves',
        { tropical: [4, 5], subtropical: [4, 5], temperate: [4, 5], cool: [4, 5], arid: [4, 5] },
        'Plant the largest cloves point up, 5 cm deep and 15 cm apart.',
        'Cloves root in cooling soil and need months of cool to split into bulbs.',
        'Seed garlic',
      ),
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 5,
        months: { tropical: [9], subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [11] },
        title: 'Lift the garlic',
        description: 'Lift when a third of the leaves are brown, and hang in shade for three weeks.',
        why: 'Each green leaf is a skin around the bulb; bulbs lifted late split open.',
      }),
    ],
  },
  {
    name: 'Onion',
    synonyms: ['brown onion', 'red onion', 'white onion', 'Creamgold', 'Gladalan', 'cipolla', 'pyaz'],
    species: 'Allium cepa',
    kind: 'bulb-vegetable',
    care: {
      watering: 'Weekly until tops bend, then none.',
      sunlight: 'Full sun.',
      soil: 'Firm, limed and weed-free.',
      fertilizing: 'Light feeds until early spring.',
      pruning: 'None.',
    },
    needs: openAndDrained,
    jobs: [
      start(
        'Plant onion seedlings',
        alliumSowing,
        'Lay seedlings along a shallow furrow and draw soil over the roots.',
        'Day length decides when they bulb, so they must be well grown before the days lengthen.',
        'Onion seedlings',
      ),
      pick(
        'Lift onions when the tops fall',
        { tropical: [8, 9], subtropical: [10, 11], temperate: [11, 12], cool: [12, 1], arid: [10, 11] },
        5,
        'Lift on a dry day and cure in the shade until necks rustle.',
        'Onions keep only if their necks are dry.',
      ),
    ],
  },
  {
    name: 'French shallot',
    synonyms: [
      'eschalot',
      'French eschalot',
      'golden shallot',
      'bulb shallot',
      'Asian shallot',
      'red shallot',
    ],
    akin: ['shallot', 'potato onion'],
    species: 'Allium cepa Aggregatum Group',
    kind: 'bulb-vegetable',
    care: {
      watering: 'Weekly until the leaves yellow, then none.',
      sunlight: 'Full sun.',
      soil: 'Drained, limed and free of weeds.',
      fertilizing: 'Pellets at planting, and a liquid feed as growth picks up.',
      pruning: 'Snap off flower stems.',
    },
    needs: openAndDrained,
    jobs: [
      start(
        'Plant French shallots',
        {
          tropical: [4, 5],
          subtropical: [4, 5, 6],
          temperate: [4, 5, 6, 7],
          cool: [6, 7, 8],
          arid: [4, 5, 6],
        },
        'Press bulbs into loose soil to their tips, 20 cm apart.',
        'Each bulb splits into a cluster, and needs cool months for it.',
        'French shallot bulbs',
      ),
      pick(
        'Lift French shallots when the leaves die down',
        { tropical: [8, 9], subtropical: [10, 11], temperate: [11, 12], cool: [12, 1], arid: [10, 11] },
        4,
        'Lift the clusters on a dry day, hang them in the shade and keep the best to plant again.',
        'Their skins set as the leaves dry, and dry bulbs keep for months.',
      ),
    ],
  },
  {
    name: 'Spring onion',
    synonyms: [
      'shallot',
      'green onion',
      'scallion',
      'bunching onion',
      'Welsh onion',
      'Straight Leaf',
      'negi',
    ],
    akin: ['walking onion', 'Egyptian walking onion', 'tree onion'],
    species: 'Allium fistulosum',
    kind: 'bulb-vegetable',
    cropMonths: 5,
    care: {
      watering: 'Twice a week.',
      sunlight: 'Sun.',
      soil: 'Any drained soil or pot.',
      fertilizing: 'One liquid feed a month.',
      pruning: 'Cut above the white and it grows again.',
    },
    needs: openAndFertile,
    without: [
      'check-thrips',
      'water-spring',
      'snap-flower-stems',
      'feed-late-winter',
      'stop-watering',
      'check-snails',
      'feed-autumn',
    ],
    jobs: [
      keepSownDamp('spring onions'),
      ...fedOn(
        'month',
        tend(
          'spring onions',
          {
            tropical: [5, 6, 7, 8],
            subtropical: [4, 5, 6, 7, 8],
            temperate: [4, 5, 6, 9, 10, 11],
            cool: [4, 5, 6, 9, 10, 11],
            arid: [5, 6, 7, 8],
          },
          'snails and thrips',
        ),
      ),
      start(
        'Sow spring onions',
        {
          tropical: [4, 5, 6],
          subtropical: [3, 4, 5, 6, 7],
          temperate: [3, 4, 5, 8, 9, 10],
          cool: [3, 4, 9, 10, 11],
          arid: [4, 5, 6],
        },
        'Sow a pinch of seed every hand’s width and plant them as bunches.',
        'A pinch each month gives a steady supply.',
        'Spring onion seed',
      ),
      keepPicking(
        'Pull spring onions',
        {
          tropical: [7, 8, 9],
          subtropical: [6, 7, 8, 9, 10],
          temperate: [6, 7, 8, 11, 12],
          cool: [7, 8, 12, 1],
          arid: [7, 8, 9],
        },
        2,
        'Pull whole bunches or cut above the white.',
        'Spring onions are most tender when they are as thick as a pencil.',
      ),
    ],
  },
  {
    name: 'Leek',
    synonyms: ['Musselburgh leek'],
    species: 'Allium ampeloprasum var. porrum',
    kind: 'bulb-vegetable',
    cropMonths: 7,
    care: {
      watering: 'Weekly and steady.',
      sunlight: 'Full sun.',
      soil: 'Deep and rich.',
      fertilizing: 'Pellets in autumn, liquid feed in late winter.',
      pruning: 'Draw soil up to blanch the stems.',
    },
    needs: openAndFertile,
    without: [
      'check-thrips',
      'water-spring',
      'snap-flower-stems',
      'feed-late-winter',
      'stop-watering',
      'check-snails',
      'feed-autumn',
    ],
    jobs: [
      feed({
        rule: 'feed-late-winter',
        priority: 2,
        fromMonths: 3,
        months: { tropical: [7], subtropical: [6, 7], temperate: [6, 7], cool: [5, 6], arid: [6, 7] },
        title: 'Liquid feed the leeks once more',
        description:
          'Water a balanced liquid fertiliser over damp soil, and draw some soil up around the stems.',
        why: 'Leeks go on thickening until they are lifted.',
        product: 'Liquid fertiliser',
      }),
      ...fedOn(
        'month',
        tend(
          'leeks',
          {
            tropical: [5, 6, 7],
            subtropical: [4, 5, 6, 7],
            temperate: [3, 4, 5, 6],
            cool: [2, 3, 4, 5],
            arid: [4, 5, 6],
          },
          'snails and thrips',
        ),
      ),
      start(
        'Plant leek seedlings',
        leekPlanting,
        'Drop each into a deep hole and fill it with water instead of soil.',
        'A deep hole blanches a long white stem.',
        'Leek seedlings',
      ),
      keepPicking(
        'Lift leeks as you need them',
        { tropical: [8, 9], subtropical: [7, 8, 9], temperate: [7, 8, 9], cool: [6, 7, 8], arid: [7, 8, 9] },
        4,
        'Loosen with a fork, and lift the thickest first.',
        'Leeks keep fresh for weeks where they stand.',
      ),
      water({
        rule: 'water-young',
        phase: 'establish',
        priority: 1,
        months: leekPlanting,
        title: 'Water the leeks’ planting holes',
        description: 'Fill each hole with water every few days until leaves rise above it.',
        why: 'Soil washes in by itself and settles the roots.',
      }),
    ],
  },
]
