import type { Job, MonthsByZone } from '../../entry.ts'
import { feed, harvest, mulch, pests, plant, propagate, prune, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { regionalPests } from '../../jobs/regional-pests.ts'
import { eatersOfDryCountry } from '../../kinds/common-jobs.ts'

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

/** Adds a description for a pot, where there are no rows or mounds. */
export function potted(job: Job, description: string): Job {
  return { ...job, inPot: { description } }
}

/** Picking a crop, from `fromMonths` months after planting. */
export function pick(
  title: string,
  months: MonthsByZone,
  fromMonths: number,
  description: string,
  why: string,
): Job {
  return harvest({ rule: 'harvest', priority: 1, months, fromMonths, title, description, why })
}

/** Picking that goes on for weeks. */
export const keepPicking = (...picking: Parameters<typeof pick>): Job => ({
  ...pick(...picking),
  repeat: 'season',
})

/** Fruit fly lays in tomatoes and their relatives before they colour. */
export function guardFromFruitFly(crop: string): Job {
  return pests({
    rule: 'guard-from-fruit-fly',
    priority: 1,
    ahead: { of: 'harvest', days: 28 },
    months: {
      tropical: range(1, 12),
      subtropical: range(10, 3),
      temperate: range(12, 3),
      cool: range(1, 3),
      arid: range(10, 3),
    },
    title: `Net or bag the ${crop} against fruit fly`,
    description:
      'Cover the fruit with fine mesh or exclusion bags before it colours. Pick up what falls and leave it sealed in a bag in the sun for a week.',
    why: 'Fruit fly lays in fruit that is still green, and the maggots are found when it is picked.',
    product: 'Fruit exclusion bags',
    states: regionalPests.fruitFly.states,
  })
}

/** Bean fly lays in the first leaves of beans wherever it is warm and damp. */
export function lookForBeanFly(crop: string, months: MonthsByZone): Job {
  return pests({
    rule: 'check-bean-fly',
    priority: 1,
    minutes: 10,
    untilMonths: 2,
    ahead: { of: 'harvest', days: 55 },
    months,
    title: `Check the young ${crop} for bean fly`,
    description:
      'Look for pale specks on the first leaves and stems that swell and split at the foot. Pull out wilted plants, and hill soil up around the others.',
    why: 'Maggots in the stem kill a bean within weeks, and hilled soil lets it root above the damage.',
  })
}

/** Water for a planted piece of root or stem, until it has roots of its own. */
export function dampUntilUp(crop: string): Job {
  return water({
    rule: 'water-seedlings',
    phase: 'establish',
    priority: 1,
    months: {},
    title: `Keep the newly planted ${crop} damp`,
    description: 'Soak the soil on the day it goes in, then whenever the top dries out, until shoots are up.',
    why: 'It has no roots yet, dries out in loose soil and rots in wet.',
  })
}

/** Water for rhizomes from warm places, which wait for warm soil and rot in damp until then. */
export function dampOnceWarm(crop: string): Job {
  return {
    ...dampUntilUp(crop),
    title: `Water the newly planted ${crop} until it is up`,
    description:
      'Soak the soil on the day it goes in, then whenever the top dries out while it is warm, and hardly at all while nights are cool.',
    tropics: {
      description:
        'Soak the soil on the day it goes in, then whenever the top dries out, until shoots are up.',
    },
    winter: {
      title: `Keep the newly planted ${crop} nearly dry until spring`,
      description: 'Water only when the top half of the soil is dry, until shoots are up.',
      why: 'It sleeps until the soil is warm, and rots in cold, damp soil.',
    },
  }
}

/** Water for fine seed of the onion family, sown where it grows. */
export function keepSownDamp(crop: string): Job {
  return water({
    rule: 'water-young',
    phase: 'establish',
    priority: 1,
    months: {},
    title: `Keep the sown ${crop} damp`,
    description:
      'Water with a fine rose each morning until they are up, then every second or third day without rain.',
    why: 'The seed lies just below the surface, and the first roots are as fine as hairs.',
    inPot: {
      description:
        'Water with a fine rose each morning until they are up, then whenever the top of the mix is dry.',
    },
  })
}

/** Guiding a bean that has no dwarf kinds up its support. */
export function leadUp(beans: string): Job {
  return prune({
    rule: 'train-on-support',
    phase: 'establish',
    priority: 2,
    months: { tropical: [5, 6], subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
    title: `Guide the ${beans} up their support`,
    description: 'Lead each shoot to its support and tie in strays; later pinch the tips that reach the top.',
    why: 'Upright plants dry quickly after rain and are easier to pick.',
  })
}

/** Water for crops that grow in water. */
export function alwaysWet(crop: string, months: MonthsByZone): Job {
  return water({
    rule: 'water-standing',
    priority: 1,
    repeat: 'season',
    months,
    title: `Keep the ${crop} standing in water`,
    description:
      'Top the tray or tub up each day, and change the water every two or three days, before wrigglers hatch in it.',
    why: 'It grows in water, and wilts within a day without it.',
    inGround: {
      title: `Keep the soil under the ${crop} wet`,
      description: 'Flood the soil around it each morning, so that it never dries out in between.',
    },
  })
}

/** Water for the first weeks of crops that grow in water. */
export function wetFromTheStart(crop: string): Job {
  return water({
    rule: 'water-seedlings',
    phase: 'establish',
    priority: 1,
    months: {},
    title: `Stand the young ${crop} in shallow water`,
    description: 'Keep 2 cm of water in the tray or tub from the first day, and top it up each morning.',
    why: 'It is a water plant, and seed and young roots that dry out are lost.',
    inGround: {
      title: `Keep the soil under the young ${crop} wet`,
      description:
        'Water with a fine rose each morning so that the soil never dries, and flood it once the plants are 15 cm high.',
    },
  })
}

/** Cover for a crop that a late frost kills, although its kind is not tender. */
export function coverFromLateFrost(crop: string): Job {
  return water({
    rule: 'cover-late-frost',
    priority: 1,
    where: 'hard-frost',
    phase: 'establish',
    minutes: 15,
    months: { subtropical: [8, 9], temperate: [10], cool: [11], arid: [9] },
    title: `Water and cover the young ${crop} before a late frost`,
    description:
      'Water the soil in the morning. At dusk lay frost cloth over hoops or sticks, off again the next morning.',
    why: 'A late frost kills young plants of the warm season outright.',
    inPot: {
      title: `Move the young ${crop} under cover before a late frost`,
      description:
        'Stand the pot under the eaves or in a shed for the night, and put it out again in the morning.',
    },
    product: 'Frost cloth',
  })
}

/** Saving seed of plants that come true from seed and whose seed is ripe with the fruit. */
export function saveSeed(fruit: string): Job {
  return propagate({
    rule: 'save-seed',
    phase: 'clear',
    priority: 3,
    months: { tropical: [9], subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [2, 3] },
    title: `Save seed from the best ${fruit}`,
    description: 'Let one perfect fruit ripen fully, rinse and dry the seed on paper, and label it.',
    why: 'Seed from your own best plant already suits your garden; that of hybrids does not come true.',
  })
}

/** A thick, cool mulch for crops that form just below the soil. */
export function mulchRhizomes(crop: string, months: MonthsByZone): Job {
  return mulch({
    rule: 'mulch-crop',
    priority: 2,
    months,
    title: `Mulch the ${crop} thickly`,
    description: 'Spread 8 cm of straw or old leaves once the shoots are 15 cm high.',
    inPot: { description: 'Spread 2 cm of straw or old leaves once the shoots are well up.' },
    why: 'The roots lie shallow and like soil that is damp and cool.',
    product: 'Sugar cane mulch',
  })
}

const snailsAnd = 'snails and '

/** Pests that are named together with snails but are found by day. */
const byDay: Record<string, string> = {
  aphids: 'hose aphids off the soft tips in the morning.',
  thrips: 'hose thrips out from between leaves that look silvery.',
  caterpillars: 'look under the leaves for caterpillars by day.',
  grasshoppers: 'pick grasshoppers off in the cool of the morning.',
}

function lookedFor(eater: string): string {
  const other = byDay[eater.slice(snailsAnd.length)]
  return other
    ? `Go out with a torch after dark and pick off snails, and ${other}`
    : 'Go out with a torch after dark, pick off what you find and look under boards and pots by day.'
}

function eats(crop: string, eater: string): Pick<Job, 'title' | 'description' | 'why'> {
  return {
    title: `Check the ${crop} for ${eater}`,
    description: eater.startsWith('snails')
      ? lookedFor(eater)
      : 'Look into the soft tips and under the leaves by day, and pick or hose off what you find.',
    why: `Soft young leaves attract ${eater}.`,
  }
}

/** Pests that come for soft tips, which a seedling doesn't have. */
const ofTheTips = ['aphids', 'thrips']

/** Looking for what eats a crop. Snails attack seedlings, but are few where it hardly ever rains. */
function lookForEaters(crop: string, months: MonthsByZone, eater: string): Job[] {
  const look = { rule: 'check-pests-standing', priority: 1, months, ...eats(crop, eater) } as const
  if (!eater.startsWith(snailsAnd)) return [pests(look)]
  const other = eater.slice(snailsAnd.length)
  if (!ofTheTips.includes(other)) return [pests({ ...look, phase: 'establish', arid: eats(crop, other) })]
  const title = `Look for what eats the young ${crop}`
  const young = pests({ ...look, phase: 'establish', arid: { ...eatersOfDryCountry, title } })
  const inArid = { rule: 'check-pests-tips', fromMonths: 1, months: { arid: months.arid ?? [] } }
  return [young, pests({ ...look, ...eats(crop, other), ...inArid })]
}

/** The care of a standing crop whose year differs from its kind's. */
export function tend(crop: string, months: MonthsByZone, eater: string, ...without: string[]): Job[] {
  const jobs = [
    water({
      rule: 'water-standing',
      priority: 1,
      repeat: 'season',
      months,
      title: `Water the ${crop} well`,
      description:
        'Soak the soil in the morning twice a week if it doesn’t rain, more often in heat or in a pot.',
      why: 'Growth stops whenever the soil dries out.',
      tropics: {
        description: 'Soak the soil in the morning whenever it has not rained for two or three days.',
      },
      arid: {
        description:
          'Soak the soil in the morning: every day while it is hot, twice a week while it is mild.',
      },
    }),
    feed({
      rule: 'feed-standing',
      priority: 1,
      months,
      title: `Liquid feed the ${crop}`,
      description: 'Water in a weak liquid fertiliser on damp soil, and again a fortnight later.',
      why: 'A growing crop soon uses up what is in the soil.',
      product: 'Liquid fertiliser',
    }),
    ...lookForEaters(crop, months, eater),
    feed({
      rule: 'dress-with-compost',
      fromMonths: 2,
      priority: 2,
      months,
      title: `Dress the ${crop} with compost`,
      description: 'Spread two handfuls of sieved compost around the plants and water it in.',
      why: 'Compost feeds slowly, for as long as the crop stands.',
      product: 'Compost',
    }),
  ]
  return jobs.filter(({ rule }) => !without.includes(rule))
}

/** Repeats the feed of `tend` for as long as the crop stands: once a month, or every fortnight. */
export function fedOn(often: 'month' | 'fortnight', jobs: readonly Job[]): Job[] {
  const again = often === 'fortnight' ? ', and again two weeks later' : ''
  return jobs.map((job) =>
    job.rule === 'feed-standing'
      ? { ...job, repeat: 'season', description: `Water in a weak liquid fertiliser on damp soil${again}.` }
      : job,
  )
}

/**
 * The care of a planted rhizome that dies down in winter: it begins once the shoots are up, a month or more after
 * planting, and the water stops with the leaves.
 */
export function onceItShoots(jobs: readonly Job[]): Job[] {
  return jobs.map((job) => {
    // Snails come with the first shoots.
    if (job.type === 'Pest control') return { ...job, fromMonths: 1 }
    if (job.rule !== 'water-standing') return { ...job, fromMonths: Math.max(job.fromMonths ?? 0, 2) }
    const untilYellow = (words: string | undefined) =>
      `Once shoots are up: ${words?.slice(0, -1)}, and stop when the leaves yellow.`
    const { tropical } = job.months
    return {
      ...job,
      fromMonths: 1,
      // The leaves yellow with the dry season.
      months: { ...job.months, ...(tropical && { tropical: [...tropical, 3, 4, 5] }) },
      description: untilYellow(job.description),
      tropics: { description: untilYellow(job.tropics?.description) },
      inPot: {
        description:
          'Once shoots are up, water until it drains out the bottom whenever the mix is dry at the first knuckle, and stop when the leaves yellow.',
      },
    }
  })
}
