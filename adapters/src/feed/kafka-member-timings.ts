/** Milliseconds. */
export type MemberTimings = {
  /** Kafka gives a member's partitions to others when it has not heard of it for so long. */
  sessionTimeout: number
  /** How long members have to come together again when one comes or goes. */
  rebalanceTimeout: number
  heartbeatInterval: number
  /** How long Kafka waits for something new before it answers that there is nothing. */
  fetchWait: number
  /**
   * A member without any sign of life for so long is given up and comes anew. Longer than a session and than a rebalance:
   * who joins hears nothing until a former self is given up, and would otherwise leave one more of them behind.
   */
  silence: number
  /** A handler that is at work for longer costs the membership: the partitions go to others. */
  handling: number
  /** How long Kafka and a handler at work have for saying goodbye. */
  farewell: number
}

/** A member that comes anew has to wait until its former self has been given up: a short session is soon over it. */
export const memberTimings: MemberTimings = {
  sessionTimeout: 10_000,
  rebalanceTimeout: 30_000,
  heartbeatInterval: 2_000,
  fetchWait: 1_000,
  silence: 60_000,
  handling: 300_000,
  farewell: 5_000,
}
