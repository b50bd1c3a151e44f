import { ACT, NSW, NT, QLD, SA, TAS, VIC, WA } from '../climate/states.ts'
import { disease, feed, pests, prune, soil, water, weed } from '../jobs/jobs.ts'
import { waterSummer } from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'
import { mowing } from './mowing.ts'
import { feedNewLawn, keepNewLawnDamp, mowNewLawn } from './new-lawn-jobs.ts'

/** Words for a pot of grass, which is clipped with shears and fed by the pinch. */
export const pottedGrass = {
  feed: {
    title: 'Feed the potted grass',
    description: 'Scatter slow-release lawn fertiliser thinly over the grass in the pot, and water it in.',
    why: 'It is about to grow fast, and a pot holds little food.',
    technical: 'A quarter of a teaspoon is enough for a pot 30 cm wide.',
  },
} as const

const spell = { subtropical: [9], temperate: [9], cool: [10], arid: [9] }

/** Lawn armyworm is a moth of warm places; the grubs of Tasmanian lawns are corbies and cockchafers. */
const armywormStates = [NSW, ACT, VIC, QLD, SA, WA, NT] as const

export const lawn: KindGuide = {
  name: 'Lawn',
  species: 'Poaceae',
  keywords: ['lawn', 'turf', 'kikuyu', 'buffalo grass', 'couch', 'zoysia', 'fescue', 'ryegrass'],
  care: {
    watering: 'Deeply, early and seldom.',
    sunlight: 'Five hours of sun for most.',
    soil: 'Free-draining; aerate where it is trodden hard.',
    fertilizing: 'Spring, early summer and autumn.',
    pruning: 'Mow often and never more than a third.',
  },
  jobs: [
    keepNewLawnDamp,
    feed({
      rule: 'feed-spring',
      fromMonths: 1,
      priority: 1,
      minutes: 30,
      months: { tropical: [9, 10], ...spell },
      title: 'Feed the lawn for spring',
      tropics: { title: 'Feed the lawn before the wet' },
      description: 'Spread slow-release lawn fertiliser evenly in two directions and water it in.',
      why: 'Grass starts growing as the soil warms, and a well-fed lawn outgrows its weeds.',
      inPot: pottedGrass.feed,
      technical: 'About 20 g/m²; calibrate the spreader and keep granules off paths and drains.',
      product: 'Slow-release lawn fertiliser',
    }),
    water({
      ...waterSummer,
      fromMonths: 1,
      title: 'Water deeply and early',
      description:
        'Give one or two long soaks a week before breakfast, as local rules allow: none after good rain, and fewer as it cools.',
      why: 'Deep roots get a lawn through dry weeks.',
    }),
    pests({
      rule: 'check-pests-summer',
      fromMonths: 1,
      priority: 1,
      months: {
        tropical: [12, 1, 2, 3],
        subtropical: [12, 1, 2],
        temperate: [12, 1, 2],
        cool: [1, 2],
        arid: [12, 1],
      },
      title: 'Check the lawn for armyworm',
      description:
        'Pour a bucket of soapy water on a thin patch, and see whether caterpillars come up within ten minutes.',
      why: 'Armyworm feeds in the warm months and can strip a lawn in days.',
      states: armywormStates,
    }),
    pests({
      rule: 'check-corbies',
      only: 'ground',
      fromMonths: 2,
      priority: 1,
      months: { cool: [4, 5] },
      title: 'Look for corbie grubs in the lawn',
      description:
        'Part the grass where it thins, and look for pencil-wide holes lined with silk. Pour soapy water over them and see what comes up.',
      why: 'Corbies graze at night from autumn on, and leave bare patches by spring.',
      states: [TAS],
    }),
    feed({
      rule: 'feed-early-summer',
      fromMonths: 2,
      priority: 2,
      minutes: 30,
      months: { tropical: [12], subtropical: [11], temperate: [11], cool: [11, 12], arid: [11] },
      title: 'Feed again before the heat',
      tropics: {
        title: 'Feed again in the wet',
        why: 'Grass grows fastest in warm rain and uses up its food.',
      },
      description: 'Spread lawn fertiliser at half rate on a mild day and water it in.',
      why: 'A dense lawn shades its own roots.',
      product: 'Slow-release lawn fertiliser',
    }),
    feed({
      rule: 'feed-autumn',
      fromMonths: 1,
      priority: 2,
      minutes: 30,
      months: { tropical: [3], subtropical: [4], temperate: [3, 4], cool: [3], arid: [4] },
      title: 'Give the autumn feed',
      tropics: {
        title: 'Feed the lawn as the wet season ends',
        description: 'Spread a lawn food with more potassium and water it in.',
        why: 'Potassium hardens the grass before the dry.',
      },
      description: 'Use an autumn lawn food with more potassium.',
      why: 'Potassium keeps the grass strong through the cool months.',
      product: 'Autumn lawn fertiliser',
    }),
    feed({
      rule: 'feed-in-a-pot',
      only: 'pot',
      fromMonths: 3,
      priority: 1,
      minutes: 10,
      months: { tropical: [2], subtropical: [2], temperate: [2, 3], cool: [2], arid: [3] },
      ...pottedGrass.feed,
      title: 'Feed the potted grass again',
      description: 'Give the grass in the pot a little more slow-release lawn fertiliser, and water it in.',
      why: 'It grows on while the mix is warm, and its last food is used up or washed out.',
      product: 'Slow-release lawn fertiliser',
    }),
    mowNewLawn,
    feedNewLawn,
    ...mowing,
    prune({
      rule: 'raise-mower',
      only: 'ground',
      fromMonths: 2,
      priority: 2,
      minutes: 40,
      months: { tropical: [11, 12], subtropical: [12, 1], temperate: [12, 1], cool: [12, 1], arid: [11, 12] },
      title: 'Raise the mower for summer',
      tropics: {
        title: 'Raise the mower for the wet season',
        why: 'Longer leaves stand up to heat, rain and fungus.',
      },
      description:
        'Set it one or two notches higher, sharpen the blades, and never cut off more than a third at once.',
      why: 'Longer leaves shade the soil and save water.',
    }),
    prune({
      rule: 'edge-and-tidy',
      fromMonths: 2,
      priority: 3,
      months: { tropical: [4], subtropical: [10], temperate: [10], cool: [10, 11], arid: [10] },
      title: 'Edge paths and beds',
      description: 'Cut a clean edge with a half-moon spade or edger.',
      why: 'Grass grows fastest from now on, and an edge that is cut keeps it out of the beds.',
      tropics: { why: 'Runners have spread all through the wet, and slow down as it dries.' },
    }),
    pests({
      rule: 'check-pests-autumn',
      only: 'ground',
      fromMonths: 2,
      priority: 2,
      months: { tropical: [3], subtropical: [3], temperate: [3], cool: [3], arid: [3] },
      title: 'Look for grubs in yellow patches',
      description: 'Lift a flap of turf where it yellows; more than a few curl grubs need treating.',
      why: 'Beetles have laid their eggs in the soil.',
    }),
    water({
      rule: 'check-dry-patches',
      fromMonths: 2,
      priority: 3,
      months: { tropical: [6], subtropical: [10, 11], temperate: [11], cool: [12], arid: [9] },
      title: 'Treat dry patches with a soil wetter',
      description: 'Water a soil wetter over patches where water beads, then soak them.',
      why: 'Soil that has dried right out turns water away.',
      inPot: { why: 'Potting mix turns water away once it has dried out.' },
      product: 'Soil wetter',
    }),
    weed({
      rule: 'weed-spring',
      fromMonths: 2,
      priority: 1,
      months: { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
      title: 'Pull bindii and broadleaf weeds',
      description: 'Lever rosettes out with a long knife while the soil is damp.',
      why: 'Now is the last chance before the prickles form.',
      tropics: {
        title: 'Pull broadleaf weeds before they seed',
        why: 'Weeds of the wet season are about to seed.',
      },
    }),
    weed({
      rule: 'weed-autumn',
      fromMonths: 1,
      priority: 3,
      months: { tropical: [8], subtropical: [5], temperate: [5], cool: [4, 5], arid: [5] },
      title: 'Pull winter weeds young',
      tropics: {
        title: 'Pull dry-season weeds young',
        description: 'Take weeds out by hand, root and all, while they are small.',
      },
      description: 'Take winter grass and clover out by hand while they are small.',
      why: 'Weeds that sprout now take over the lawn in a few months.',
    }),
    soil({
      rule: 'aerate',
      priority: 2,
      minutes: 60,
      fromMonths: 12,
      months: { tropical: [9, 10], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9, 10] },
      title: 'Aerate and top-dress',
      description: 'Fork holes 10 cm deep, then rake washed sand or sandy loam over thinly.',
      why: 'Air and water reach the roots as growth begins, so it heals in weeks.',
    }),
    disease({
      rule: 'check-fungus',
      only: 'ground',
      fromMonths: 1,
      priority: 3,
      months: { tropical: [2], subtropical: [4], temperate: [4, 5], cool: [4], arid: [4] },
      title: 'Look for rings and brown patches',
      description: 'Water only in the morning and rake up leaves that keep the grass wet.',
      why: 'Fungi spread on grass that stays wet through cool nights.',
      tropics: { why: 'Warm, wet nights start the fungi.' },
    }),
  ],
}
