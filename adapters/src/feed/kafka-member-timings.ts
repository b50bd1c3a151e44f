/** Milliseconds. */
export type MemberTimings = {
  /** After this long without a heartbeat, Kafka gives a member's partitions to others. */
  sessionTimeout: number
  /** How long members have to rejoin when one joins or leaves. */
  rebalanceTimeout: number
  heartbeatInterval: number
  /** How long Kafka waits for new messages before it answers that there are none. */
  fetchWait: number
  /**
   * A member without any sign of life for so long is given up and comes anew. Longer than a session and than a rebalance:
   * who joins hears nothing until a former self is given up, and would otherwise leave one more of them behind.
   */
  silence: number
  /** A handler that is at work for longer costs the membership: the partitions go to others. */
  handling: number
  /** How long a running handler and leaving the group may take on shutdown. */
  gracePeriod: number
}

/** A member that rejoins has to wait until its old session has expired, so sessions are short. */
export const memberTimings: MemberTimings = {
  sessionTimeout: 10_000,
  rebalanceTimeout: 30_000,
  heartbeatInterval: 2_000,
  fetchWait: 1_000,
  silence: 60_000,
  handling: 300_000,
  gracePeriod: 5_000,
}
