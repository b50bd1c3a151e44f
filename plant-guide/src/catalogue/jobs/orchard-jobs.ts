import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Job, MonthsByZone } from '../../entry.ts'
import { disease, feed, harvest, pests, plant, prune } from '../../jobs/jobs.ts'

/** Thinning young fruit, so that the rest grow larger and the tree bears again next year. */
export function thinFruit(fruit: string, apart: string, priority: Priority = 2): Job {
  return prune({
    rule: 'thin-fruit',
    phase: 'establish',
    priority,
    fromMonths: 24,
    months: { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
    title: `Thin the young ${fruit}`,
    description: `Before they are half grown, twist off the smallest and any that are marked, and leave the rest ${apart} apart.`,
    why: 'The fruit that stay grow larger and sweeter, branches do not break, and the tree crops again next year.',
  })
}

/** The second feed of trees that bear heavily. */
export const feedAfterHarvest: Job = feed({
  rule: 'feed-after-harvest',
  fromMonths: 6,
  priority: 2,
  after: 'harvest',
  months: { subtropical: [2, 3], temperate: [2, 3, 4], cool: [2, 3, 4], arid: [2, 3, 4] },
  title: 'Feed lightly after harvest',
  description: 'Give half the spring amount of fruit tree fertiliser and water it in.',
  why: 'The tree stores it for next spring’s blossom.',
  product: 'Fruit tree fertiliser',
})

const leafFall: MonthsByZone = { subtropical: [5, 6], temperate: [5, 6], cool: [5, 6], arid: [5, 6] }
const peachBuds: MonthsByZone = { subtropical: [7], temperate: [8], cool: [8], arid: [7] }

/** When the buds of an apricot swell. */
export const apricotBuds: MonthsByZone = { subtropical: [7], temperate: [8], cool: [8], arid: [7] }

/** When the buds of an almond swell, the earliest of all. */
export const almondBuds: MonthsByZone = { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] }

/** When the buds of a plum swell. */
export const plumBuds: MonthsByZone = { subtropical: [7], temperate: [8], cool: [8, 9], arid: [8] }

/** Copper sprays against leaf curl, which work only while the buds are shut. */
export function copperForLeafCurl(tree: string): Job[] {
  return copper(tree, peachBuds, {
    leafFall: 'Leaf curl spends the winter on the bark and in the bud scales.',
    budSwell: 'Once the leaves open no spray helps against leaf curl until next year.',
  })
}

/** Copper sprays for apricots, plums and almonds, against shot hole and brown rot. */
export function copperForShotHole(tree: string, buds: MonthsByZone): Job[] {
  return copper(tree, buds, {
    leafFall: 'Shot hole spends the winter on twigs and buds, and the scars of fallen leaves let it in.',
    budSwell: 'Shot hole and brown rot reach the blossom with the first rain after the buds open.',
  })
}

/** Copper sprays for cherries, against bacterial canker. */
export function copperForCanker(tree: string): Job[] {
  const jobs = copper(
    tree,
    { temperate: [8], cool: [8, 9], arid: [8] },
    {
      leafFall: 'Bacterial canker enters through the fresh scars of fallen leaves in wet weather.',
      budSwell: 'Bacteria that lived through winter reach the opening buds with spring rain.',
    },
  )
  // Cherries are not grown where winters are warm.
  return jobs.map((job) => ({ ...job, months: { ...job.months, subtropical: [] } }))
}

/** One copper spray for apples and pears, against black spot (scab). */
export function copperForBlackSpot(tree: string): Job[] {
  const jobs = copper(
    tree,
    { temperate: [9], cool: [9] },
    {
      leafFall: '',
      budSwell: 'Black spot reaches the young leaves with the first rain after the buds open.',
    },
  )
  return jobs
    .filter(({ rule }) => rule === 'copper-bud-swell')
    .map((job) => ({ ...job, priority: 2 as const, fromMonths: 18 }))
}

function copper(tree: string, buds: MonthsByZone, why: { leafFall: string; budSwell: string }): Job[] {
  return [
    disease({
      rule: 'copper-leaf-fall',
      priority: 2,
      months: leafFall,
      title: `Spray the ${tree} with copper at leaf fall`,
      description: 'Wet the bare branches to run-off with a copper spray, following the label.',
      why: why.leafFall,
      product: 'Copper fungicide',
    }),
    disease({
      rule: 'copper-bud-swell',
      priority: 1,
      months: buds,
      title: `Spray the ${tree} with copper as the buds swell`,
      description: 'Spray once buds are plump and before any pink or white shows.',
      why: why.budSwell,
      technical: 'Time it by the tree: low-chill cultivars swell weeks before the others.',
      product: 'Copper fungicide',
    }),
  ]
}

/** The slugs on pear, cherry and plum leaves, which are the young of a sawfly. */
export const clearSlugs: Job = pests({
  rule: 'check-slug',
  priority: 1,
  months: { temperate: [12, 1, 2], cool: [12, 1, 2] },
  title: 'Clear pear and cherry slug off the leaves',
  description: 'Hose the shiny black slugs off or dust them with dry wood ash.',
  why: 'Two generations a summer eat the leaves down to their veins.',
})

export function pickFruit(
  fruit: string,
  months: MonthsByZone,
  how: string,
  why: string,
  fromMonths = 24,
): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    fromMonths,
    months,
    title: `Pick the ${fruit}`,
    description: how,
    why,
  })
}

export function pruneWinter(tree: string, how: string, why: string): Job {
  return prune({
    rule: 'prune-winter',
    priority: 1,
    fromMonths: 24,
    minutes: 45,
    months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
    title: `Prune the ${tree} in winter`,
    description: how,
    why,
  })
}

/** The first cuts of a young tree, which decide its shape. One that goes in bare in winter gets them at once. */
export const shapeYoung = prune({
  rule: 'shape-young',
  priority: 1,
  fromMonths: 0,
  untilMonths: 23,
  months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
  title: 'Shape the young fruit tree',
  description:
    'Keep three or four shoots that spread outwards, shorten each by a third to an outward bud and cut out the rest.',
  why: 'The frame that it gets now carries the fruit later.',
})

export const pollinator = (fruit: string): Job =>
  plant({
    rule: 'plant-partner',
    priority: 3,
    untilMonths: 11,
    months: { subtropical: [7], temperate: [7], cool: [7], arid: [7] },
    title: `Plant a bare-rooted partner ${fruit}`,
    description: 'Choose one that flowers at the same time, spread its roots over a mound and stake it.',
    why: 'A partner for pollination means more fruit, and bare-rooted trees are sold now.',
    inPot: { description: 'Choose one that flowers at the same time, and give it a large pot of its own.' },
    product: `Bare-rooted ${fruit} tree`,
  })
