import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { ACT, NSW, NT, QLD, SA, TAS, VIC, WA } from '../climate/states.ts'

/** A pest or disease that some states are free of, or nearly: gardeners there are not sent to look for it. */
export type RegionalPest = {
  /** How a sentence names it. */
  name: string
  words: RegExp
  states: readonly AustralianState[]
}

/**
 * Fruit fly: South Australia and Tasmania are kept free of it, and outbreaks there have rules of their own. Bronze orange bug and
 * citrus gall wasp as the state departments of agriculture say. Codling moth is absent from Western Australia (Pomewest, DPIRD).
 * Citrus leafminer is a pest of warm autumns, and no trouble in Tasmania. The lily caterpillar belongs to the north and to the
 * coast of New South Wales, the cycad blue butterfly to the north and the east (butterflyhouse.com.au, pacsoa.org.au). Elm leaf
 * beetle has spread through the four states of the south-east (Plant Protection Quarterly 29, 2014).
 */
export const regionalPests = {
  fruitFly: {
    name: 'Fruit fly',
    words: /\bfruit ?fl(y|ies)\b/i,
    states: [NSW, ACT, VIC, QLD, NT, WA],
  },
  bronzeOrangeBug: {
    name: 'The bronze orange bug',
    words: /\bbronze orange bugs?\b/i,
    states: [NSW, QLD],
  },
  gallWasp: {
    name: 'Citrus gall wasp',
    words: /\bgall wasps?\b/i,
    states: [NSW, ACT, VIC, QLD, SA, WA],
  },
  citrusLeafminer: {
    name: 'Citrus leafminer',
    words: /\bcitrus leafminers?\b|\bleafminer traps?\b/i,
    states: [NSW, ACT, VIC, QLD, SA, WA, NT],
  },
  lilyCaterpillar: {
    name: 'Lily caterpillar',
    words: /\blily caterpillars?\b/i,
    states: [NSW, QLD, NT, WA],
  },
  cycadBlue: {
    name: 'The cycad blue butterfly',
    words: /\bcycad blues?\b/i,
    states: [NSW, QLD, NT],
  },
  elmLeafBeetle: {
    name: 'Elm leaf beetle',
    words: /\belm leaf beetles?\b/i,
    states: [NSW, ACT, VIC, SA, TAS],
  },
  codlingMoth: {
    name: 'Codling moth',
    words: /\bcodling moths?\b/i,
    states: [NSW, ACT, VIC, QLD, SA, TAS],
  },
} as const satisfies Record<string, RegionalPest>

/** The pests that a state is free of. */
export function pestsAbsentFrom(state: AustralianState): RegionalPest[] {
  return Object.values(regionalPests).filter((pest) => !(pest.states as readonly string[]).includes(state))
}

/** Where myrtle rust is established. Where it is not, it is reported. */
export const myrtleRustStates: readonly AustralianState[] = [NSW, ACT, VIC, QLD, TAS, NT]
