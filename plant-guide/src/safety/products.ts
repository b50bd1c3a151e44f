import type { HandlingProduct } from '@wattle/contracts/guide/views.ts'
import { pageOf } from './note.ts'
import { sources } from './sources.ts'

const withholding = 'On anything eaten, wait as many days before harvest as the label says for that crop.'

/** What to wear and mind with what stands in a shed. */
export const products: readonly HandlingProduct[] = [
  {
    name: 'Potting mix and compost',
    kind: 'other',
    called: ['potting mix', 'potting soil', 'compost', 'repot', 'seed raising mix'],
    text: 'Wear gloves and a mask, open the bag away from your face, damp it down and work in fresh air: it can carry legionella. Wash your hands afterwards.',
    source: { name: 'WorkSafe Queensland', url: 'https://www.worksafe.qld.gov.au' },
  },
  {
    name: 'Lime sulphur',
    kind: 'spray',
    called: ['lime sulphur', 'lime sulfur'],
    text: `It burns eyes and skin: wear gloves and eye protection. Spray only leafless plants, and two weeks apart from any oil. ${withholding}`,
    source: { name: 'Yates', url: 'https://www.yates.com.au' },
  },
  {
    name: 'Copper spray',
    kind: 'spray',
    called: [
      'copper spray',
      'copper fungicide',
      'copper oxychloride',
      'copper hydroxide',
      'copper sulphate',
      'copper sulfate',
      'copper soap',
      'liquid copper',
      'with copper',
      'bordeaux',
    ],
    text: `Use it only on plants that the label names, out of the heat and not on open blossom. ${withholding}`,
    source: sources.practice,
  },
  {
    name: 'Horticultural oil',
    kind: 'spray',
    called: ['horticultural oil', 'pest oil', 'white oil', 'eco oil', 'winter oil', 'oil spray'],
    text: `Not on hot days, on wilted plants, or within two weeks of sulphur. ${withholding}`,
    source: { name: 'Yates', url: 'https://www.yates.com.au' },
  },
  {
    name: 'Pyrethrum',
    kind: 'spray',
    called: ['pyrethrum', 'pyrethrin'],
    text: `It kills bees and fish too: spray in the evening, away from water and open flowers. ${withholding}`,
    source: sources.practice,
  },
  {
    name: 'Neem',
    kind: 'spray',
    called: ['neem', 'azadirachtin'],
    text: 'Use a registered product only, on the plants its label names; don’t assume that it may go on food.',
    source: sources.practice,
  },
  {
    name: 'Spinosad and spinetoram',
    kind: 'spray',
    called: ['spinosad', 'spinetoram', 'success ultra'],
    text: `Poisonous to bees until it is dry: spray at dusk. ${withholding}`,
    source: { name: 'Organic Gardener', url: 'https://www.organicgardener.com.au' },
  },
  {
    name: 'Dimethoate',
    kind: 'spray',
    called: ['dimethoate', 'rogor'],
    text: 'Don’t use it on anything you will eat: it has been withdrawn for home-grown produce. Take old bottles to a chemical collection.',
    source: {
      name: 'Organic Gardener',
      url: 'https://www.organicgardener.com.au/popular-garden-chemical-suspended',
    },
  },
  {
    name: 'Imidacloprid',
    kind: 'spray',
    called: ['imidacloprid', 'confidor'],
    text: `It reaches pollen and harms bees: never on plants in flower. ${withholding}`,
    source: sources.practice,
  },
  {
    name: 'Dipel (Bt)',
    kind: 'spray',
    called: ['dipel', 'bacillus thuringiensis', 'bt spray'],
    text: `Little hazard, but still follow the label. ${withholding}`,
    source: { name: 'Yates', url: 'https://www.yates.com.au' },
  },
  {
    name: 'Glyphosate',
    kind: 'other',
    called: ['glyphosate', 'roundup', 'weedkiller', 'herbicide'],
    text: 'Wear gloves, spray only when it is still, off green bark and water, and keep children and pets away until it is dry.',
    source: { name: 'Northern Territory Government, herbicide safety', url: 'https://nt.gov.au' },
  },
  {
    name: 'Lawn weeder',
    kind: 'other',
    called: ['weed and feed', 'lawn weeder', 'bindii killer'],
    text: 'Buffalo lawns need a product made for buffalo. Keep pets off until it is dry, and keep the next clippings out of compost and vegetable beds.',
    source: { name: 'Yates', url: 'https://www.yates.com.au' },
  },
  {
    name: 'Snail pellets',
    kind: 'other',
    called: ['snail pellet', 'snail bait', 'slug pellet', 'snail and slug'],
    text: 'Dangerous to dogs, the “pet friendly” ones too: never in heaps, stored out of reach. If a dog has eaten any, ring a vet or 1300 869 738 at once.',
    source: pageOf(sources.animalPoisons, 'news/is-this-snail-bait-safe-to-use'),
  },
  {
    name: 'Rat and mouse bait',
    kind: 'other',
    called: ['rat bait', 'mouse bait', 'rodent bait'],
    text: 'Dogs fall ill only days later: see a vet at once, and take the packet with you. Traps are safer; lock bait up where owls and pets cannot reach it.',
    source: { name: 'BirdLife Australia', url: 'https://birdlife.org.au' },
  },
  {
    name: 'Blood and bone, manure pellets',
    kind: 'other',
    called: ['blood and bone', 'bone meal', 'blood meal', 'dynamic lifter', 'manure'],
    text: 'Dogs love to eat it and are ill afterwards: water it in and keep the bag shut. Wear gloves, and a mask if it is dusty.',
    source: pageOf(sources.animalPoisons, 'news/organic-fertilisers'),
  },
  {
    name: 'Cocoa mulch',
    kind: 'other',
    called: ['cocoa mulch', 'cocoa husk'],
    text: 'Poisonous to dogs: don’t use it where they can reach it.',
    source: sources.aspca,
  },
  {
    name: 'Garden sprays',
    kind: 'any-spray',
    called: ['insecticide', 'fungicide', 'miticide', 'pesticide'],
    text: `Wear what the label asks for, spray in the evening when bees are home, and use it only on plants the label names. ${withholding}`,
    source: {
      name: 'Agriculture Victoria, in the National Tribune',
      url: 'https://www.nationaltribune.com.au/take-care-with-chemicals-tips-for-backyard-gardeners',
    },
  },
  {
    name: 'Fruit nets',
    kind: 'other',
    called: ['net', 'netting'],
    text: 'Holes no larger than 5 mm × 5 mm when stretched, so that no bat or bird is caught; in Victoria and the ACT that is the law.',
    source: sources.netting,
  },
]
