import { disease, feed, pests, plant, propagate, prune, water } from '../jobs.ts'
import { thirsty } from '../months.ts'
import type { Job, MonthsByZone } from './entry.ts'

type Telling = [title: string, months: MonthsByZone, description: string, why: string]

/** The one pruning of the year, in the months that cost no flowers. */
export function cutBack(...[title, months, description, why]: Telling): Job {
  return prune({ rule: 'prune-after-flowering', priority: 1, fromMonths: 9, title, months, description, why })
}

/** Old growth cut away at the end of winter, before the new shoots. */
export function cutDown(...[title, months, description, why]: Telling): Job {
  return prune({ rule: 'prune-late-winter', priority: 1, fromMonths: 6, title, months, description, why })
}

/** Spent flowers taken off while more are to come. */
export function deadhead(...[title, months, description, why]: Telling): Job {
  return prune({ rule: 'deadhead', priority: 2, minutes: 10, title, months, description, why })
}

/** The pest that comes every year, when it comes. */
export function lookFor(...[title, months, description, why]: Telling): Job {
  return pests({ rule: 'check-pests-spring', priority: 1, minutes: 10, title, months, description, why })
}

/** The disease that a plant is known for, in the weeks in which it shows. */
export function watchFor(...[title, months, description, why]: Telling): Job {
  return disease({ rule: 'check-disease', priority: 2, minutes: 10, title, months, description, why })
}

/** Setting out or sowing what is grown for a season, or a bulb in its resting time. */
export function plantOut(...[title, months, description, why]: Telling): Job {
  return plant({ rule: 'plant-season', priority: 2, title, months, description, why })
}

/** Dividing a clump that has filled its place. */
export function divideClump(...[title, months, description, why]: Telling): Job {
  return propagate({ rule: 'divide', priority: 3, fromMonths: 36, title, months, description, why })
}

/** The first feed of the year, with what this plant needs. */
export function feedIn(product: string, ...[title, months, description, why]: Telling): Job {
  return feed({ rule: 'feed-spring', priority: 1, title, months, description, why, product })
}

/** Water through the months that decide this plant's year. */
export function waterIn(...[title, months, description, why]: Telling): Job {
  return water({ rule: 'water-summer', priority: 1, repeat: 'season', title, months, description, why })
}

/** One soak after weeks without rain, instead of its kind's regular water, for what likes it dry. */
export function soakInDrySpells(plants: string): Job {
  return water({
    rule: 'water-dry-spells',
    instead: 'water-summer',
    priority: 2,
    repeat: 'season',
    months: thirsty,
    title: `Soak the ${plants} in long dry spells`,
    description:
      'After two or three weeks without rain give the roots one slow soak; in its first year, every week.',
    why: 'Between soaks the soil may dry right out; roots that are always damp rot.',
    inPot: { description: 'Water the pot once the top half of the mix is dry.' },
  })
}
