import type { MonthsByZone } from '../catalogue/entry.ts'
import { disease, feed, mulch, pests, propagate, prune, soil, water, weed } from '../jobs.ts'
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
      months: warm,
      title: 'Water deeply at the roots',
      description: 'Soak the root zone in the morning and keep the leaves dry. Check pots every day.',
      why: 'Even water while fruit swells prevents splitting, bitterness and blossom end rot.',
      technical: 'Aim for 25–30 mm a week, more above 35 °C; fluctuating supply limits calcium uptake.',
    }),
    feed({
      rule: 'feed-while-fruiting',
      priority: 1,
      repeat: 'season',
      months: warm,
      title: 'Liquid feed every fortnight',
      description: 'Water in a liquid tomato or vegetable food, on damp soil, from the first flowers on.',
      why: 'A crop that flowers and fruits at the same time uses up the soil’s food quickly.',
      technical: 'Choose a potassium-rich food; too much nitrogen gives leaf instead of fruit.',
      product: 'Liquid tomato and vegetable food',
    }),
    pests({
      rule: 'check-pests-young',
      priority: 1,
      months: warmStart,
      title: 'Guard young plants from snails and cutworms',
      description: 'Look under leaves and around stems at dusk, pick off what you find and collar the stems.',
      why: 'Snails can undo a month’s work in one night.',
    }),
    pests({
      rule: 'check-pests-fruit',
      priority: 2,
      repeat: 'season',
      months: warm,
      title: 'Check for caterpillars, whitefly and fruit fly',
      description:
        'Turn leaves over, squash eggs, pick up fallen fruit and net ripening trusses where fruit fly is about.',
      why: 'Warm weather shortens every pest’s life cycle, so a weekly look catches them while they are few.',
      product: 'Fruit fly exclusion bags',
    }),
    prune({
      rule: 'stake-and-train',
      priority: 2,
      months: warmStart,
      title: 'Stake and tie in new growth',
      description:
        'Push stakes or a trellis in before roots spread and tie stems loosely in a figure of eight.',
      why: 'Support given early saves breaking stems when the fruit is heavy.',
    }),
    prune({
      rule: 'remove-lower-leaves',
      priority: 3,
      months: { tropical: [6, 7], subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11, 12] },
      title: 'Take off yellowing lower leaves',
      description: 'Snip leaves that touch the soil or have yellowed, with clean snips on a dry day.',
      why: 'Air around the base keeps mildew and blight from climbing.',
    }),
    feed({
      rule: 'feed-at-planting',
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
      priority: 3,
      months: warmStart,
      title: 'Water new seedlings in',
      description: 'Water gently each morning for the first ten days, then less often and deeper.',
      why: 'Small roots dry out in a day; deep roots come from deeper drinks.',
    }),
    pests({
      rule: 'check-mites',
      priority: 3,
      months: { tropical: [8, 9], subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
      title: 'Look for spider mites under the leaves',
      description: 'Hose the undersides of speckled leaves in the early morning, three days running.',
      why: 'Mites thrive in dry heat and a jet of water sets them back without spraying.',
    }),
    mulch({
      rule: 'mulch-crop',
      priority: 2,
      months: { tropical: [5], subtropical: [10], temperate: [11, 12], cool: [12], arid: [10] },
      title: 'Mulch around the plants',
      description: 'Spread 5 cm of sugar cane or pea straw over damp soil, clear of the stems.',
      why: 'Mulch laid before the heat keeps the soil evenly moist.',
      product: 'Sugar cane mulch',
    }),
    weed({
      rule: 'weed-crop',
      priority: 3,
      months: warmStart,
      title: 'Weed while weeds are small',
      description: 'Hoe lightly on a dry morning and leave the weeds to wither.',
      why: 'Weeds can swamp seedlings in their first month.',
    }),
    disease({
      rule: 'clear-spent-plants',
      fromMonths: 3,
      priority: 2,
      months: { tropical: [10, 11], subtropical: [4, 5], temperate: [4], cool: [4], arid: [5] },
      title: 'Pull out spent plants',
      description: 'Clear finished plants and fallen fruit; bin anything diseased rather than composting it.',
      why: 'Blight and mildew survive on old stems until next year.',
    }),
    soil({
      rule: 'improve-bed',
      priority: 2,
      months: bedRest,
      title: 'Feed the empty bed',
      description: 'Spread 5 cm of compost, fork it in and let it settle before the next crop.',
      why: 'Compost works in best while the bed is resting. Plant a different family here next.',
      product: 'Compost',
    }),
    propagate({
      rule: 'save-seed',
      priority: 3,
      months: { tropical: [9], subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [2, 3] },
      title: 'Save seed from the best fruit',
      description: 'Let one perfect fruit ripen fully, rinse and dry the seed on paper, and label it.',
      why: 'Seed from your own best plant already suits your garden.',
    }),
  ],
}
