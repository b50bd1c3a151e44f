import type { Job, MonthsByZone } from '../../entry.ts'
import { feed, pests, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { pinchSeedlings } from '../../kinds/annual-flower.ts'

/** Months in which plants set out in spring flower. */
export const summerFlowers: MonthsByZone = {
  tropical: [5, 6, 7, 8],
  subtropical: [9, 10, 11],
  temperate: range(12, 3),
  cool: range(12, 3),
  arid: [9, 10, 11],
}

/** Flowering months of plants set out in autumn as well, where winters are mild. */
export const warmFlowers: MonthsByZone = {
  ...summerFlowers,
  subtropical: range(5, 2),
  arid: [5, ...range(9, 2)],
}

/** Months in which plants set out in autumn flower, where there is a winter. */
export const coolFlowers: MonthsByZone = {
  subtropical: [6, 7, 8],
  temperate: [6, 7, 8],
  cool: [9, 10, 11],
  arid: [6, 7, 8],
}

/** Months in which autumn plantings need water: winter where it is dry, and warm, dry spring before they are over. */
export const coolWater: MonthsByZone = {
  subtropical: range(6, 11),
  temperate: [9, 10, 11],
  cool: [9, 10, 11],
  arid: range(6, 11),
}

/** Flowering months of autumn plantings, with the dry season of the tropics. */
export const winterFlowers: MonthsByZone = { tropical: [6, 7, 8], ...coolFlowers }

/** Flowering months of annuals sown in autumn where they are to flower. */
export const springFlowers: MonthsByZone = {
  subtropical: [7, 8, 9],
  temperate: [9, 10, 11],
  cool: [10, 11, 12],
  arid: [7, 8, 9],
}

/** Months in which they need water, until the last flowers. */
export const springWater: MonthsByZone = {
  ...springFlowers,
  subtropical: range(7, 10),
  arid: range(7, 10),
}

/** Rules that an annual of ordinary soil doesn't need if it is sown where it is to flower. */
export const sownAndLeft = ['feed-growing', 'feed-at-planting', 'deadhead', 'pinch-tips'] as const

/** The pinch of flowers sown where they are to flower, which have their leaves two weeks later than bought ones. */
export const pinchOnceSown = (plants: string): Job => ({
  ...pinchSeedlings,
  fromMonths: 1,
  title: `Pinch the tips of the young ${plants}`,
})

/** Aphids on spring flowers, which are in bud before the aphids of other annuals come. */
export const aphidsInBud = pests({
  rule: 'check-aphids',
  priority: 2,
  fromMonths: 3,
  months: { subtropical: [7, 8], temperate: [8, 9], cool: [10, 11], arid: [7, 8] },
  title: 'Hose aphids off the new leaves and buds',
  description: 'Use a fine jet in the morning.',
  why: 'Aphids twist soft leaves and buds before they open.',
})

/** Water for bedding in flower. */
export function waterFlowers(plants: string, months: MonthsByZone, words: Partial<Job> = {}): Job {
  return water({
    rule: 'water-growing',
    priority: 1,
    minutes: 10,
    repeat: 'season',
    months,
    title: `Water the ${plants} in dry weather`,
    description:
      'Soak the soil, not the flowers, whenever the top few centimetres are dry; check pots daily.',
    why: 'Dry soil stops their growth first and their flowers after.',
    inPot: {
      description:
        'Water the mix, not the flowers, as soon as its top is dry: most days in warm weather, every few days in cool.',
      why: 'A pot can dry out in a day, which stops their growth first and their flowers after.',
    },
    ...words,
  })
}

/** Words for a pot of flowers that like it dry. */
export function onceDryInAPot(plants: string): Pick<Job, 'title' | 'description' | 'why'> {
  return {
    title: `Water the ${plants} once the mix is dry on top`,
    description:
      'Push a finger in; once the top 5 cm of the mix is dry, water until it drains out the bottom, and keep the leaves dry.',
    why: 'A pot dries out faster than the garden, and these plants rot in mix that is always damp.',
  }
}

/** Water for the first days of bedding that is set out as young plants and hardly ever sown in place. */
export function waterPlantsIn(plants: string): Job {
  return water({
    rule: 'water-seedlings',
    phase: 'establish',
    priority: 1,
    minutes: 10,
    months: { tropical: [4], subtropical: [3, 9], temperate: [3, 9], cool: [3, 10], arid: [3, 9] },
    title: `Water the new ${plants} in`,
    description: 'Water gently each morning for a week, then whenever the top of the soil is dry.',
    why: 'A plant that has just moved takes days to root into the soil around it.',
    inPot: {
      description: 'Water gently each morning for a week, then whenever the top of the mix is dry.',
    },
  })
}

/** Words for a monthly feed. */
export const monthly = { description: 'Water in a liquid flower food on damp soil.' } satisfies Partial<Job>

/** Food for the pot of a flower that needs none in the ground. */
export function feedInAPot(plants: string, months: MonthsByZone): Job {
  return feed({
    rule: 'feed-growing',
    only: 'pot',
    priority: 2,
    fromMonths: 1,
    minutes: 10,
    months,
    title: `Feed the potted ${plants} for more flowers`,
    description: 'Water in a liquid flower food at half strength, on damp mix.',
    why: 'Water washes the food out of a pot, and every flower needs some.',
    product: 'Liquid flower food',
  })
}

/** Food for bedding in flower. */
export function feedFlowers(plants: string, months: MonthsByZone, words: Partial<Job> = {}): Job {
  return feed({
    rule: 'feed-growing',
    priority: 1,
    fromMonths: 1,
    minutes: 10,
    repeat: 'season',
    months,
    title: `Feed the ${plants} for more flowers`,
    description: 'Water in a liquid flower food on damp soil, and again two weeks later.',
    why: 'Plants that flower and flower soon use up what is in the soil.',
    product: 'Liquid flower food',
    ...words,
  })
}
