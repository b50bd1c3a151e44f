import type { CatalogueEntry } from '../entry.ts'
import { pestsAbsentFrom } from '../jobs/regional-pests.ts'
import type { Situation } from '../plan/situation.ts'
import { speaksOfTheGround } from '../plan/suits-place.ts'

/** Something wrong for a plant in its place: as a sentence for a model, and as a check of a task's words. */
export type Avoided = { says: string; isIn: (words: string) => boolean }

const richFood =
  /bone ?meal|blood and bone|superphosphate|manure|tomato (food|fertili[sz]er)|rose (food|fertili[sz]er)|high[- ]phosph|phosphorus[- ]rich|\b\d+[-:]\d+[-:]\d+\b|all[- ]purpose|balanced fertili[sz]er|general[- ]purpose/i
const lowPhosphorus = /low[- ]phosph|phosphorus[- ]free|no phosphorus|native fertili[sz]er|native plant food/i
const proteas =
  /^(grevillea|banksia|hakea|telopea|macadamia|protea|leucadendron|leucospermum|isopogon|stenocarpus|buckinghamia)/i
const liming = /\b(lime|dolomite|limestone|wood ash)\b(?! (tree|fruit|sulphur))/i
const frosty =
  /frost (cloth|cover|blanket|protection)|(protect|cover|wrap)\b.*\b(frosts?|freez\w+|winter)\b|winter protection|(bring|move) .*\b(indoors|inside)\b/i

/** What the guide knows to be wrong for a plant, in its climate and in a pot or the ground. */
export function avoidedBy(entry: CatalogueEntry, { care, climate, method }: Situation): Avoided[] {
  const isNative = entry.kind.startsWith('native-') || proteas.test(entry.species)
  const lovesAcid = /\bacid|azalea and camellia/i.test(`${entry.care.soil} ${entry.care.fertilizing}`)
  return [
    ...(isNative
      ? [
          {
            says: 'Any fertiliser but one low in phosphorus; no manure.',
            isIn: (words: string) => richFood.test(words) && !lowPhosphorus.test(words),
          },
        ]
      : []),
    ...(lovesAcid && entry.kind !== 'citrus'
      ? [{ says: 'Lime, dolomite or wood ash.', isIn: (words: string) => liming.test(words) }]
      : []),
    ...(method === 'pot'
      ? [{ says: 'Work on open ground: it grows in a pot.', isIn: speaksOfTheGround }]
      : []),
    ...(climate.frost === 'none'
      ? [{ says: 'Protection from frost: there is none here.', isIn: (words: string) => frosty.test(words) }]
      : []),
    ...pestsAbsentFrom(climate.state)
      .filter(({ words }) => care.jobs.some(({ title }) => words.test(title)))
      .map(({ name, words }) => ({
        says: `${name}: ${climate.state} is free of it.`,
        isIn: (text: string) => words.test(text),
      })),
  ]
}
