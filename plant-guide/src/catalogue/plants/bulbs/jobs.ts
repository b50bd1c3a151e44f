import type { Job } from '../../../entry.ts'
import { pests, soil, water } from '../../../jobs/jobs.ts'
import { range, south } from '../../../jobs/months.ts'
import { nativeFeed } from '../../jobs/native-jobs.ts'

/** Rules for garden bulbs that are wrong for native tubers, which live on little and are left to seed. */
export const notForNativeTubers = [
  'feed-after-flowering',
  'feed-autumn',
  'check-aphids',
  'clear-yellow-leaves',
  'mulch-autumn',
]

/** The one feed of native tubers that grow from autumn to spring. */
export function feedNativeTubers(plants: string): Job {
  return {
    ...nativeFeed(
      { subtropical: [5], temperate: [5], cool: [4, 5], arid: [5] },
      'The leaves are coming up, and fill the tubers until summer.',
    ),
    rule: 'feed-tubers',
    priority: 2,
    fromMonths: 2,
    title: `Feed the ${plants} a little`,
    description: 'Scatter a pinch of low-phosphorus native fertiliser around the leaves and water it in.',
  }
}

/** Native tubers bought in summer look dead, and wait for autumn. */
export function dryNativeTubers(plant: string): Job {
  return water({
    rule: 'keep-dry-at-rest',
    phase: 'establish',
    priority: 1,
    minutes: 10,
    untilMonths: 0,
    months: south(...range(11, 2)),
    title: `Keep the new ${plant} nearly dry until autumn`,
    description:
      'As long as a leaf is green, water when the soil is dry. Once all have died, leave it dry, and begin again when shoots show in autumn.',
    why: 'It rests through summer, and its tubers rot in warm, wet soil.',
    inPot: {
      description:
        'As long as a leaf is green, water when the mix is dry. Once all have died, keep the pot in the shade, and begin again when shoots show in autumn.',
      why: 'It rests through summer, and its tubers rot in warm, wet mix.',
    },
  })
}

/** Snails find the first soft leaves of autumn. */
export function guardNewLeaves(plants: string): Job {
  return pests({
    rule: 'check-snails',
    priority: 1,
    minutes: 10,
    fromMonths: 1,
    months: { subtropical: [5], temperate: [4, 5], cool: [4, 5] },
    title: `Keep snails off the ${plants}`,
    description: 'Hunt at dusk after rain, and clear what they hide under.',
    why: 'The leaves come up soft and few, and slugs and snails eat a clump in a night.',
  })
}

/** Cold for bulbs that flower poorly after a mild winter, in the weeks in which other bulbs are fed. */
export function chillBulbs(bulbs: string, why: string, exception = ''): Job {
  const chill =
    'in gloves, and put them in the crisper in a paper bag for six to eight weeks, away from apples and other fruit.'
  return soil({
    rule: 'chill-bulbs',
    where: 'mild-winter',
    instead: 'feed-autumn',
    priority: 2,
    minutes: 15,
    fromMonths: 2,
    months: { subtropical: [3] },
    title: `Chill the ${bulbs} in the fridge`,
    description: `Lift the bulbs, ${chill} Plant them again in May.${exception}`,
    inPot: { description: `Tip the bulbs out, ${chill} Plant them in fresh mix in May.${exception}` },
    why,
  })
}
