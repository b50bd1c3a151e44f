import type { Job, MonthsByZone, Zone } from '../../entry.ts'
import { disease, feed, pests, prune, water, weed } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { myrtleRustStates } from '../../jobs/regional-pests.ts'
import { drySurface } from '../../kinds/common-jobs.ts'
import { waterIn } from './garden-jobs.ts'

/** The yearly feed of a native: always low in phosphorus, with the plant's own reason. */
export function nativeFeed(months: MonthsByZone, why: string, priority: Job['priority'] = 1): Job {
  return feed({
    rule: 'feed-spring',
    title: 'Feed with low-phosphorus native plant food',
    description: 'Scatter a slow-release fertiliser made for natives under the outer leaves and water it in.',
    why,
    priority,
    fromMonths: 1,
    months,
    product: 'Low-phosphorus native fertiliser',
  })
}

/** The same for the protea family and for the peas and other plants of poor sand that much phosphorus kills. */
export function proteaFeed(...telling: Parameters<typeof nativeFeed>): Job {
  return {
    ...nativeFeed(...telling),
    technical: 'Keep phosphorus below 2 %: its roots take up more than the plant can bear.',
  }
}

/** Plants of the gum family are looked over for myrtle rust in the mild, damp weeks of autumn, where frosts are light. */
export function myrtleRust(priority: Job['priority'] = 2): Job {
  return disease({
    rule: 'check-myrtle-rust',
    where: 'mild-winter',
    title: 'Look for myrtle rust on new leaves',
    description:
      'Look at the newest leaves for bright yellow powder. Bag and bin the shoots that have it, on a dry day.',
    why: 'Myrtle rust attacks the soft new leaves of the gum family in mild, damp weather, and finding it early protects other plants nearby.',
    technical: 'Its spores travel on clothes: change yours before you visit another garden.',
    states: myrtleRustStates,
    elsewhere: {
      description:
        'Look at the newest leaves for bright yellow powder. If there is any, take a photo, touch nothing and call the Exotic Plant Pest Hotline, 1800 084 881.',
      why: 'Most gardens of your state are still free of myrtle rust, and finding it early keeps them so.',
    },
    priority,
    minutes: 10,
    months: { tropical: [4, 5], subtropical: [3, 4, 6], temperate: [3, 4, 6], cool: [3, 4] },
  })
}

const firstDryMonths: Record<Zone, readonly number[]> = {
  tropical: range(5, 11),
  subtropical: range(9, 2),
  temperate: range(11, 2),
  cool: [12, 1, 2],
  arid: range(9, 2),
}

/** A young native is watered through its first two dry seasons, in the zones where it grows. */
export function settleIn(zones: readonly Zone[], how: string): Job {
  return water({
    rule: 'water-young',
    only: 'ground',
    title: 'Give the young plant deep soaks',
    description: `${how} Skip it after a week of good rain.`,
    why: 'A native needs a long soak now and then until its roots have gone deep.',
    priority: 1,
    minutes: 15,
    months: Object.fromEntries(zones.map((zone) => [zone, firstDryMonths[zone]])),
    repeat: 'season',
    untilMonths: 24,
  })
}

/**
 * Water for plants of the dry inland: after the first summer an occasional soak is enough even for a young plant, and a
 * pot dries out between two waterings.
 */
export function soakUntilRooted(...zones: Zone[]): Job[] {
  return [
    settleIn(
      zones,
      'Pour a bucket on slowly at the edge of the leaves: each week in its first year, and every second week after that.',
    ),
    water({
      rule: 'water-pot',
      priority: 1,
      only: 'pot',
      repeat: 'season',
      months: thirsty,
      title: 'Water the pot once the mix is dry on top',
      description:
        'Push a finger in; once the top 5 cm of the mix is dry, water until it drains out the bottom. Keep it under the eaves in weeks of rain.',
      why: 'Roots that can do without rain for weeks rot in mix that is always damp.',
    }),
  ]
}

