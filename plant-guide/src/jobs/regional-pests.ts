import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { ACT, NSW, NT, QLD, SA, TAS, VIC, WA } from '../climate/states.ts'

/** A pest or disease that is absent, or nearly so, from some states. Gardeners there are not told to look for it. */
export type RegionalPest = {
  /** The name with which a sentence begins. */
  name: string
  words: RegExp
  states: readonly AustralianState[]
}

/**
 * Fruit fly: South Australia and Tasmania are kept free of it, and have rules of their own for outbreaks. Bronze orange
 * bug and citrus gall wasp: according to the state departments of agriculture. Codling moth is absent from Western
 * Australia (Pomewest, DPIRD). Citrus leafminer is a pest of warm autumns, and no trouble in Tasmania. The lily
 * caterpillar lives in the north and on the coast of New South Wales, the cycad blue butterfly in the north and the
 * east (butterflyhouse.com.au, pacsoa.org.au). Elm leaf beetle has spread through the four states of the south-east
 * (Plant Protection Quarterly 29, 2014). The sweet potato weevil is a pest of Queensland, the Northern Territory and the
 * north coast of New South Wales. Flying foxes live along the coasts of the north and the east and in Adelaide; in
 * Western Australia only in the far north.
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
  sweetPotatoWeevil: {
    name: 'The sweet potato weevil',
    words: /\bsweet ?potato weevils?\b/i,
    states: [NSW, QLD, NT],
  },
  flyingFox: {
    name: 'Flying foxes',
    words: /\b(bats|flying foxes)\b/i,
    states: [NSW, ACT, VIC, QLD, SA, NT],
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

/** States where myrtle rust is established. In the others, gardeners are asked to report it. */
export const myrtleRustStates: readonly AustralianState[] = [NSW, ACT, VIC, QLD, TAS, NT]
