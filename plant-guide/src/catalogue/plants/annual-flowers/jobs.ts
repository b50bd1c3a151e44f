import { feed, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'

export const summerMonths = {
  tropical: [5, 6, 7, 8],
  subtropical: [9, 10, 11],
  temperate: range(12, 3),
  cool: range(12, 3),
  arid: [9, 10, 11],
}

export const summerWater = water({
  rule: 'water-growing',
  title: 'Water through the flowering months',
  description: 'Soak the roots whenever the top few centimetres are dry, and look at pots every day.',
  inPot: {
    description: 'Look at the pot every day, and water until it drains out the bottom when its top is dry.',
  },
  why: 'Bedding plants have shallow roots, and flowers drop after a dry day.',
  priority: 1,
  minutes: 10,
  months: summerMonths,
  repeat: 'season',
})

export const summerFeed = feed({
  rule: 'feed-growing',
  fromMonths: 1,
  title: 'Feed for more flowers',
  description: 'Water in a liquid flower food on damp soil, and again two weeks later.',
  why: 'A plant that lives for one season puts all its food into flowers.',
  priority: 1,
  minutes: 10,
  months: summerMonths,
  repeat: 'season',
  product: 'Liquid flower food',
})
