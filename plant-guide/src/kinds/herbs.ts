import type { Job, MonthsByZone } from '../entry.ts'
import { disease, feed, harvest, mulch, pests, propagate, prune, soil, water, weed } from '../jobs/jobs.ts'
import { south, thirsty } from '../jobs/months.ts'
import { potDrink, settleIn } from './common-jobs.ts'
import type { KindGuide } from './guide.ts'

/** For herbs that grow into a bush of branching stems, such as thyme and mint. */
export const bushyHerbJobs: readonly Job[] = [
  prune({
    rule: 'prune-late-winter',
    priority: 2,
    fromMonths: 6,
    instead: 'cut-old-stems',
    months: { tropical: [5], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
    title: 'Trim into shape before spring',
    tropics: {
      title: 'Trim into shape for the dry season',
      why: 'Cool, dry months are kind to fresh growth.',
    },
    description: 'Take a third off leafy stems, always leaving green shoots below the cut.',
    why: 'A trim just before growth starts makes a bush instead of a tangle.',
  }),
  prune({
    rule: 'tip-prune',
    priority: 2,
    fromMonths: 2,
    // Before the buds form, so that stems are left to cut for drying.
    months: { tropical: [8], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
    title: 'Pinch out the tips',
    description: 'Pinch each stem back to a pair of leaves, and use what you pick.',
    why: 'It branches, and soft tips have the most flavour.',
  }),
  propagate({
    rule: 'take-cuttings',
    priority: 3,
    months: { tropical: [5], subtropical: [3], temperate: [3], cool: [2, 3], arid: [3] },
    title: 'Take a few cuttings',
    description: 'Strip the lower leaves from finger-long tips and stand them in damp propagating mix.',
    why: 'Half-ripe tips root easily, and give you a spare in case you lose the plant.',
    product: 'Propagating mix',
  }),
  harvest({
    rule: 'harvest-dry',
    priority: 2,
    fromMonths: 2,
    months: { tropical: [7], subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
    title: 'Cut a bunch for drying',
    description: 'Cut on a dry morning just before flowering and hang small bunches out of the sun.',
    why: 'The oils are at their peak as the buds form.',
    tropics: {
      description: 'Cut on a dry morning and hang small bunches out of the sun.',
      why: 'Leaves dry fast and without mould in the dry season.',
    },
  }),
]

/** For soft herbs that are picked by the handful, such as mint and parsley. */
export const leafyHerbJobs: readonly Job[] = [
  feed({
    rule: 'feed-autumn',
    fromMonths: 6,
    priority: 2,
    months: { tropical: [8], subtropical: [3], temperate: [3], cool: [3], arid: [3] },
    title: 'Give a light autumn feed',
    description: 'Water in a half-strength liquid feed once.',
    why: 'A last flush of leaves grows before the cold slows everything.',
    tropics: { title: 'Give a light feed', why: 'It keeps the leaves coming until the wet.' },
    product: 'Liquid fertiliser',
  }),
]

/** Jobs for soft leaves, which woody and dry herbs don't need. */
export const notForDryHerbs = ['check-pests-spring', 'cut-old-stems']

/** Jobs for herbs that come back each spring; a herb sown for one season does not live to see them. */
export const springOfWhatLasts = ['feed-spring', 'cut-old-stems', 'check-pests-spring']

const mulchLightly = mulch({
  rule: 'mulch-before-summer',
  priority: 3,
  months: { tropical: [5], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
  title: 'Mulch lightly with straw',
  description: 'Spread a thin layer of straw over damp soil around the plant, not up against it.',
  why: 'Covered soil loses far less water in the heat.',
})

/** For woody herbs of dry hills, which rot under damp straw. */
export const mulchWithGravel: Job = {
  ...mulchLightly,
  title: 'Mulch lightly with gravel',
  description: 'Spread a finger’s depth of gravel around the plant, right under its leaves.',
  why: 'Gravel keeps the soil cool, and dries fast around stems that rot in the damp.',
  product: 'Coarse gravel',
}

const refreshTop = soil({
  rule: 'refresh-soil',
  priority: 3,
  only: 'pot',
  fromMonths: 10,
  months: { tropical: [4], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
  title: 'Refresh the top of the soil',
  description: 'Scrape away the top few centimetres and replace them with fresh mix or old compost.',
  why: 'After a year, potting mix has set hard and lost its goodness.',
  product: 'Premium potting mix',
})

/** For herbs of poor soil, whose leaves lose their scent in a rich one. */
export const refreshTopLean: Job = {
  ...refreshTop,
  description: 'Scrape away the top few centimetres and replace them with cactus mix, without compost.',
  why: 'After a year the mix has set hard, and water runs off it instead of in.',
  product: 'Cactus and succulent mix',
}

/** The months come from the crop's own planting job; perennial herbs are not sown. */
const whenSown: MonthsByZone = {}

export const herb: KindGuide = {
  name: 'Herb',
  species: 'Lamiaceae and Apiaceae',
  keywords: ['herb', 'ocimum', 'mentha', 'thymus', 'origanum', 'artemisia', 'balm', 'savory', 'chamomile'],
  care: {
    watering: 'When the top of the soil is dry; leafy herbs like it moist, woody ones nearly dry.',
    sunlight: 'At least half a day of sun.',
    soil: 'Free-draining; richer for leafy herbs, poorer for woody ones.',
    fertilizing: 'Lightly in spring and again in early autumn; overfed herbs lose their scent.',
    pruning: 'Pick often, and never cut woody herbs back into bare wood.',
  },
  jobs: [
    settleIn,
    water({
      rule: 'water-seedlings',
      phase: 'establish',
      instead: 'settle-in',
      priority: 1,
      months: whenSown,
      title: 'Keep the seedlings damp until they are growing well',
      description: 'Water with a fine rose each morning for two weeks, then less often and deeper.',
      why: 'Seed and small roots lie in the top of the soil, which dries out within a day.',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: thirsty,
      title: 'Water when the top of the soil is dry',
      description: 'Push a finger in to the first knuckle; if it is dry, soak the bed in the morning.',
      inPot: { title: potDrink.title, description: potDrink.description },
      why: 'Herbs dry out faster than you notice, and wilted leaves lose their flavour.',
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: { tropical: [4], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
      title: 'Feed for spring growth',
      tropics: { title: 'Feed as the dry season starts' },
      description: 'Scatter a little organic pellet food or water in half-strength liquid feed.',
      why: 'New leaves are coming, and a light feed is all they need.',
      product: 'Organic pellet fertiliser',
    }),
    pests({
      rule: 'check-pests-spring',
      general: true,
      priority: 1,
      months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
      title: 'Check new tips for aphids and snails',
      description:
        'Hose aphids off and pick snails; you will be eating these leaves, so leave sprays in the shed.',
      why: 'Pests go for the soft tips.',
      arid: {
        title: 'Check new tips for aphids and mites',
        description:
          'Turn the leaves over and hose off what you find; you will be eating these leaves, so leave sprays in the shed.',
      },
    }),
    prune({
      rule: 'cut-old-stems',
      priority: 2,
      fromMonths: 6,
      months: { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
      title: 'Cut out old and yellow stems',
      description: 'Snip off whatever is brown, yellow or bare, right down at its base.',
      why: 'Fresh leaves have room and light to grow.',
    }),
    water({
      rule: 'water-pot-autumn',
      priority: 3,
      only: 'pot',
      months: south(6),
      title: 'Cut back the watering',
      description: 'Let the pot dry out more between drinks, and empty its saucer.',
      why: 'Wet roots kill more herbs than cold does.',
    }),
    weed({
      rule: 'weed-spring',
      priority: 3,
      months: { tropical: [4], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
      title: 'Weed around the base',
      description: 'Pull weeds by hand while the soil is damp.',
      why: 'Weeds take the water first, and shade out what is small.',
    }),
    mulchLightly,
    refreshTop,
    disease({
      rule: 'thin-for-air',
      priority: 3,
      fromMonths: 6,
      months: { tropical: [12], subtropical: [1, 2], temperate: [4], cool: [4] },
      title: 'Clear damp, dead stems and leaves',
      description: 'Cut out what is yellow or rusty and bin it.',
      why: 'Mould starts where leaves stay wet and air cannot move.',
    }),
  ],
}
