import { pests, water } from '../jobs.ts'
import { range } from '../months.ts'

/** Wetting agent before the dry months, for whatever stands in open ground or a pot through summer. */
export const applySoilWetter = water({
  rule: 'apply-soil-wetter',
  priority: 3,
  filler: true,
  months: { tropical: [5], subtropical: [9, 10], temperate: [10], cool: [11], arid: [9] },
  title: 'Apply a soil wetter before the dry months',
  description:
    'Water it over the root zone on damp soil and check that later drinks soak in instead of beading.',
  why: 'Sandy soil and old potting mix turn water away once they have dried out.',
  product: 'Soil wetter',
})

/** Ants lead to the insects they farm. */
export const followAnts = pests({
  rule: 'follow-ants',
  general: true,
  priority: 3,
  filler: true,
  months: { tropical: [9], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
  title: 'Look for scale where ants climb',
  description:
    'Where ants run up a stem, look for the aphids, scale or mealybug they farm, and wipe those off.',
  why: 'Ants are on the move as it warms up, and they lead you to pests you might miss.',
})

/** Water for a pot, where the job's own words soak open ground. */
export const potDrink = {
  title: 'Water the pot when the top is dry',
  description: 'Push a finger in; where it is dry at the first knuckle, water until it runs out below.',
}

/** The first weeks of whatever is set out to stay, in any season but the wet of the tropics. */
export const settleIn = water({
  rule: 'settle-in',
  phase: 'establish',
  priority: 1,
  untilMonths: 2,
  months: {
    tropical: range(5, 11),
    subtropical: range(1, 12),
    temperate: range(1, 12),
    cool: range(1, 12),
    arid: range(1, 12),
  },
  title: 'Water the new plant through its first weeks',
  description:
    'Soak the root ball every second day for two weeks and twice a week after that, unless it rains well.',
  why: 'It drinks from the root ball it came with until new roots grow out of it.',
  inPot: {
    description: 'Feel the mix every second day, and water until it runs out below when the top is dry.',
    why: 'A plant that has just moved wilts before its new roots grow.',
  },
})
