import type { Job } from '../catalogue/entry.ts'
import { disease, feed, mulch, pests, prune, soil, water, weed } from '../jobs.ts'
import { thirsty } from '../months.ts'
import { applySoilWetter, followAnts } from './common-jobs.ts'

const spring = { tropical: [4, 5], subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] }
const afterFlowering = { tropical: [5], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] }

/** True of every native in a garden, shrub, tree or clump. */
export const anyNative: readonly Job[] = [
  applySoilWetter,
  followAnts,
  feed({
    rule: 'feed-spring',
    priority: 1,
    months: spring,
    title: 'Feed with low-phosphorus native food',
    description:
      'Scatter a slow-release native fertiliser (low phosphorus) around the plant and water it in.',
    why: 'Growth is starting, and a light, low-phosphorus feed is all a native needs.',
    technical: 'Keep phosphorus below 2 %; cluster roots take up more than the plant can bear.',
    tropics: {
      why: 'The soil is still damp from the wet, and a light, low-phosphorus feed is all a native needs.',
    },
    product: 'Low-phosphorus native fertiliser',
  }),
  water({
    rule: 'water-young',
    priority: 1,
    only: 'ground',
    untilMonths: 24,
    repeat: 'season',
    months: thirsty,
    title: 'Water the young plant deeply each week',
    description:
      'Give a slow bucket once a week, twice in a heatwave, to the root ball and the soil around it.',
    why: 'Even tough natives need two summers to root deeply enough to find their own water.',
    tropics: {
      why: 'Even tough natives need two dry seasons to root deeply enough to find their own water.',
    },
  }),
  water({
    rule: 'water-dry-spells',
    priority: 2,
    fromMonths: 24,
    repeat: 'season',
    months: thirsty,
    title: 'Soak the roots in long dry spells',
    description: 'After three weeks without rain, let a hose trickle over the roots for an hour.',
    why: 'A deep drink now and then keeps an established native flowering.',
    only: 'ground',
  }),
  feed({
    rule: 'feed-seaweed',
    priority: 3,
    filler: true,
    months: { tropical: [6], subtropical: [9], temperate: [9], cool: [9], arid: [9] },
    title: 'Water in a seaweed tonic',
    description: 'Give a watering can of weak seaweed tonic, which is free of phosphorus, around the roots.',
    why: 'A tonic strengthens roots before the dry months.',
    product: 'Seaweed tonic',
  }),
  water({
    rule: 'water-pot',
    priority: 1,
    only: 'pot',
    months: { tropical: [8, 9], subtropical: [10, 11], temperate: [11], cool: [11, 12], arid: [10] },
    title: 'Check the pot twice a week',
    description: 'Water when the top 3 cm is dry, until it runs out below; empty the saucer.',
    why: 'A pot warms up and dries out long before the ground does.',
  }),
  weed({
    rule: 'weed-base',
    priority: 2,
    only: 'ground',
    months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: 'Hand-weed around the base',
    description: 'Pull weeds by hand and leave the soil undisturbed.',
    why: 'Native roots are shallow and easily damaged by a fork.',
  }),
  mulch({
    rule: 'mulch-before-summer',
    priority: 2,
    months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
    title: 'Mulch with coarse bark or leaf litter',
    description: 'Spread 5–7 cm of coarse mulch, a hand’s width clear of the stems.',
    why: 'Coarse mulch keeps roots cool and lets summer rain through.',
    tropics: { why: 'Coarse mulch keeps the soil damp into the dry season.' },
    inPot: { description: 'Spread 2 cm of bark or gravel over damp mix, clear of the stems.' },
    product: 'Coarse native mulch',
  }),
  soil({
    rule: 'check-drainage',
    priority: 3,
    only: 'ground',
    months: { tropical: [2], subtropical: [3], temperate: [6], cool: [6], arid: [6] },
    title: 'Check that rain drains away',
    description:
      'Look an hour after rain; where water stands, lead it away with a shallow drain beside the roots.',
    why: 'More natives die of wet roots than of drought.',
  }),
]

export const spotted = disease({
  rule: 'check-spots',
  priority: 3,
  months: { tropical: [3], subtropical: [4], temperate: [6, 7], cool: [6] },
  title: 'Take off spotted leaves',
  description: 'Snip off leaves with dark spots, bin them and let air through the plant.',
  why: 'Leaf spots spread in damp, still weather.',
})

/** Shrubs and trees besides. */
export const woodyNative: readonly Job[] = [
  ...anyNative,
  pests({
    rule: 'check-pests-spring',
    general: true,
    priority: 1,
    months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
    title: 'Check for borers, scale and caterpillars',
    description:
      'Look for sawdust, webbing and lumps on the stems; cut out what is affected and leave the birds the rest.',
    why: 'Insects arrive with the new shoots, and small numbers are easy to deal with by hand.',
  }),
  prune({
    rule: 'prune-after-flowering',
    priority: 1,
    fromMonths: 12,
    months: afterFlowering,
    title: 'Tip-prune after flowering',
    description: 'Take off spent flowers with a hand’s length of leafy stem; never cut into bare wood.',
    why: 'A light trim each year keeps a native dense, and buds form on what grows next.',
  }),
  prune({
    rule: 'remove-dead-wood',
    fromMonths: 12,
    priority: 3,
    months: { tropical: [6], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
    title: 'Cut out dead and rubbing twigs',
    description: 'Cut back to living wood with clean secateurs.',
    why: 'Dead twigs are where borers and rot get in.',
  }),
  pests({
    rule: 'check-pests-autumn',
    general: true,
    priority: 2,
    months: { tropical: [7], subtropical: [4, 5], temperate: [5], cool: [5], arid: [5] },
    title: 'Look for galls and webbing',
    description: 'Snip out galls and webbed twigs and bin them.',
    why: 'Now that growth has slowed, it is easy to see what the warm months left behind.',
  }),
  spotted,
]

/** What every native asks for. */
export const nativeCare = {
  watering: 'Weekly for the first two summers, then only in long dry spells.',
  sunlight: 'Full sun to light shade.',
  soil: 'Free-draining and not enriched; raise the bed over clay.',
  fertilizing: 'A low-phosphorus native food in spring, and no manure.',
  pruning: 'Lightly and every year, straight after flowering.',
}
