/** Postcode ranges of the plant guide's tropical zone, where the year has a wet and a dry season. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [800, 859],
  [880, 999],
  [4737, 4741],
  [4750, 4756],
  [4758, 4820],
  [4830, 4881],
  [4890, 4999],
  [6707, 6750],
  [6765, 6799],
]

export function isTropical(postcode: string | null | undefined): boolean {
  const number = /^\d{4}$/.test(postcode ?? '') ? Number(postcode) : Number.NaN
  return ranges.some(([from, to]) => number >= from && number <= to)
}
