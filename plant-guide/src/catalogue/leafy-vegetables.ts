import type { CatalogueEntry, Job, MonthsByZone } from '../entry.ts'
import { feed, pests, water } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { keepPicking, pick, potted, start, tend } from './crop-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from './situations.ts'

const coolMonths: MonthsByZone = {
  tropical: [5, 6, 7],
  subtropical: [4, 5, 6],
  temperate: [3, 4, 5, 9],
  cool: [2, 3, 9, 10],
  arid: [4, 5],
}
const leafPicking: MonthsByZone = {
  tropical: [6, 7, 8],
  subtropical: [6, 7, 8, 9],
  temperate: [5, 6, 7, 8, 10, 11],
  cool: [4, 5, 11, 12],
  arid: [6, 7, 8],
}

/** The one feed of leaves that are cut within weeks of sowing. */
export function feedOnce(crop: string): Job {
  return feed({
    rule: 'feed-leaves',
    priority: 1,
    untilMonths: 2,
    months: {
      tropical: range(4, 9),
      subtropical: range(3, 10),
      temperate: range(2, 12),
      cool: range(1, 12),
      arid: range(3, 10),
    },
    title: `Feed the ${crop} once`,
    description: 'Water in a weak fish or seaweed-and-fish blend over damp soil.',
    why: 'A crop this quick needs no more, and it grows tender leaves.',
    product: 'Fish emulsion',
  })
}

/** Caterpillars on young leaves of the cabbage family, which the butterfly finds within days. */
export function cabbageWhites(crop: string): Job {
  return pests({
    rule: 'check-caterpillars',
    phase: 'establish',
    priority: 2,
    months: coolMonths,
    title: `Look for caterpillars on the ${crop}`,
    description:
      'Turn leaves over, and rub off yellow eggs and green caterpillars. A net keeps the butterfly out.',
    why: 'Caterpillars of the cabbage white eat a row of small leaves within days.',
    tropics: {
      description: 'Look into the heart and under the leaves, and pick them off. A net keeps the moths out.',
      why: 'Cluster caterpillars and the diamondback moth eat a row of small leaves within days.',
    },
    product: 'Insect netting',
  })
}

