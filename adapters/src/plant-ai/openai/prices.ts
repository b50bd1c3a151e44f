/** US dollars per million tokens, which equals millionths of a dollar per token. */
export type Prices = { readonly input: number; readonly output: number }

type Tokens = { readonly input: number; readonly output: number }

/** The cost of these tokens in whole millionths of a US dollar, rounded up. */
export function costOf(tokens: Tokens, prices: Prices): number {
  return Math.ceil(tokens.input * prices.input + tokens.output * prices.output)
}
