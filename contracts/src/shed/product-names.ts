/** Two names mean one product however they are capitalised and whatever space is around them. */
export const productKey = (name: string): string => name.normalize().trim().toLowerCase()

/** The spelling that most of these names share; of equally common ones the first by its letters. */
export function usualSpelling(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [usual] = [...counts].sort(([a, often], [b, oftenB]) => oftenB - often || (a < b ? -1 : 1))
  return usual?.[0] ?? ''
}
