import { feed, harvest, pests, plant, water } from '../jobs.ts'
import { range } from '../months.ts'
import { regionalPests } from '../regional-pests.ts'
import type { Job, MonthsByZone } from './entry.ts'

/** Starting a crop, in the months it is sown or planted out. */
export function start(
  title: string,
  months: MonthsByZone,
  description: string,
  why: string,
  product?: string,
): Job {
  return plant({
    rule: 'plant',
    priority: 1,
    months,
    title,
    description,
    why,
    ...(product === undefined ? {} : { product }),
  })
}

/** Picking a crop, from so many months after planting. */
export function pick(
  title: string,
  months: MonthsByZone,
  fromMonths: number,
  description: string,
  why: string,
): Job {
  return harvest({ rule: 'harvest', priority: 1, months, fromMonths, title, description, why })
}

/** Fruit fly lays in tomatoes and their relatives before they colour. */
export function guardFromFruitFly(crop: string): Job {
  return pests({
    rule: 'guard-from-fruit-fly',
    priority: 2,
    ahead: { of: 'harvest', days: 14 },
    months: {
      tropical: range(6, 10),
      subtropical: range(10, 3),
      temperate: range(12, 3),
      cool: range(1, 3),
      arid: range(10, 3),
    },
    title: `Net or bag the ${crop} against fruit fly`,
    description:
      'Cover the fruit with fine mesh or exclusion bags before it colours. Pick up what falls and leave it sealed in a bag in the sun for a week.',
    why: 'Fruit fly lays in fruit that is still green, and the maggots are found when it is picked.',
    product: 'Fruit fly exclusion bags',
    states: regionalPests.fruitFly.states,
  })
}

/** What a crop asks for in the months it stands, for crops whose year differs from their kind's. */
export function tend(crop: string, months: MonthsByZone, eater: string): Job[] {
  return [
    water({
      rule: 'water-standing',
      priority: 1,
      repeat: 'season',
      months,
      title: `Water the ${crop} well`,
      description: 'Soak the bed in the morning twice a week, more often in heat or in a pot.',
      why: 'Growth stops whenever the soil dries out.',
    }),
    feed({
      rule: 'feed-standing',
      priority: 1,
      months,
      title: `Liquid feed the ${crop}`,
      description: 'Water a weak liquid fertiliser over damp soil, and again a fortnight later.',
      why: 'Fast growth soon uses up what is in the bed.',
      product: 'Liquid fertiliser',
    }),
    pests({
      rule: 'check-pests-standing',
      priority: 1,
      months,
      title: `Check the ${crop} for ${eater}`,
      description: 'Look under the leaves in the evening and pick or hose off what you find.',
      why: `Soft young leaves attract ${eater}.`,
    }),
    feed({
      rule: 'dress-with-compost',
      priority: 2,
      months,
      title: `Dress the ${crop} with compost`,
      description: 'Spread two handfuls of sieved compost around the plants and water it in.',
      why: 'Compost goes on feeding long after a liquid feed is used up.',
      product: 'Compost',
    }),
    pests({
      rule: 'clear-shelter',
      priority: 2,
      months,
      title: `Clear snails’ hiding places near the ${crop}`,
      description: 'Lift boards, pots and old leaves beside the bed and collect what shelters there.',
      why: 'Snails spend the day under cover, close to the plants they eat.',
    }),
  ]
}