/** Vegetables grown for their leaves. */
export const leafyVegetables: readonly CatalogueEntry[] = [
  {
    name: 'Lettuce',
    synonyms: [
      'Buttercrunch',
      'Lollo Rosso',
      'cos lettuce',
      'iceberg lettuce',
      'butter lettuce',
      'oakleaf lettuce',
      'mignonette',
      'salad leaves',
      'mesclun',
      'baby cos',
      'salad mix',
      'salad greens',
      'Little Gem lettuce',
    ],
    akin: ['iceberg', 'Little Gem'],
    species: 'Lactuca sativa',
    kind: 'leafy-vegetable',
    cropMonths: 3,
    care: {
      watering: 'A little every morning; a lettuce that has wilted once tastes bitter.',
      sunlight: 'Sun in winter, afternoon shade from October on.',
      soil: 'Fine, moist soil with plenty of compost.',
      fertilizing: 'Weak fish emulsion every ten days.',
      pruning: 'Pick the outer leaves of loose kinds and let the heart grow on.',
    },
    needs: gentleAndMoist,
    jobs: [
      start(
        'Sow a little lettuce',
        {
          tropical: [5, 6, 7],
          subtropical: [3, 4, 5, 6, 7, 8],
          temperate: [2, 3, 4, 8, 9, 10],
          cool: [2, 3, 8, 9, 10, 11],
          arid: [3, 4, 5, 6, 7],
        },
        'Scatter seed thinly, press it in without covering and keep it damp; sow a little more four weeks later.',
        'A pinch of seed every month gives you lettuce all the time and never too much at once.',
        'Lettuce seed',
      ),
      pick(
        'Pick lettuce in the cool of the morning',
        {
          tropical: [6, 7, 8],
          subtropical: [5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 10, 11, 12],
          cool: [4, 5, 10, 11, 12],
          arid: [5, 6, 7, 8],
        },
        1,
        'Take outer leaves or cut the whole head before it rises.',
        'Leaves are crispest before the sun reaches them.',
      ),
    ],
  },
  {
    name: 'Silverbeet',
    synonyms: [
      'Swiss chard',
      'rainbow chard',
      'silver beet',
      'perpetual spinach',
      'Fordhook Giant',
      'silver beat',
    ],
    species: 'Beta vulgaris var. cicla',
    kind: 'leafy-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Twice a week; it forgives more than most greens.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil with compost and a little lime.',
      fertilizing: 'Pellets at planting and a liquid feed each fortnight.',
      pruning: 'Twist off outer stalks and cut out flower stems.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      start(
        'Plant silverbeet',
        { ...coolMonths, temperate: [2, 3, 4, 8, 9, 10] },
        'Soak the knobbly seed for an hour, or plant seedlings 30 cm apart.',
        'Planted now, silverbeet can be picked for most of a year.',
        'Silverbeet seedlings',
      ),
      keepPicking(
        'Pick the outer stalks of silverbeet',
        { ...leafPicking, tropical: [6, 7, 8, 9], temperate: [4, 5, 6, 7, 8, 9, 10, 11] },
        2,
        'Pull stalks down and sideways, leaving five to grow on.',
        'New leaves keep coming from the middle when you pick from the outside.',
      ),
    ],
  },
  {
    name: 'English spinach',
    synonyms: ['spinach', 'baby spinach', 'spinach English', 'true spinach', 'Popeye', 'palak', 'spanaki'],
    species: 'Spinacia oleracea',
    kind: 'leafy-vegetable',
    cropMonths: 3,
    care: {
      watering: 'Keep it evenly moist and cool at the root.',
      sunlight: 'Full sun in winter.',
      soil: 'Rich, limed soil.',
      fertilizing: 'Fish emulsion twice while it grows.',
      pruning: 'Pick leaf by leaf.',
    },
    needs: gentleAndMoist,
    without: ['water-leaves', 'feed-leaves', 'check-pests-young', 'check-caterpillars'],
    jobs: [
      ...tend(
        'spinach',
        { subtropical: [5, 6, 7, 8], temperate: [4, 5, 6, 7, 8], cool: [4, 5, 6, 9, 10], arid: [5, 6, 7] },
        'snails and aphids',
      ),
      start(
        'Sow English spinach',
        { subtropical: [4, 5, 6], temperate: [3, 4, 5, 6, 7], cool: [3, 4, 8, 9], arid: [4, 5, 6] },
        'Sow 1 cm deep where it will grow, and thin to 15 cm apart.',
        'Spinach bolts in warmth and thrives as the days cool.',
        'English spinach seed',
      ),
      keepPicking(
        'Pick spinach leaves',
        { subtropical: [6, 7, 8], temperate: [5, 6, 7, 8, 9], cool: [5, 6, 10, 11], arid: [6, 7, 8] },
        1,
        'Take outside leaves, or cut the plant 3 cm above ground to regrow.',
        'Picked young and often it goes on; left alone it runs to seed.',
      ),
    ],
  },
  {
    name: 'Rocket',
    synonyms: ['arugula', 'wild rocket', 'roquette', 'rocket salad', 'rucola'],
    species: 'Eruca vesicaria',
    kind: 'leafy-vegetable',
    cropMonths: 2,
    care: {
      watering: 'Daily in warm weather; dry soil makes it fiercely hot.',
      sunlight: 'Sun in winter, half shade in summer.',
      soil: 'Any soil, or a trough.',
      fertilizing: 'One weak liquid feed.',
      pruning: 'Cut and come again.',
    },
    needs: gentleAndMoist,
    jobs: [
      feedOnce('rocket'),
      cabbageWhites('rocket'),
      potted(
        start(
          'Sow rocket',
          {
            tropical: [5, 6, 7],
            subtropical: [3, 4, 5, 6, 7, 8],
            temperate: [3, 4, 5, 8, 9, 10],
            cool: [2, 3, 4, 9, 10],
            arid: [4, 5, 6, 7],
          },
          'Scatter seed in a row, rake it in and water.',
          'Sown in cool weather, rocket is ready to eat within five weeks.',
          'Rocket seed',
        ),
        'Scatter seed over the mix, cover it thinly and water.',
      ),
      keepPicking(
        'Cut rocket young',
        {
          tropical: [6, 7, 8],
          subtropical: [4, 5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 9, 10, 11],
          cool: [4, 5, 10, 11],
          arid: [5, 6, 7, 8],
        },
        1,
        'Cut with scissors 3 cm above the ground.',
        'Small leaves taste nutty, and large ones get hot.',
      ),
    ],
  },
  {
    name: 'Pak choy',
    synonyms: ['bok choy', 'buk choy', 'bok choi', 'pak choi', 'tatsoi', 'pechay'],
    akin: ['Asian greens', 'Asian vegetables'],
    species: 'Brassica rapa subsp. chinensis',
    kind: 'leafy-vegetable',
    cropMonths: 2,
    care: {
      watering: 'Keep it moist from first to last; a dry week sends it to flower.',
      sunlight: 'Sun, with shade on warm afternoons.',
      soil: 'Rich soil with a little lime.',
      fertilizing: 'Liquid feed every ten days.',
      pruning: 'None; cut whole.',
    },
    needs: gentleAndMoist,
    jobs: [
      cabbageWhites('pak choy'),
      start(
        'Sow pak choy',
        {
          tropical: [4, 5, 6, 7],
          subtropical: [3, 4, 5, 6, 7],
          temperate: [2, 3, 4, 8, 9],
          cool: [2, 3, 9, 10],
          arid: [3, 4, 5],
        },
        'Sow 1 cm deep, thin to 15 cm apart and eat the thinnings.',
        'Pak choy is quick and sweet in cool weather and seldom bolts.',
        'Pak choy seed',
      ),
      pick(
        'Cut pak choy whole',
        {
          tropical: [5, 6, 7, 8],
          subtropical: [4, 5, 6, 7, 8],
          temperate: [3, 4, 5, 6, 10, 11],
          cool: [3, 4, 5, 11, 12],
          arid: [5, 6, 7],
        },
        1,
        'Cut at the base while the stems are plump.',
        'It is ready in six to eight weeks and flowers soon after.',
      ),
    ],
  },
  {
    name: 'Choy sum',
    synonyms: ['choi sum', 'flowering choy', 'flowering pak choy', 'yu choy'],
    species: 'Brassica rapa subsp. parachinensis',
    kind: 'leafy-vegetable',
    cropMonths: 2,
    care: {
      watering: 'Every day or two in dry weather, so that the stems stay tender.',
      sunlight: 'Sun, with shade on warm afternoons.',
      soil: 'Rich soil with a little lime.',
      fertilizing: 'Liquid feed every ten days.',
      pruning: 'None; cut with the first flowers.',
    },
    needs: gentleAndMoist,
    jobs: [
      cabbageWhites('choy sum'),
      start(
        'Sow choy sum',
        {
          tropical: [4, 5, 6, 7],
          subtropical: [3, 4, 5, 6, 7],
          temperate: [2, 3, 4, 8, 9],
          cool: [2, 3, 9, 10],
          arid: [3, 4, 5],
        },
        'Sow 1 cm deep, thin to 10 cm apart and eat the thinnings.',
        'It makes thick stems while it is cool.',
        'Choy sum seed',
      ),
      pick(
        'Cut choy sum as its first flowers open',
        {
          tropical: [5, 6, 7, 8],
          subtropical: [4, 5, 6, 7, 8],
          temperate: [3, 4, 5, 6, 10, 11],
          cool: [3, 4, 5, 11, 12],
          arid: [5, 6, 7],
        },
        1,
        'Cut stems a hand long, with leaves and yellow flowers.',
        'Its flower stems are the crop, and they toughen within days.',
      ),
    ],
  },
  {
    name: 'Warrigal greens',
    synonyms: [
      'NZ spinach',
      'New Zealand spinach',
      'warrigal spinach',
      'Botany Bay spinach',
      'warrigal cabbage',
    ],
    akin: ['bower spinach'],
    species: 'Tetragonia tetragonoides',
    kind: 'leafy-vegetable',
    cropMonths: 24,
    care: {
      watering: 'Weekly; it thrives by the sea and forgives neglect.',
      sunlight: 'Sun or shade.',
      soil: 'Any soil, even salty sand.',
      fertilizing: 'A little compost in spring.',
      pruning: 'Pinch tips to eat, which keeps it bushy. Blanch leaves before eating.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: [
      'check-aphids',
      'check-caterpillars',
      'water-leaves',
      'feed-leaves',
      'remove-outer-leaves',
      'nip-flower-stems',
      'check-pests-young',
    ],
    jobs: [
      water({
        rule: 'water-standing',
        priority: 1,
        repeat: 'season',
        months: {
          tropical: range(5, 10),
          subtropical: range(9, 2),
          temperate: range(11, 3),
          cool: range(12, 2),
          arid: range(9, 3),
        },
        title: 'Water the warrigal greens in dry weeks',
        description: 'Give one good soak a week when it has not rained, and more often in a pot.',
        why: 'It lives through dry weeks, but its leaves are only soft where it drinks.',
      }),
      start(
        'Plant warrigal greens',
        { tropical: [4, 5], subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [9, 10] },
        'Soak seeds overnight and sow 2 cm deep, or plant rooted tips.',
        'Warrigal greens soon cover bare soil and need little care.',
        'Warrigal greens seed',
      ),
      {
        ...pick(
          'Pinch tips of warrigal greens',
          {
            tropical: range(3, 11),
            subtropical: range(9, 5),
            temperate: range(11, 5),
            cool: range(12, 5),
            arid: range(9, 5),
          },
          2,
          'Pinch 10 cm off each stem. Boil the leaves for a minute, and pour that water away.',
          'Two shoots grow from each pinched tip.',
        ),
        repeat: 'season',
      },
    ],
  },
]
