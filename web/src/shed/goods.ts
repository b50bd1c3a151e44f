/** The shape in which a product is drawn. */
export type Goods = 'bottle' | 'tub' | 'bag' | 'tool'

const words: readonly [Goods, RegExp][] = [
  ['tool', /secateur|snip|shear|lopper|\bsaw\b|trowel|\bfork\b|spade|\bhoe\b|rake|stake/],
  [
    'bag',
    /mulch|straw|compost|\bmix\b|manure|\bsoil\b(?! wetter)|\bbark\b|\blime\b(?! sulphur)|gypsum|blood and bone|seed|\bhay\b|lucerne|\bnet|cloth|\bbags?\b|glove|twine/,
  ],
  [
    'bottle',
    /\boil\b|spray|liquid|tonic|emulsion|seaweed|soap|wetter|fungicide|sulphur|copper|insecticide|food|feed/,
  ],
]

/**
 * The shape for a product's name: tools and bags by their own words, bottles by words for liquids, and
 * a tub for anything else.
 */
export function goodsOf(productName: string): Goods {
  const name = productName.toLowerCase()
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? 'tub'
}
