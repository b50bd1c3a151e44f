import type { Job } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { potDrink } from '../kinds/common-jobs.ts'

type Said = Pick<Job, 'title' | 'description' | 'onceGrown' | 'why'>

/** Matches where food is spread in open ground; in a pot it is spread over the mix. */
const feedingGround =
  /\b(thinly )?(under the (outer |whole )?(leaves|branches|canopy)|around (each|the) (clump|plants?|bush|tree)|between rows|along the row|beside the row|(out )?(to|at) the edge of the (canopy|leaves)|(out )?to the drip line|around the roots|widely (over|around) the roots)(, over damp mulch)?/i

/** Matches a dose of concentrated food for open ground, which would burn the roots in a pot. */
const aHandful = /\b([Aa]|half a|Half a) (?:light |small )?handful of(?! (?:organic|pellet|compost|sieved))/

/** Matches watering instructions for open ground. */
const openSoak =
  /\b(soak|buckets?|basin|hose|trickle|flood|slow drink|water run|along the row|the bed|(once|twice) a week|weekly)\b/i
/** Matches watering instructions that go by the mix of a pot. */
const measuredByTheMix = /\b(saucer|drains out the bottom|top (few|half|\d)|feel|push a (finger|stick))\b/i

/** Matches titles that promise a soak or name dry spells; a pot is watered by its mix instead. */
const soakOfTheGround = /\b(deep(ly)?|soaks?|long dry|dry spells?|through the dry( season)?)\b/i
/** Matches reasons that hold for open ground only: roots that go deep, or lie near the surface. */
const rootsOfTheGround = /\b(deep(er|ly)?|near the surface)\b/i

/** Matches reasons for mulch that hold for open ground only. */
const rainKept = /\b(rain|spring soil|covered soil|damp soil)\b/i
const potMulched = 'Covered mix takes longer to dry out.'

/** Matches the distance between plants in a bed. */
const spacing = /\b(thin (?:them )?to )?([3-9]\d cm|(half )?a metre) apart\b/
const onePlant = (_: string, thinned?: string) =>
  thinned ? `${thinned}one plant in a large pot` : 'one to a large pot'

/**
 * Returns a job's words for a pot: food and water go over the mix, seed goes into the mix, and plants are cut at the
 * base.
 */
export function inPotWords(job: Job): Said {
  const { title, description, why } = drinkAndFoodOfAPot(job)
  const named =
    job.type === 'Watering' ? title.replace(/ in dry (weeks|weather)$/, ' when the mix dries out') : title
  return { title: ofThePot(named), description: ofThePot(description), why: whyInThePot(why) }
}

/**
 * Says "mix" for "soil" in a reason, unless the reason compares pots with the ground or names the forest that the plant
 * comes from.
 */
const whyInThePot = (why: string) =>
  /\b(mix|pots?|forest)\b/.test(why) ? why : why.replace(soilOfThePot, 'mix')

const ofThePot = (words: string) =>
  words
    .replace('over the mix on damp soil', 'over the damp mix')
    .replace('over damp soil over the mix', 'over the damp mix')
    .replace('over damp mulch over the mix', 'over the damp mix')
    .replace('on the mix over the mix', 'on the mix')
    .replace('the pot or bed', 'the pot')
    .replace(/\b(at|to) the ground\b/, '$1 the base')
    .replace(/\babove (the )?(ground|soil)\b/, 'above the mix')
    .replace(/^Dig (?!out)/, 'Lift ')
    .replace(markedPlace, '')
    .replace(hedgeToo, '')
    .replace(/\bdig the (bulbs|corms|claws|tubers) up\b/, 'tip the $1 out')
    .replace(/\bwith a fork\b/, 'by hand')
    .replace(/\b(soil or mix|mix or soil)\b/, 'mix')
    .replace('raked soil', 'smoothed mix')
    .replace(soilOfThePot, 'mix')

/** Matches clauses about marking where a plant sleeps in a bed; in a pot its place is plain. */
const markedPlace = /,? and mark the (place|spot)( with a stick)?\b/
/** Matches clauses about the same plant as a hedge. */
const hedgeToo = /(, or|;| and) clip a hedge( back)?( to (shape|its line))?,?/

/** Matches "soil" except in "soil wetter" (a product), "soil moisture", and the "heavy soil" or "no soil" of a pond. */
const soilOfThePot = /(?<!heavy |no )\bsoil\b(?! wetter| moisture)/g

function drinkAndFoodOfAPot(job: Job): Said {
  const { title, description, why, type, only, product } = job
  if (type === 'Fertilising') {
    const onTheMix = description.replace(feedingGround, 'over the mix')
    return { title, description: onTheMix.replace(aHandful, '$1 spoonful of'), why }
  }
  if (type === 'Mulching') return { title, description, why: rainKept.test(why) ? potMulched : why }
  if (type === 'Planting' || type === 'Propagation')
    return { title, description: description.replace(spacing, onePlant), why }
  if (type !== 'Watering' || only === 'pot' || product || isShelter(job) || isFirstDrink(job))
    return { title, description, why }
  const isSoak = openSoak.test(description) && !measuredByTheMix.test(withoutPots(description))
  const whyOfThePot = rootsOfTheGround.test(why) ? potDrink.why : why
  if (!isSoak) return { title, description, why: whyOfThePot }
  return {
    title: soakOfTheGround.test(title) ? potDrink.title : title.replace(' weekly', ''),
    description: potDrink.description,
    why: whyOfThePot,
  }
}

/** Clauses and sentences about pots in words written for both methods. */
const aboutPots = [
  / Move a pot under the eaves\./,
  / Check pots[^.]*\./,
  /,? and (into |look at |keep |ring |more often in )?(pots|a (tall )?pot)\b[^.;]*/,
  /; (look at |check |water )?(pots|a pot)\b[^.;]*/,
  /(?<=heat) or in a pot/,
  /, or stand the pot in water/,
  /; empty the saucer/,
  /; stand (pots|the pot) (in|on)\b[^.;]*/,
]

function withoutPots(words: string): string {
  return aboutPots.reduce((left, each) => left.replace(each, ''), words).replace('the pot or bed', 'the bed')
}

/** Matches words about the pot that the plant stands in. */
const itsPot = /\b(the (same |whole )?pot|saucer|pebbles|(’s|tired) pot)\b|^Repot|\brepot\b/i

/** Whether a job is only about the pot, so that it makes no sense in the ground. */
export function isForAPot({ title, description }: Job): boolean {
  return itsPot.test(`${title} ${withoutPots(description)}`)
}

/** Returns a job's words for open ground: no clauses about pots, and "soil" for "mix" except in planting jobs. */
export function inGroundWords({ title, description, onceGrown, why, type }: Job): Said {
  const toSoil = (words: string) =>
    type === 'Planting' ? words : words.replace(/\b(the|damp|warm) mix\b/g, '$1 soil')
  return {
    title: toSoil(title),
    description: toSoil(withoutPots(description)),
    ...(onceGrown && { onceGrown: toSoil(withoutPots(onceGrown)) }),
    why: toSoil(why),
  }
}
