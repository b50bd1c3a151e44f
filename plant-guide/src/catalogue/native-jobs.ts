import { disease, feed, prune, water } from '../jobs.ts'
import { myrtleRustStates } from '../regional-pests.ts'
import type { Job, MonthsByZone, Zone } from './entry.ts'

/** The yearly feed of a native: always low in phosphorus, the plant's own reason beside it. */
export function nativeFeed(months: MonthsByZone, why: string, priority: Job['priority'] = 1): Job {
  return feed({
    rule: 'feed-spring',
    title: 'Feed with low-phosphorus native food',
    description:
      'Scatter a slow-release fertiliser made for natives under the outer leaves and water it in. Check that the packet says low phosphorus.',
    why,
    technical:
      'Choose a product with less than 2% phosphorus: fine native roots keep taking it up long after the plant has had enough.',
    priority,
    months,
    product: 'Low-phosphorus native fertiliser',
  })
}

/** Plants of the gum family are looked over for myrtle rust in the mild, damp weeks of autumn. */
export function myrtleRust(priority: Job['priority'] = 2): Job {
  return disease({
    rule: 'check-myrtle-rust',
    title: 'Look for myrtle rust on new leaves',
    description:
      'Look at the newest leaves for bright yellow powder. Bag and bin the shoots that have it, on a dry day.',
    why: 'Myrtle rust attacks the soft new leaves of the gum family in mild, damp weather, and finding it early protects other plants nearby.',
    technical:
      'Austropuccinia psidii infects expanding leaves and buds; spores travel on clothing, so change before visiting the next garden.',
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
  tropical: [8, 9, 10],
  subtropical: [9, 10, 11, 12],
  temperate: [11, 12, 1, 2],
  cool: [12, 1, 2],
  arid: [11, 12, 1, 2],
}

/** A young native is watered through its first two dry seasons, in the zones where it grows. */
export function settleIn(zones: readonly Zone[], how: string): Job {
  return water({
    rule: 'water-young',
    only: 'ground',
    title: 'Give the young plant deep soaks',
    description: how,
    why: 'A native needs a long soak now and then until its roots have gone deep.',
    priority: 1,
    minutes: 15,
    months: Object.fromEntries(zones.map((zone) => [zone, firstDryMonths[zone]])),
    repeat: 'season',
    untilMonths: 24,
  })
}

/** A straight trunk for a tree that will be tall. */
export function oneLeader(tree: string): Job {
  return prune({
    rule: 'keep-one-leader',
    priority: 2,
    fromMonths: 12,
    untilMonths: 72,
    months: { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: `Keep one leader on the young ${tree}`,
    description: 'Take out a second leader, and shorten low side branches a little each year.',
    why: 'Two leaders split in the wind once they are heavy.',
  })
}
