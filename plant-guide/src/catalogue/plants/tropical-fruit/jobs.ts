import type { Job, MonthsByZone, Zone } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { pests, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { tropicalFruit } from '../../../kinds/tropical-fruit.ts'
import { pickAfter } from '../../jobs/picking.ts'

/** Shelter for a tree that drops its leaves in nights that are cool but free of frost. A pot comes in at any age. */
export function wrapFromTheCold(tree: string): Job {
  return water({
    rule: 'cover-frost',
    phase: 'grow',
    priority: 1,
    minutes: 30,
    untilMonths: 60,
    everInPot: true,
    months: { subtropical: [5, 6, 7], temperate: range(4, 8), cool: range(3, 8), arid: range(4, 7) },
    title: `Wrap the young ${tree} against the cool nights`,
    description:
      'Wrap the trunk, and hang cloth over the crown on nights below 10 °C. Until spring water only when the soil is dry.',
    why: 'Nights below 8 °C take its leaves, and its roots rot in cold, wet soil.',
    inPot: {
      title: `Bring the ${tree} in out of the cool nights`,
      description:
        'Stand the pot in a bright room that stays above 15 °C until the nights are warm again, in spring, and water it less than in summer.',
      why: 'Nights below 8 °C take its leaves, and its roots rot in cold, wet mix.',
    },
    product: 'Frost cloth',
  })
}

/** Picking from a tree that bears from its third year on. */
export function pickFruit(
  fruit: string,
  months: MonthsByZone,
  how: string,
  why: string,
  fromMonths = 36,
): Job {
  return pickAfter(fromMonths, `Pick ${fruit}`, months, how, why)
}

/** Water once a week in dry weather, for plants that store water or have few leaves. */
export function waterFruit(plant: string): Job {
  return water({
    rule: 'water-dry-months',
    priority: 1,
    repeat: 'season',
    months: {
      tropical: range(5, 11),
      subtropical: [9, 10, 11, 12],
      temperate: [11, 12, 1, 2],
      cool: [12, 1, 2],
      arid: range(10, 3),
    },
    title: `Water the ${plant} in dry weeks`,
    description:
      'Give one good soak a week when it has not rained, and let the top of the soil dry in between.',
    why: 'It stands dry weeks, but grows and fruits better with a soak.',
    arid: {
      description:
        'Give one good soak a week while days are warm and one a month in the cool, and let the top of the soil dry in between.',
    },
    inPot: { description: 'Water until it drains out the bottom once the top half of the mix is dry.' },
  })
}

/** A net over the whole tree, for fruit too small or too many to bag. */
export function netTree(fruit: string, ...where: Zone[]): Job {
  return pests({
    rule: 'bag-fruit',
    priority: 2,
    fromMonths: 24,
    ahead: { of: 'harvest', days: 28 },
    months: Object.fromEntries(where.map((zone) => [zone, range(1, 12)])),
    title: `Net the ${fruit} before they colour`,
    description:
      'Hang fine, wildlife-safe white netting over the tree, held off the branches and tied at the trunk.',
    why: 'Birds and flying foxes come as soon as the fruit colours.',
    states: regionalPests.flyingFox.states,
    elsewhere: { why: 'Birds come as soon as the fruit colours.' },
    product: 'Wildlife-safe fruit netting',
  })
}

/** Fruit with thin skins, which fruit fly stings, gathered as it ripens. */
export function pickUpStung(fruit: string, months: MonthsByZone): Job {
  return pests({
    rule: 'check-fruit-fly',
    priority: 1,
    fromMonths: 36,
    months,
    title: `Pick up stung and fallen ${fruit}`,
    description: 'Gather soft and fallen fruit as you pick, and seal it in a bag in the sun for a week.',
    why: 'Fruit fly stings the thin skins, and hatches from what is left on the ground.',
    states: regionalPests.fruitFly.states,
  })
}

/** Potash while the fruit swells, for fruit that is picked before the wet season sets in. */
export function potashInTime(months: MonthsByZone): Job[] {
  return tropicalFruit.jobs.filter(({ rule }) => rule === 'feed-potash').map((job) => ({ ...job, months }))
}

/** Frost cover for plants that frost kills at any age and that soon outgrow stakes. */
export function coverCrown(plant: string): Job {
  return coverFromFrost(plant, {
    description:
      'See that the soil is damp. At dusk hang frost cloth over the leaves and any fruit as high as you reach, and take it off the next morning.',
  })
}

/** Rules for branches and soft shoots, wrong for plants that have neither. */
export const noBranches = ['prune-after-harvest', 'remove-dead-wood', 'check-pests-flush']
