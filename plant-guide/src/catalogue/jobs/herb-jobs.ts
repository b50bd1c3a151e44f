import type { Job, MonthsByZone } from '../../entry.ts'
import { feed, pests, prune, soil, water } from '../../jobs/jobs.ts'

/** The second light clip of a year, for small woody herbs. */
export function clipLateSummer(herb: string): Job {
  return prune({
    rule: 'clip-late-summer',
    priority: 2,
    fromMonths: 9,
    minutes: 15,
    months: { subtropical: [2], temperate: [2, 3], cool: [2], arid: [3] },
    title: `Clip the ${herb} lightly before autumn`,
    description: 'Take the soft ends off all round, a finger’s length at most, and stay in green leaf.',
    why: 'It has time to thicken before the cold, and does not go bare in the middle.',
  })
}

/** Shelter from months of rain for potted herbs of dry hills, which would rot. */
export function outOfTheWet(herb: string): Job {
  return water({
    rule: 'keep-dry-in-the-wet',
    priority: 1,
    minutes: 10,
    only: 'pot',
    months: { tropical: [11, 12] },
    title: `Move the potted ${herb} out of the rain before the wet`,
    description: 'Stand it under the eaves with some sun, and water it only when the mix has dried.',
    why: 'It comes from dry hills, and rots in months of rain.',
  })
}

/** Gravel for herbs of dry hills in open ground, where nothing keeps the rain off. */
export function gravelForTheWet(herb: string): Job {
  return soil({
    rule: 'open-soil-for-the-wet',
    priority: 1,
    only: 'ground',
    minutes: 20,
    months: { tropical: [10, 11] },
    title: `Spread gravel under the ${herb} before the wet`,
    description:
      'Scrape loose mulch away, and mound gravel under the stems so that rain runs off. Root a few tips in a pot under the eaves as well.',
    why: 'It comes from dry hills, and rots in months of rain.',
    product: 'Coarse gravel',
  })
}

/** A cut that lets air through herbs of dry hills before the wet, in open ground. */
export function thinForTheWet(herb: string): Job {
  return prune({
    rule: 'thin-for-the-wet',
    priority: 1,
    only: 'ground',
    minutes: 15,
    fromMonths: 2,
    months: { tropical: [11] },
    title: `Thin the ${herb} before the wet`,
    description:
      'Cut out a third of the stems, the oldest first, and lift what lies on the soil. Root a few tips in a pot under the eaves.',
    why: 'Stems that stay damp rot, and not every plant lives through months of rain.',
  })
}

/** Weak monthly food for leaves of the tropics that grow and are picked through the warm months. */
export function feedLeavesMonthly(herb: string, months: MonthsByZone): Job {
  return feed({
    rule: 'feed-spring',
    priority: 1,
    minutes: 10,
    repeat: 'season',
    months,
    title: `Feed the ${herb} while it grows`,
    description: 'Water in liquid plant food at half strength, on damp soil.',
    why: 'It makes its leaves in the warm months, and a little food at a time keeps them coming.',
    product: 'Liquid fertiliser',
  })
}

/** Hosing off mites, which breed on dry leaves in the heat. */
export function hoseMites(herb: string, months: MonthsByZone): Job {
  return pests({
    rule: 'hose-mites',
    priority: 2,
    minutes: 10,
    months,
    title: `Look for mites on the ${herb}`,
    description: 'Hose leaves that are speckled or webbed from below, three mornings in a row.',
    why: 'Mites breed fast in warm weather, and clean water is all that you want on leaves you eat.',
  })
}

export const hotWeeks: MonthsByZone = { subtropical: [12], temperate: [1], cool: [1], arid: [12] }
