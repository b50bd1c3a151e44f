/** US dollars for a million tokens, which is millionths of a dollar for one. */
export type Prices = { readonly input: number; readonly output: number }

export type Tokens = { readonly input: number; readonly output: number }

/** What so many tokens cost, in whole millionths of a US dollar. */
export function costOf(tokens: Tokens, prices: Prices): number {
  return Math.ceil(tokens.input * prices.input + tokens.output * prices.output)
}
