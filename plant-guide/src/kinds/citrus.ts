import { coverFromFrost } from '../jobs/frost.ts'
import { disease, feed, pests, prune, water } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { addCompost, freshMix } from './common-jobs.ts'
import { mulchBase, weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

export const citrus: KindGuide = {
  name: 'Citrus',
  species: 'Citrus',
  keywords: [
    'citrus',
    'orange',
    'lemon',
    'lime',
    'mandarin',
    'grapefruit',
    'tangelo',
    'yuzu',
    'pomelo',
    'splitzer',
  ],
  frostTender: true,
  care: {
    watering: 'A deep soak once or twice a week in warm weather, every day in pots during heat.',
    sunlight: 'Full sun, six hours or more, out of strong wind.',
    soil: 'Free-draining and slightly acid; plant on a mound over clay.',
    fertilizing: 'Citrus food in early spring, early summer and early autumn, always watered in.',
    pruning: 'Little: dead wood, shoots below the graft and galls, after harvest and frost.',
  },
  jobs: [
    freshMix,
    feed({
      rule: 'feed-early-spring',
      priority: 1,
      fromMonths: 7,
      months: { tropical: [8, 9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [8, 9] },
      title: 'Feed with citrus food',
      description:
        'Scatter citrus fertiliser over damp soil around the drip line, clear of the trunk, and water it in well.',
      inPot: {
        description:
          'Scatter citrus fertiliser over the damp mix, as much as the packet says for pots, and water it in.',
      },
      why: 'This feed supports the spring flush, which carries the flowers.',
      tropics: { why: 'This feed supports the flush that carries the flowers.' },
      technical: 'Look for an analysis high in nitrogen with magnesium, iron and zinc; never feed dry soil.',
      product: 'Organic citrus fertiliser',
    }),
    feed({
      rule: 'feed-first',
      priority: 1,
      fromMonths: 1,
      untilMonths: 6,
      months: {
        tropical: [8, 9, 10, 11, 12],
        subtropical: [9, 10, 11, 12],
        temperate: [9, 10, 11, 12],
        cool: [11, 12],
        arid: [9, 10, 11, 12],
      },
      title: 'Give the young citrus its first, light feed',
      description: 'Scatter a quarter of the amount on the packet over damp soil and water it in well.',
      why: 'New roots are growing, and a full feed would burn them.',
      product: 'Organic citrus fertiliser',
    }),
    feed({
      rule: 'feed-young-summer',
      priority: 1,
      fromMonths: 2,
      untilMonths: 26,
      months: { subtropical: [12], temperate: [12], cool: [1] },
      title: 'Feed the young citrus lightly in summer',
      description:
        'Scatter a quarter of the amount on the packet over damp soil, or half in its second summer, and water it in well.',
      why: 'It grows through the warm months, and water has washed the last feed out.',
      product: 'Organic citrus fertiliser',
    }),
    feed({
      rule: 'feed-summer',
      priority: 1,
      fromMonths: 27,
      months: { tropical: [12], subtropical: [12], temperate: [12], cool: [12], arid: [12] },
      title: 'Feed again for swelling fruit',
      description: 'Scatter citrus food over damp soil, in the cool of the day, and soak it in.',
      why: 'The second feed of the season goes straight into the swelling fruit.',
      product: 'Organic citrus fertiliser',
    }),
    feed({
      rule: 'feed-autumn',
      fromMonths: 3,
      priority: 2,
      months: { tropical: [3], subtropical: [3], temperate: [3], cool: [2], arid: [3] },
      title: 'Give the last citrus feed before winter',
      description:
        'Scatter half as much citrus food as in spring over damp soil, water it in, and then stop.',
      why: 'Roots take up food while the soil is warm; in winter it would be wasted.',
      tropics: {
        title: 'Give the last citrus feed of the wet season',
        description: 'Scatter half the usual citrus food over damp soil, then stop until it flowers.',
        why: 'Roots take up food while the soil is damp and warm.',
      },
      product: 'Organic citrus fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: { ...thirsty, temperate: [11, 12, 1, 2] },
      title: 'Water the citrus deeply',
      description:
        'Soak the roots twice a week in dry weather, and in the first summer every second day while it is hot; a pot needs a drink every hot day.',
      onceGrown: 'Soak the soil out to the drip line once or twice a week in dry weather.',
      tropics: {
        description:
          'Soak the roots twice a week until the rains come, and a new tree every second day; a pot needs a drink every hot day.',
        onceGrown: 'Soak the soil out to the drip line once or twice a week until the rains come.',
      },
      arid: {
        description:
          'Soak the roots twice a week, and in the first summer every second day while it is hot; a pot needs a drink every hot day.',
        onceGrown: 'Soak the soil out to the drip line twice a week, and once a week in the cool months.',
      },
      why: 'A citrus whose roots run dry sheds its leaves, and any fruit that it carries.',
      technical: 'Wet the top 30–40 cm each time; check with a trowel an hour later.',
    }),
    pests({
      rule: 'cut-galls',
      priority: 1,
      fromMonths: 12,
      months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7, 8] },
      title: 'Cut off gall wasp swellings',
      description: 'Cut lumpy stems below the gall, seal the galls in a bag and leave it in the sun.',
      why: 'The wasps leave their galls in spring, so cut before then.',
      states: regionalPests.gallWasp.states,
    }),
    pests({
      rule: 'leafminer-traps',
      priority: 3,
      months: { tropical: [3], subtropical: [10, 1], temperate: [1], cool: [1], arid: [10, 1] },
      title: 'Hang leafminer traps',
      description: 'Hang one trap to a tree among new growth and change it when the lure runs out.',
      why: 'Silvery trails appear in new leaves, and trapping comes before the damage.',
      product: 'Citrus leafminer trap',
      states: regionalPests.citrusLeafminer.states,
    }),
    pests({
      rule: 'treat-scale',
      priority: 2,
      fromMonths: 3,
      months: { tropical: [6], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9] },
      title: 'Treat scale and sooty mould',
      description:
        'On a cool, still day coat stems and undersides of leaves with horticultural oil, as the label says.',
      why: 'Young scale is moving now, and the weather is still cool enough for oil.',
      technical: 'Never above 30 °C or on a thirsty tree: the oil burns the leaves.',
      product: 'Horticultural oil',
    }),
    prune({
      rule: 'prune-after-harvest',
      priority: 2,
      fromMonths: 24,
      months: { tropical: [8, 9], subtropical: [8], temperate: [8, 9], cool: [10], arid: [8, 9] },
      title: 'Tidy the citrus before its spring growth',
      description:
        'Take out dead and crossing branches and, on a grown tree, those that hang below your knee.',
      inPot: { description: 'Take out dead and crossing branches, and shorten any that spoil its shape.' },
      why: 'The shoots that follow have all the warm months to harden.',
      tropics: {
        title: 'Tidy the citrus before it flowers',
        why: 'Most of the year’s flowers are not yet open.',
      },
    }),
    prune({
      rule: 'remove-rootstock-shoots',
      priority: 2,
      fromMonths: 2,
      months: { tropical: [10], subtropical: [8, 9], temperate: [9, 10], cool: [10], arid: [8, 9] },
      title: 'Rub off shoots below the graft',
      description: 'Check the lowest part of the trunk and tear off any shoots while they are soft.',
      why: 'Rootstock shoots are thorny, strong and give no fruit worth eating.',
    }),
    water({
      rule: 'water-flowering',
      priority: 3,
      fromMonths: 24,
      months: { temperate: [10], cool: [10, 11] },
      title: 'Feel the soil while the citrus flowers',
      description: 'Feel the soil twice a week and water when the top 5 cm is dry.',
      why: 'Citrus sets little fruit if it dries out in flower.',
      only: 'ground',
    }),
    feed({
      rule: 'feed-trace-elements',
      priority: 3,
      months: { tropical: [4], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
      title: 'Correct yellowing leaves',
      description:
        'Where leaves yellow between green veins, water in chelated trace elements over the roots.',
      why: 'New leaves show what the soil lacks.',
      technical: 'Iron and manganese fail in young leaves on limy soil, magnesium in old leaves.',
      product: 'Chelated trace elements',
    }),
    coverFromFrost('citrus', { untilMonths: 48 }),
    weedBase,
    mulchBase,
    addCompost,
    disease({
      rule: 'check-collar-rot',
      priority: 3,
      months: { tropical: [4], subtropical: [4, 5], temperate: [5, 6], cool: [5, 6], arid: [5, 6] },
      title: 'Clear mulch from the trunk and check the bark',
      description: 'Draw mulch a hand’s width back and look for weeping or cracked bark at soil level.',
      why: 'Collar rot starts where damp mulch lies against the bark.',
    }),
  ],
}
