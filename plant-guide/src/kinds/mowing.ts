import type { Job, MonthsByZone } from '../entry.ts'
import { prune } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'

/** Months in which a lawn is mown where it rests in winter. */
const mown = (...months: number[]): MonthsByZone => ({ temperate: months, cool: months, arid: months })

/** Mowing through summer. */
const mow = prune({
  rule: 'mow',
  priority: 1,
  fromMonths: 1,
  minutes: 40,
  repeat: 'season',
  months: mown(12, 1, 2),
  title: 'Mow the lawn as it grows',
  description:
    'Mow before the grass is half as tall again as you keep it, so that you never take off more than a third.',
  why: 'Grass that is cut often stays thick, and a long gap ends in a hard cut that browns it.',
  inPot: {
    title: 'Clip the potted grass as it grows',
    description:
      'Clip it with shears before it falls over, and take off a third at most. Leave it a little longer in the heat.',
  },
})

/** Mowing by the season, or all year where a lawn never rests. */
export const mowing: readonly Job[] = [
  mow,
  {
    ...mow,
    rule: 'mow-spring',
    months: mown(9, 10, 11),
    title: 'Mow the lawn in spring',
    description: 'Begin with the mower set high, and never take off more than a third.',
    why: 'It grows fastest now, and short, regular cuts make it branch and close its gaps.',
    inPot: {
      title: 'Clip the potted grass in spring',
      description: 'Take the tips off with shears before the leaves lean over the rim.',
    },
  },
  {
    ...mow,
    rule: 'mow-autumn',
    months: mown(3, 4, 5),
    title: 'Mow the lawn until it stops growing',
    description:
      'Never take off more than a third, and raise the mower a notch for the last cuts before the cold.',
    why: 'It grows on while the soil is warm, and goes into winter thick if it is cut often.',
    inPot: {
      title: 'Clip the potted grass until it stops growing',
      description: 'Take off a third at most with shears, and leave it a little longer for the cold.',
    },
  },
  {
    ...mow,
    rule: 'mow-all-year',
    repeat: 'monthly',
    months: { tropical: range(1, 12), subtropical: range(1, 12) },
    title: 'Mow the lawn all year',
    inPot: { ...mow.inPot, title: 'Clip the potted grass all year' },
  },
]
