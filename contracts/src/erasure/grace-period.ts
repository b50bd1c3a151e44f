/** Days during which a gardener can withdraw a request to erase the garden. */
export const graceDays = 7

/** The instant until which an erasure that is requested now can be withdrawn. */
export const endOfGrace = (now: string): string =>
  new Date(Date.parse(now) + graceDays * 86_400_000).toISOString()