/** Water for a plant that does not live on rain, young or grown. */
export function waterWeekly(plants: string, often = 'once a week'): Job {
  return {
    ...waterIn(
      `Water the ${plants} in dry weeks`,
      thirsty,
      `Soak the roots ${often} if it doesn’t rain.`,
      drySurface,
    ),
    tropics: {
      title: `Water the ${plants} through the dry season`,
      description: `Soak the roots ${often} until the rains come.`,
    },
    arid: {
      title: `Water the ${plants} while it stays dry`,
      ...(often === 'once a week' && { description: 'Soak the roots once a week, twice while it is hot.' }),
    },
    ...(often === 'once a week' ? {} : { instead: 'water-pot', inPot: { description: neverDry } }),
  }
}

/** Pot watering for plants that need water more than once a week. */
const neverDry =
  'Feel the mix every day while it is warm, and water until it drains out the bottom as soon as its top begins to dry.'

/** Weeding a groundcover by hand, between its own stems. */
export function weedMat(plants: string): Job {
  return weed({
    rule: 'weed-base',
    priority: 2,
    fromMonths: 1,
    only: 'ground',
    months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: `Weed among the ${plants}`,
    description: 'Pull weeds by hand after rain, roots and all, without tearing the mat.',
    why: 'Once the mat has closed it keeps most weeds down by itself.',
  })
}

/** Cutting out the galls and webs that gums carry from the warm months into autumn. */
export function cutOutGalls(tree: string): Job {
  return pests({
    rule: 'check-galls',
    priority: 2,
    fromMonths: 12,
    untilMonths: 72,
    months: { subtropical: [4, 5], temperate: [5], cool: [5], arid: [5] },
    title: `Look for galls and webbing on the ${tree}`,
    description: 'Snip out what you can reach and bin it.',
    why: 'Growth has slowed, and it is easy to see what the warm months left behind.',
  })
}

/** A straight trunk for a tree that will be tall. */
export function oneLeader(tree: string, branches = 'and shorten low side branches a little each year'): Job {
  return prune({
    rule: 'keep-one-leader',
    priority: 2,
    fromMonths: 12,
    untilMonths: 72,
    months: { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: `Keep one leader on the young ${tree}`,
    description: `Take out a second leader, ${branches}.`,
    why: 'Two leaders split in the wind once they are heavy.',
  })
}

/** Soft tips nipped out between two flowerings, before the next buds form. */
export function pinchYoung(plant: string, months: MonthsByZone): Job {
  return prune({
    rule: 'pinch-young',
    priority: 2,
    minutes: 10,
    fromMonths: 3,
    untilMonths: 36,
    months,
    title: `Pinch the young ${plant}’s longest shoots`,
    description: 'Nip the soft ends off between finger and thumb.',
    why: 'Each pinched shoot makes two or three, and what branches while it is young stays dense.',
  })
}

/**
 * Tip pruning at the end of the first summer, for plants that flower in summer and are not cut back before the next
 * one.
 */
export function tipInFirstAutumn(plant: string): Job {
  return {
    ...pinchYoung(plant, { subtropical: [2, 3], temperate: [2, 3], cool: [3] }),
    fromMonths: 2,
    untilMonths: 5,
  }
}

/** A feed in a pot for a native that needs none in the ground. */
export function feedLittleInAPot(plant: string): Job {
  return feed({
    rule: 'feed-pot',
    only: 'pot',
    priority: 2,
    minutes: 10,
    fromMonths: 6,
    months: { subtropical: [9], temperate: [9], cool: [9], arid: [9] },
    title: `Feed the potted ${plant} a little`,
    description: 'Scatter a pinch of low-phosphorus native fertiliser over damp mix and water it in.',
    why: 'It lives on little in the ground, but a pot has nothing more to give after a year.',
    product: 'Low-phosphorus native fertiliser',
  })
}

/** A second feed in a pot for natives that are hungry, because the mix holds little food. */
export function feedPotAgain(plant: string, zones: readonly Zone[]): Job {
  return feed({
    rule: 'feed-pot-autumn',
    only: 'pot',
    priority: 2,
    minutes: 10,
    fromMonths: 6,
    months: Object.fromEntries(zones.map((zone) => [zone, [zone === 'cool' ? 2 : 3]])),
    title: `Feed the potted ${plant} a second time`,
    description: 'Scatter half the usual low-phosphorus native fertiliser over damp mix and water it in.',
    why: 'Slow-release food from spring is used up by now, and a pot holds no other.',
    product: 'Low-phosphorus native fertiliser',
  })
}

export const broadLeaves = 'Their broad leaves lose a lot of water, and flag once the soil is dry.'
