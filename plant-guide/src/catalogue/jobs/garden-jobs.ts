import type { Job, MonthsByZone } from '../../entry.ts'
import { disease, feed, pests, plant, propagate, prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { waterBulbsInLeaf } from '../../kinds/bulb.ts'
import { freshMix, settleIn } from '../../kinds/common-jobs.ts'

export type Telling = [title: string, months: MonthsByZone, description: string, why: string]

/** The one pruning of the year, in the months that cost no flowers. */
export function cutBack(...[title, months, description, why]: Telling): Job {
  return prune({ rule: 'prune-after-flowering', priority: 1, fromMonths: 1, title, months, description, why })
}

/** Old stems of a grown shrub taken out whole. A young shrub only has its flowered shoots shortened. */
export function thinOnceGrown(shrub: string, ...[title, months, description, why]: Telling): Job[] {
  return [
    { ...cutBack(title, months, description, why), fromMonths: 36 },
    prune({
      rule: 'shorten-flowered',
      priority: 2,
      minutes: 15,
      fromMonths: 6,
      untilMonths: 35,
      months,
      title: `Shorten the flowered shoots of the young ${shrub}`,
      description: 'Cut each shoot that flowered back to a strong side shoot, and leave every main stem.',
      why: 'It is still building its frame, and next year’s flowers come on the shoots of these months.',
    }),
  ]
}

/** Old growth cut away at the end of winter, before the new shoots. */
export function cutDown(...[title, months, description, why]: Telling): Job {
  return prune({ rule: 'prune-late-winter', priority: 1, fromMonths: 6, title, months, description, why })
}

/** Tying in a climber that grows metres in a summer, from its first summer on. */
export function tieInAsItRuns(climber: string, months: MonthsByZone): Job {
  return prune({
    rule: 'tie-in',
    priority: 2,
    minutes: 15,
    months,
    title: `Lead the ${climber}’s long shoots along their support`,
    description: 'Untwine shoots that cling to each other, spread them out sideways and tie them loosely.',
    why: 'They run metres in warm weather, and what has tangled cannot be parted later.',
  })
}

/** The first shoots of a climber that holds on by itself once it has found its wall. */
export function leadToTheWall(climber: string, months: MonthsByZone): Job {
  return prune({
    rule: 'tie-in',
    priority: 2,
    minutes: 10,
    untilMonths: 18,
    months,
    title: `Lead the young ${climber} to its wall`,
    description:
      'Lean the new shoots against the wall with small stakes or tape until they hold by themselves.',
    why: 'Only new shoots take hold, and those that lie on the ground run away from the wall.',
  })
}

const seasons = [range(9, 11), range(12, 2), range(3, 5), range(6, 8)]

function holdsASeason(months: MonthsByZone): boolean {
  return Object.values(months).some((list) =>
    seasons.some((season) => season.every((month) => list.includes(month))),
  )
}

/** Spent flowers taken off while more are to come: once a month through a season of flowers. */
export function deadhead(...[title, months, description, why]: Telling): Job {
  return prune({
    rule: 'deadhead',
    priority: 2,
    minutes: 10,
    fromMonths: 1,
    repeat: holdsASeason(months) ? 'season' : 'once',
    title,
    months,
    description,
    why,
  })
}

/** A check for the pest that comes every year, in the months in which it comes. */
export function lookFor(...[title, months, description, why]: Telling): Job {
  return pests({ rule: 'check-pests-spring', priority: 1, minutes: 10, title, months, description, why })
}

/** A check for the disease that a plant is known for, in the weeks in which it shows. */
export function watchFor(...[title, months, description, why]: Telling): Job {
  return disease({ rule: 'check-disease', priority: 2, minutes: 10, title, months, description, why })
}

/** Planting or sowing for a single season, or planting a bulb while it rests. */
export function plantOut(...[title, months, description, why]: Telling): Job {
  return plant({ rule: 'plant-season', priority: 2, title, months, description, why })
}

/** Planting a bulb that stays for years: the guide names its months, and no plan asks for it again. */
export function plantOnce(...[title, months, description, why]: Telling): Job {
  return { ...plantOut(title, months, description, why), untilMonths: 0 }
}

/** Dividing a clump that has filled its place. */
export function divideClump(...[title, months, description, why]: Telling): Job {
  return propagate({
    rule: 'divide',
    instead: freshMix.rule,
    priority: 3,
    fromMonths: 36,
    title,
    months,
    description,
    why,
  })
}

/** Dividing a clump that flowers late in the year, as its new shoots rise. */
export function divideInSpring(plant: string, months: MonthsByZone): Job {
  return {
    ...divideClump(
      `Divide the ${plant}`,
      months,
      'If it is crowded, lift the clump as its new shoots show, cut it into pieces with roots and shoots and replant them at once.',
      'It flowers late, and pieces moved now have a whole summer to grow.',
    ),
    tropics: { why: 'It flowers late, and pieces moved now grow through the whole wet season.' },
  }
}

/** The first feed of the year, with what this plant needs. */
export function feedIn(product: string, ...[title, months, description, why]: Telling): Job {
  return feed({ rule: 'feed-spring', priority: 1, title, months, description, why, product })
}

/** Liquid food through a long season of flowers. */
export function feedWhileItFlowers(plants: string): Job {
  return feed({
    rule: 'feed-summer',
    priority: 2,
    repeat: 'season',
    months: {
      tropical: [12, 1, 2, 3],
      subtropical: [12, 1, 2],
      temperate: [12, 1, 2],
      arid: [12, 1, 2],
    },
    title: `Give the ${plants} flower food`,
    description: 'Water in liquid flower food, rich in potash, over damp soil.',
    why: 'Months of flowers use up the food of spring.',
    tropics: { why: 'Months of flowers use up what food there was.' },
    product: 'Liquid flower food',
  })
}

/** Water through the months that decide this plant's year. */
export function waterIn(...[title, months, description, why]: Telling): Job {
  return water({ rule: 'water-summer', priority: 1, repeat: 'season', title, months, description, why })
}

/** Water for the first weeks of a marsh plant, whose pot is never dry on top. */
export const settleInWet: Job = {
  ...settleIn,
  inPot: {
    description: 'Stand the pot in a saucer of water, and fill it again as soon as it is empty.',
    why: 'It grows in marshes, and its new roots die where they dry out.',
  },
}

/** Water for a marsh plant. */
export function keepWet(plant: string, why: string): Job {
  return water({
    rule: 'water-summer',
    priority: 1,
    repeat: 'season',
    minutes: 5,
    months: { ...thirsty, temperate: range(11, 5), cool: range(11, 5) },
    title: `Keep the ${plant} wet`,
    description: 'Soak the soil before its top is dry; stand pots in a saucer of water on warm days.',
    why,
    inPot: {
      description:
        'Feel the mix every day while it is warm, and water before its top is dry; on warm days let the pot stand in a saucer of water.',
    },
  })
}

/** Water for a bulb that grows from autumn to spring and rests dry in summer, in a pot and in the ground. */
export function waterInLeaf(plants: string, words: Partial<Job> = {}): Job[] {
  return waterBulbsInLeaf.map((job) => ({
    ...job,
    title: job.title.replace('bulbs', plants),
    ...words,
  }))
}

/** How often a plant is soaked that lives on rain once its roots are deep. */
export const soakedByAge: Pick<Job, 'description' | 'onceGrown'> = {
  description:
    'Give the roots one slow soak a week while the plant is young, and later one every two or three weeks.',
  onceGrown: 'Give the roots one slow soak after two or three weeks without rain.',
}

/** One soak after weeks without rain, for plants that like it dry, instead of their kind's regular water. */
export function soakInDrySpells(plants: string): Job {
  return water({
    rule: 'water-dry-spells',
    instead: 'water-summer',
    priority: 2,
    repeat: 'season',
    months: thirsty,
    title: `Soak the ${plants} in dry weather`,
    ...soakedByAge,
    why: 'Deep, rare soaks send roots down, and roots that are always damp rot.',
    tropics: {
      title: `Soak the ${plants} through the dry season`,
      description: 'Give the roots two slow soaks a week while the plant is young, and later one.',
      onceGrown: 'Give the roots one slow soak a week.',
      why: 'For months hardly any rain falls, and a garden lives on what it is given.',
    },
    arid: {
      title: `Soak the ${plants} while it stays dry`,
      description:
        'While it is hot, give the roots one slow soak a week, or two while the plant is young; in the cool, one a month is enough.',
      onceGrown: 'Give the roots one slow soak a week while it is hot, and one a month in the cool.',
      why: 'Here weeks pass without rain, and a garden lives on what it is given.',
    },
    inPot: {
      title: `Water the ${plants} once the mix is dry on top`,
      description:
        'Push a finger in; once the top 5 cm of the mix is dry, water until it drains out the bottom.',
      why: 'A pot dries out faster than the garden, and roots that are always damp rot.',
    },
  })
}

/** Rules for a rich, damp bed, which are wrong for plants that like poor, dry soil. */
export const richBedCare = [
  'check-pests-spring',
  'mulch-before-summer',
  'add-compost',
  'apply-soil-wetter',
] as const

/** A second feed for plants that flower for months. */
export function feedAgain(plants: string, words: Partial<Job> = {}): Job {
  return feed({
    rule: 'feed-summer',
    priority: 2,
    months: { subtropical: [12], temperate: [12], cool: [12, 1], arid: [11] },
    title: `Feed the ${plants} for more flowers`,
    description: 'Water in a liquid flower food on damp soil, and again two weeks later.',
    why: 'It flowers for months and uses up what is in the soil.',
    product: 'Liquid flower food',
    ...words,
  })
}

/** The feed of an evergreen of the warm north and east, as the growing season begins. */
export function feedAsItWarms(plant: string): Job {
  return feed({
    rule: 'feed-spring',
    priority: 1,
    months: { tropical: [9, 10], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    title: `Feed the ${plant} as it warms up`,
    description: 'Scatter slow-release fertiliser around the plant and water it in.',
    why: 'It grows with the heat, and most of the year’s leaves come from now on.',
    product: 'Slow-release fertiliser',
  })
}

/** The feed of a plant that likes acid soil, as growth begins. */
export function feedAcidLover(plant: string, months: MonthsByZone): Job {
  return feed({
    rule: 'feed-spring',
    priority: 1,
    months,
    title: `Feed the ${plant} with camellia food`,
    description: 'Scatter camellia and azalea food under the outer leaves and water it in.',
    why: 'It likes its soil acid, and this food keeps it so while the new leaves come.',
    product: 'Camellia and azalea fertiliser',
  })
}

/** A feed for the pot of a plant that needs little food in the ground. */
export function feedInAPotAlone(plant: string, months: MonthsByZone): Job {
  return feed({
    rule: 'feed-pot',
    priority: 2,
    only: 'pot',
    months,
    title: `Feed the potted ${plant}`,
    description: 'Scatter a slow-release fertiliser over the mix and water it in.',
    why: 'It lives on little in the ground, but a pot has nothing more to give after a year.',
    product: 'Slow-release fertiliser',
  })
}

/** A check for mealybug on a cactus or another plant without leaves to look between. */
export function lookForMealybug(plant: string, where: string): Job {
  return lookFor(
    `Look for mealybug on the ${plant}`,
    { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
    `Look ${where}, and dab white fluff with a cotton bud dipped in methylated spirits.`,
    'Mealybug hides in the joints and multiplies in mild weather.',
  )
}

/** A check for mites and mealybug on hairy leaves, which break and spot under a damp cloth. */
export function brushHairyLeaves(plant: string, months: MonthsByZone): Job {
  const outdoors = { why: 'Both hide where no rain reaches them, and hairy leaves cannot be wiped clean.' }
  return {
    ...lookFor(
      `Look under the ${plant}’s leaves for mites and mealybug`,
      months,
      'Take off leaves with fine webs or rusty patches, and touch white fluff with a cotton bud dipped in methylated spirits.',
      'Nothing hunts them indoors, and hairy leaves cannot be wiped clean once there are many.',
    ),
    inGround: outdoors,
    tropics: outdoors,
  }
}

/** Proteas and their cousins lose buds to the caterpillars that web their tips. */
export function lookForLeafrollers(plants: string, months: MonthsByZone): Job {
  return pests({
    rule: 'check-leafrollers',
    priority: 2,
    minutes: 10,
    months,
    title: `Look for leafroller caterpillars on the ${plants}`,
    description: 'Open leaves that are webbed together at the tips and pick the caterpillars out.',
    why: 'They eat the growing tips and buds, hidden in a roll of leaves.',
  })
}
