/** How long something is waited for, in milliseconds. */
export type Timeouts = {
  /** A page of a reading, counted from the event before. */
  page: number
  /** An append with all its attempts. */
  append: number
  /** One attempt of an append, or a question whether the server is there. */
  attempt: number
  /** A server that did not answer last. */
  away: number
}

/** What an append takes with all its attempts leaves time for its caller to try once more within a call. */
export const timeoutsOf = (call: number): Timeouts => ({
  page: call,
  append: 0.8 * call,
  attempt: 0.4 * call,
  away: 0.2 * call,
})
