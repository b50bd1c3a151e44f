import type { MonthsByZone } from '../entry.ts'
import { coverLateFrost } from '../jobs/frost.ts'
import { disease, feed, mulch, pests, prune, soil, water, weed } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { eatersOfDryCountry } from './common-jobs.ts'
import type { KindGuide } from './guide.ts'
import { warm } from './vegetable-seasons.ts'

const warmStart: MonthsByZone = {
  tropical: [4, 5],
  subtropical: [9, 10],
  temperate: [10, 11],
  cool: [11, 12],
  arid: [9, 10],
}

const bedRest: MonthsByZone = {
  tropical: [2, 3],
  subtropical: [7, 8],
  temperate: [7, 8],
  cool: [8, 9],
  arid: [7, 8],
}

/** Food for crops that flower and fruit at the same time. */
export const feedFromFirstFlowers = feed({
  rule: 'feed-while-fruiting',
  priority: 1,
  repeat: 'season',
  months: warm,
  title: 'Liquid feed from the first flowers on',
  description:
    'Once flowers open, water in a liquid tomato or vegetable food on damp soil, and again two weeks later.',
  why: 'A crop that flowers and fruits at the same time uses up the soil’s food quickly.',
  technical: 'Choose a potassium-rich food; too much nitrogen gives leaf instead of fruit.',
  product: 'Liquid tomato and vegetable food',
})

export const fruitingVegetable: KindGuide = {
  name: 'Fruiting vegetable',
  species: 'Solanaceae and Cucurbitaceae',
  keywords: ['solanum', 'cucurbita', 'cucumis', 'capsicum', 'gourd', 'melon', 'squash', 'fruiting vegetable'],
  cropMonths: 6,
  frostTender: true,
  care: {
    watering:
      'Deeply at the roots every second day once fruit sets, daily in pots; uneven water splits fruit.',
    sunlight: 'Six hours of full sun or more; a little afternoon shade is kind in arid summers.',
    soil: 'Rich and free-draining, with plenty of compost dug in a fortnight before planting.',
    fertilizing:
      'Complete fertiliser at planting, then something higher in potassium every fortnight from first flowers.',
    pruning: 'Stake or trellis early and take off yellowing lower leaves.',
  },
  jobs: [
    water({
      rule: 'water-while-fruiting',
      priority: 1,
      repeat: 'season',
      months: { ...warm, tropical: range(5, 11), subtropical: range(9, 5), arid: range(9, 5) },
      title: 'Water deeply at the roots',
      description:
        'Soak the roots every second or third morning in warm weather and daily in a heatwave, and keep the leaves dry. Check pots every day.',
      why: 'Even water keeps the flowers on and the fruit sound.',
      technical: 'Aim for 25–30 mm a week, and more above 35 °C.',
      inPot: { technical: 'Above 30 °C a large plant empties its pot in a day, above 35 °C in half of one.' },
      tropics: {
        description:
          'Soak the roots every second day without rain, and keep the leaves dry. Check pots every day.',
      },
    }),
    feedFromFirstFlowers,
    pests({
      rule: 'check-pests-young',
      phase: 'establish',
      priority: 1,
      months: warmStart,
      title: 'Guard young plants from snails and cutworms',
      description: 'Look under leaves and around stems at dusk, pick off what you find and collar the stems.',
      why: 'Snails can eat a young plant in one night.',
      arid: eatersOfDryCountry,
    }),
    pests({
      rule: 'check-pests-fruit',
      priority: 2,
      repeat: 'season',
      months: warm,
      title: 'Check for caterpillars and whitefly',
      description:
        'Turn leaves over, pick off caterpillars and hose whitefly off. Later take away fruit with holes in it.',
      why: 'The warmer it is, the faster they breed, so look while they are still few.',
    }),
    prune({
      rule: 'stake-and-train',
      phase: 'establish',
      priority: 2,
      months: warmStart,
      title: 'Stake and tie in new growth',
      description:
        'Tie the stems loosely to their stake or trellis in a figure of eight; where there is none yet, push one in clear of the roots.',
      why: 'Stems that are tied early do not break when the fruit is heavy.',
    }),
    prune({
      rule: 'remove-lower-leaves',
      priority: 3,
      fromMonths: 2,
      months: {
        tropical: [6, 7, 8],
        subtropical: [11, 12, 1, 2],
        temperate: [12, 1, 2],
        cool: [1, 2],
        arid: [11, 12, 1, 2],
      },
      title: 'Take off yellowing lower leaves',
      description: 'Snip leaves that touch the soil or have yellowed, with clean snips on a dry day.',
      why: 'Air around the base keeps mildew and blight from climbing.',
    }),
    feed({
      rule: 'feed-at-planting',
      phase: 'prepare',
      only: 'ground',
      priority: 2,
      months: warmStart,
      title: 'Dress the bed with compost and manure',
      description:
        'Spread a bucket of compost and a handful of pelletised manure over each square metre, rake it in lightly and water.',
      why: 'Hungry crops need food within reach of their young roots.',
      product: 'Pelletised manure',
    }),
    water({
      rule: 'water-seedlings',
      phase: 'establish',
      priority: 1,
      months: warmStart,
      title: 'Water new seedlings in',
      description: 'Water gently each morning for the first ten days, then less often and deeper.',
      why: 'Small roots dry out in a day; deep roots come from deeper drinks.',
      sown: {
        title: 'Keep the seed and the seedlings damp',
        description:
          'Water gently each morning until the seedlings have four leaves, then less often and deeper.',
        why: 'Seed that dries out as it wakes is lost; later, deep roots come from deeper drinks.',
      },
    }),
    pests({
      rule: 'check-mites',
      priority: 3,
      months: { tropical: [8, 9], subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
      title: 'Look for spider mites under the leaves',
      description: 'Hose the undersides of speckled leaves in the early morning, three days running.',
      why: 'Mites thrive in heat, and a jet of water sets them back without spraying.',
    }),
    mulch({
      rule: 'mulch-crop',
      priority: 2,
      untilMonths: 3,
      months: { ...warm, subtropical: range(10, 2), temperate: range(11, 2), cool: range(12, 2) },
      title: 'Mulch around the plants',
      description: 'Spread 5 cm of sugar cane or pea straw over damp soil, clear of the stems.',
      why: 'Mulch on damp soil keeps it evenly moist.',
      inPot: { description: 'Spread 2 cm of sugar cane or pea straw over damp mix, clear of the stems.' },
      product: 'Sugar cane mulch',
    }),
    weed({
      rule: 'weed-crop',
      phase: 'establish',
      priority: 3,
      months: warmStart,
      title: 'Weed while weeds are small',
      description: 'Pull weeds by hand while the plants are small.',
      why: 'Weeds can swamp seedlings in their first month.',
    }),
    coverLateFrost,
    disease({
      rule: 'clear-spent-plants',
      phase: 'clear',
      priority: 2,
      months: { tropical: [10, 11], subtropical: [4, 5], temperate: [4], cool: [4], arid: [5] },
      title: 'Pull out spent plants',
      description: 'Clear finished plants and fallen fruit; bin anything diseased rather than composting it.',
      why: 'Pests and diseases live on in old plants until next year.',
    }),
    soil({
      rule: 'improve-bed',
      only: 'ground',
      priority: 2,
      months: bedRest,
      title: 'Feed the empty bed',
      description: 'Spread 5 cm of compost, fork it in and let it settle before the next crop.',
      why: 'Compost works in best while the bed is resting. Plant a different family here next.',
      product: 'Compost',
    }),
  ],
}
