import { Refused } from '@wattle/contracts/refusals.ts'

export type InFlightBounds = {
  /** What all may hold at once. */
  all: number
  /** Of that, what each may. */
  each: number
}

/**
 * Counts what is held at once. `hold` takes for a key and answers how to give it back; it throws `Refused` where there is
 * no room.
 */
export function inFlightLimit({ all, each }: InFlightBounds) {
  const held = new Map<string, number>()
  let total = 0
  const change = (key: string, amount: number) => {
    total += amount
    const now = (held.get(key) ?? 0) + amount
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  return {
    hold(key: string, amount: number): () => void {
      if (total + amount > all || (held.get(key) ?? 0) + amount > each) throw new Refused('unavailable')
      change(key, amount)
      return () => change(key, -amount)
    },
  }
}
