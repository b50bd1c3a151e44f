/** The key of a product: names that differ only in capitals or in the number of spaces have the same key. */
export const productKey = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').toLowerCase()

/** The most common spelling; if several are equally common, the first in code unit order. */
export function usualSpelling(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [usual] = [...counts].sort(([a, often], [b, oftenB]) => oftenB - often || (a < b ? -1 : 1))
  return usual?.[0] ?? ''
}
