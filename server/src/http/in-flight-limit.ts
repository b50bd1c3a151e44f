import type { ServerResponse } from 'node:http'
import { Refused } from '@wattle/contracts/refusals.ts'

export type InFlightBounds = {
  /** The most that all keys together may hold at once. */
  all: number
  /** The most that one key may hold. */
  each: number
}

/** Limits what is held at once. Throws `Refused`: `too-many-requests` if the key holds too much, else `unavailable`. */
export function inFlightLimit({ all, each }: InFlightBounds) {
  const held = new Map<string, number>()
  let total = 0
  const change = (key: string, amount: number) => {
    total += amount
    const now = (held.get(key) ?? 0) + amount
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  /** Reserves an amount for a key; returns a function that releases it. */
  function hold(key: string, amount: number): () => void {
    if ((held.get(key) ?? 0) + amount > each) throw new Refused('too-many-requests')
    if (total + amount > all) throw new Refused('unavailable')
    change(key, amount)
    return () => change(key, -amount)
  }

  return {
    hold,
    /** Reserves one for a key until the response is closed. */
    holdFor(response: ServerResponse, key: string): void {
      const giveBack = hold(key, 1)
      // A response that is already destroyed does not emit `close` again.
      if (response.destroyed) giveBack()
      else response.once('close', giveBack)
    },
  }
}
