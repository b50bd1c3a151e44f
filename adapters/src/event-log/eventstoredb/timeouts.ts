/** Timeouts in milliseconds. */
export type Timeouts = {
  /** Between two events of a page. */
  page: number
  /** An append including all its attempts. */
  append: number
  /** One attempt of an append, or one check whether the server answers. */
  attempt: number
  /** Waiting for a server that did not answer last time. */
  away: number
}

/** An append with all its attempts leaves 20% of the call's time, so that its caller can retry once within the call. */
export const timeoutsOf = (call: number): Timeouts => ({
  page: call,
  append: 0.8 * call,
  attempt: 0.4 * call,
  away: 0.2 * call,
})
