import type { ServerResponse } from 'node:http'
import { Refused } from '@wattle/contracts/refusals.ts'

export type InFlightBounds = {
  /** What all may hold at once. */
  all: number
  /** Of that, what each may. */
  each: number
}

/** Counts what is held at once. Throws `Refused` where there is no room. */
export function inFlightLimit({ all, each }: InFlightBounds) {
  const held = new Map<string, number>()
  let total = 0
  const change = (key: string, amount: number) => {
    total += amount
    const now = (held.get(key) ?? 0) + amount
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  /** Takes so much for a key, and answers how to give it back. */
  function hold(key: string, amount: number): () => void {
    if (total + amount > all || (held.get(key) ?? 0) + amount > each) throw new Refused('unavailable')
    change(key, amount)
    return () => change(key, -amount)
  }

  return {
    hold,
    /** Takes one for a key, for as long as an answer is under way. */
    holdFor(answer: ServerResponse, key: string): void {
      const giveBack = hold(key, 1)
      // Whoever has left already is not heard leaving once more.
      if (answer.destroyed) giveBack()
      else answer.once('close', giveBack)
    },
  }
}
