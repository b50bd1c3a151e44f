import type { Job, MonthsByZone } from '../../../entry.ts'
import { harvest, pests, prune, water } from '../../../jobs/jobs.ts'
import { thirsty } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { potDrink } from '../../../kinds/common-jobs.ts'

/** Picking citrus, which ripens on the tree only. */
export function pickCitrus(fruit: string, months: MonthsByZone, how: string, why: string): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    repeat: 'season',
    fromMonths: 36,
    months,
    title: `Pick ${fruit}`,
    description: how,
    why,
  })
}

/** Taking off the fruit of a tree that still has to grow. */
export const removeFirstFruit: Job = prune({
  rule: 'remove-first-fruit',
  fromMonths: 0,
  priority: 1,
  untilMonths: 24,
  months: {
    tropical: [10, 11],
    subtropical: [10, 11],
    temperate: [10, 11, 12],
    cool: [11, 12],
    arid: [10, 11],
  },
  title: 'Take the small fruit off the young citrus',
  description: 'In its first two years rub off the fruitlets as they form, also those that come later.',
  why: 'A young tree needs its strength for roots and branches.',
})

/** Water for a citrus in a pot, which dries out within days. */
export const waterPot: Job = water({
  rule: 'water-pot',
  instead: 'water-summer',
  priority: 1,
  only: 'pot',
  repeat: 'season',
  months: { ...thirsty, temperate: [11, 12, 1, 2] },
  title: 'Keep the potted citrus watered',
  description:
    'Feel the mix every day while it is warm, and water until it drains out the bottom when its top is dry.',
  why: 'A pot dries out within a day in hot weather.',
  // It dries out between storms too.
  tropics: { title: potDrink.title, description: potDrink.description },
})

/** Protection of thin-skinned citrus from fruit fly, which stings it as it colours. */
export function fruitFly(fruit: string, months: MonthsByZone): Job {
  return pests({
    rule: 'check-fruit-fly',
    priority: 1,
    fromMonths: 32,
    months,
    title: `Protect the ${fruit} from fruit fly`,
    description:
      'Put up a bait or trap, slip fine mesh bags over low branches and pick up every fallen fruit.',
    why: 'Fruit fly lays in ripening fruit while the weather is warm, and maggots in fallen fruit become the next flies.',
    product: 'Fruit fly bait',
    states: regionalPests.fruitFly.states,
  })
}

/** When fruit that ripens in winter begins to colour. */
export const autumnColour: MonthsByZone = {
  tropical: [3],
  subtropical: [3, 4],
  temperate: [3, 4],
  arid: [3, 4],
}

/** A winter check for the bronze orange bug, a flat, pale nymph under the leaves then. It lives on the humid coast. */
export function bronzeBug(tree: string): Job {
  return pests({
    rule: 'check-bronze-bug',
    priority: 2,
    where: 'mild-winter',
    months: { subtropical: [7, 8], temperate: [7, 8, 9] },
    title: `Look for young bronze orange bugs on the ${tree}`,
    description:
      'Look under the leaves for flat, pale green or orange bugs and spray them with horticultural oil on a cool day, or knock them into soapy water. Wear glasses: they squirt.',
    why: 'They are small and easy to kill in winter; by summer they drain the shoots and the young fruit drop.',
    product: 'Horticultural oil',
    states: regionalPests.bronzeOrangeBug.states,
  })
}

/** The tidy of a tree whose fruit hangs into spring. */
export function tidyLate(tree: string): Job {
  return prune({
    rule: 'prune-after-harvest',
    priority: 2,
    fromMonths: 24,
    months: { subtropical: [9], temperate: [10], cool: [11], arid: [9] },
    title: `Tidy the ${tree} once the fruit is off`,
    description: 'Take out dead and crossing branches and, on a grown tree, those that hang below your knee.',
    inPot: { description: 'Take out dead and crossing branches, and shorten any that spoil its shape.' },
    why: 'Its fruit hangs long, and cuts heal fast as the weather warms.',
  })
}
