import { disease, feed, water } from '../jobs.ts'
import { everywhere } from '../months.ts'
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

/** Plants of the gum family are looked over for myrtle rust from the start of winter. */
export function myrtleRust(priority: Job['priority'] = 2): Job {
  return disease({
    rule: 'check-myrtle-rust',
    title: 'Look for myrtle rust on new leaves',
    description:
      'Look at the newest leaves for bright yellow powder. Take a photo, leave the plant where it is and tell your state biosecurity hotline before you cut anything.',
    why: 'Myrtle rust settles on the soft new growth of the whole gum family, and finding it early protects other plants nearby too.',
    technical:
      'Austropuccinia psidii infects expanding leaves and buds; spores travel on clothing, so change before visiting the next garden.',
    priority,
    minutes: 10,
    months: everywhere(6, 7, 8),
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
    title: 'Soak the young roots deeply',
    description: how,
    why: 'A native is tough once its roots are down; until then a long soak now and then is what gets it there.',
    priority: 1,
    minutes: 15,
    months: Object.fromEntries(zones.map((zone) => [zone, firstDryMonths[zone]])),
    repeat: 'season',
    untilMonths: 24,
  })
}
