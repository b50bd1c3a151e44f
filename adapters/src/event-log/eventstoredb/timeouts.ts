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

/** The shares of a call, such that an append and one more try of its caller take no longer than a call may. */
export const timeoutsOf = (call: number): Timeouts => ({
  page: call,
  append: 0.8 * call,
  attempt: 0.4 * call,
  away: 0.2 * call,
})
