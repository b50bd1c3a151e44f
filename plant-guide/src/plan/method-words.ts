import type { Job } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { potDrink } from '../kinds/common-jobs.ts'

type Said = Pick<Job, 'title' | 'description' | 'why'>

/** Where food is spread in open ground; in a pot that is the mix. */
const feedingGround =
  /\b(thinly )?(under the (outer |whole )?(leaves|branches|canopy)|around (each|the) (clump|plants?|bush|tree)|between rows|along the row|beside the row|(out )?(to|at) the edge of the (canopy|leaves)|(out )?to the drip line|from the drip line inwards|around the roots|widely (over|around) the roots)(, over damp mulch)?/i

/** Water as it is measured for open ground. */
const openSoak =
  /\b(soak|buckets?|basin|hose|trickle|flood|slow drink|water run|along the row|the bed|(once|twice) a week|weekly)\b/i
/** How often or how much a pot drinks is told by its mix. */
const measuredByTheMix = /\b(saucer|drains out the bottom|top (few|half|\d)|feel|push a (finger|stick))\b/i

/** A title that promises a soak, or waits for weeks without rain. */
const soakOfTheGround = /\b(deep(ly)?|soaks?|long dry|dry spells?)\b/i
/** Why open ground is watered: its roots go deep, or lie in what dries first. */
const rootsOfTheGround = /\b(deep(er|ly)?|near the surface)\b/i

/** Why open ground is covered. */
const rainKept = /\b(rain|spring soil|covered soil|damp soil)\b/i
const potMulched = 'Covered mix takes longer to dry out.'

/** How far apart plants stand in a bed. */
const spacing = /\b(thin (?:them )?to )?([3-9]\d cm|(half )?a metre) apart\b/
const onePlant = (_: string, thinned?: string) =>
  thinned ? `${thinned}one plant in a large pot` : 'one to a large pot'

/**
 * A pot is fed and watered over its mix instead of under the branches, what is sown goes into that mix, and what grows in it is
 * cut at its base.
 */
export function inPotWords(job: Job): Said {
  const { title, description, why } = drinkAndFoodOfAPot(job)
  const named =
    job.type === 'Watering' ? title.replace(/ in dry (weeks|weather)$/, ' when the mix dries out') : title
  return { title: ofThePot(named), description: ofThePot(description), why: whyInThePot(why) }
}

/** Why is told of the mix as well, unless it tells both apart or where a plant comes from. */
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
    .replace(/\bdig the (bulbs|corms|claws|tubers) up\b/, 'tip the $1 out')
    .replace(/\bwith a fork\b/, 'by hand')
    .replace(/\b(soil or mix|mix or soil)\b/, 'mix')
    .replace('raked soil', 'smoothed mix')
    .replace(soilOfThePot, 'mix')

/** Soil, but for what is bought against dry soil, the damp that is felt for, and the soil of a pond. */
const soilOfThePot = /(?<!heavy |no )\bsoil\b(?! wetter| moisture)/g

function drinkAndFoodOfAPot(job: Job): Said {
  const { title, description, why, type, only, product } = job
  if (type === 'Fertilising')
    return { title, description: description.replace(feedingGround, 'over the mix'), why }
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

/** A clause or a sentence about pots, in words for both. */
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

/** Words about the very pot that a plant stands in. */
const itsPot = /\b(the (same |whole )?pot|saucer|pebbles|(’s|tired) pot)\b|^Repot|\brepot\b/i

/** Whether a job is nothing but work on a pot. */
export function isForAPot({ title, description }: Job): boolean {
  return itsPot.test(`${title} ${withoutPots(description)}`)
}

/** Open ground has no mix to feel and no saucer to empty. */
export function inGroundWords({ title, description, why, type }: Job): Said {
  const toSoil = (words: string) =>
    type === 'Planting' ? words : words.replace(/\b(the|damp|warm) mix\b/g, '$1 soil')
  return { title: toSoil(title), description: toSoil(withoutPots(description)), why: toSoil(why) }
}
