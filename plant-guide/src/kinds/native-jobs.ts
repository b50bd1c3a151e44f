import type { Job } from '../entry.ts'
import { feed, mulch, pests, soil, water, weed } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { applySoilWetter, freshMix } from './common-jobs.ts'

const spring = { tropical: [4, 5], subtropical: [8, 9], temperate: [9], cool: [9], arid: [9] }

/** For plants that rot under rich, dense mulch. */
export const coarseMulch = mulch({
  rule: 'mulch-before-summer',
  priority: 2,
  months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
  title: 'Mulch with coarse bark or leaf litter',
  description: 'Spread 5–7 cm of coarse mulch around the plant, a hand’s width clear of its base.',
  why: 'Coarse mulch keeps roots cool and lets every drop of rain through.',
  tropics: { why: 'Coarse mulch keeps the soil damp into the dry season.' },
  inPot: {
    title: 'Mulch the pot with bark or gravel',
    description: 'Spread 2 cm of it over damp mix, not up against the plant.',
  },
  product: 'Coarse native mulch',
})

/** Jobs for every native in a garden: shrub, tree or clump. */
export const anyNative: readonly Job[] = [
  applySoilWetter,
  feed({
    rule: 'feed-spring',
    priority: 1,
    months: spring,
    title: 'Feed with low-phosphorus native plant food',
    description: 'Scatter a slow-release native fertiliser around the plant and water it in.',
    why: 'The soil is warming up, and one light feed a year is all that a native needs.',
    tropics: {
      why: 'The soil is still damp from the wet, and one light feed a year is all that a native needs.',
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
    title: 'Water the young plant deeply',
    description:
      'Pour a bucket of water slowly over the roots and the soil around them once a week, twice in a heatwave, unless there has been good rain.',
    arid: {
      description:
        'Pour a bucket of water slowly over the roots and the soil around them twice a week while it is hot, every second day in a heatwave, and once a week when it is cool.',
    },
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
    why: 'A deep drink now and then carries an established native through a dry year.',
    arid: {
      title: 'Soak the roots while it stays dry',
      description: 'Every second week without rain, let a hose trickle over the roots for an hour.',
    },
    only: 'ground',
  }),
  water({
    rule: 'water-pot',
    priority: 1,
    only: 'pot',
    repeat: 'season',
    months: {
      ...thirsty,
      temperate: [11, 12, 1, 2],
      cool: [11, 12, 1, 2],
    },
    title: 'Water the pot once the top of the mix is dry',
    description:
      'Feel the mix: where the top 3 cm is dry, water until it drains out the bottom; empty the saucer.',
    why: 'A pot warms up and dries out long before the ground does.',
  }),
  weed({
    rule: 'weed-base',
    priority: 2,
    fromMonths: 1,
    only: 'ground',
    months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: 'Hand-weed around the base',
    description: 'Pull weeds by hand and leave the soil undisturbed.',
    why: 'Its finest roots lie near the surface, where a fork tears them.',
  }),
  coarseMulch,
  soil({
    rule: 'check-drainage',
    priority: 3,
    only: 'ground',
    untilMonths: 12,
    // Not in the arid zone, where water never stands for long.
    months: { tropical: [1, 2], subtropical: [1, 2], temperate: [6], cool: [6] },
    title: 'Check that rain drains away',
    description: 'Look an hour after rain, and where water stands, lead it away from the plant.',
    why: 'More natives die of wet roots than of drought.',
  }),
]

/** For roots that must not be broken. */
export const freshNativeMix: Job = {
  ...freshMix,
  description:
    'Replace the top 5 cm with native potting mix. Where roots fill the pot, move the plant into one a size up instead, its root ball left whole.',
  product: 'Native potting mix',
}

/** Jobs for native shrubs and trees. */
export const woodyNative: readonly Job[] = [
  ...anyNative,
  freshNativeMix,
  pests({
    rule: 'check-pests-spring',
    general: true,
    priority: 1,
    fromMonths: 2,
    months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
    title: 'Check for borers, scale and caterpillars',
    description:
      'Look for sawdust, webbing and lumps on the stems. Pick or wipe off what you find, and cut out only a stem that borers have tunnelled.',
    why: 'Insects arrive with the new shoots, and small numbers are easy to deal with by hand.',
    tropics: { why: 'What settled on the shoots of the wet shows now, and is easy to deal with by hand.' },
  }),
]

/** General care of every native. */
export const nativeCare = {
  watering: 'Weekly for the first two summers, then only in long dry spells.',
  sunlight: 'Full sun to light shade.',
  soil: 'Free-draining and not enriched; raise the bed over clay.',
  fertilizing: 'A low-phosphorus native plant food in spring, and no manure.',
  pruning: 'Lightly and every year, straight after flowering.',
}
