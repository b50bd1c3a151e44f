/** All in milliseconds. */
export type MemberTimings = {
  /** After this long without a heartbeat, Kafka assigns the member's partitions to other members. */
  sessionTimeout: number
  /** How long members have to rejoin when one joins or leaves. */
  rebalanceTimeout: number
  heartbeatInterval: number
  /** How long Kafka waits for new messages before it answers that there are none. */
  fetchWait: number
  /**
   * After this long without a sign of life, the member is abandoned and joins anew. Longer than a session and a
   * rebalance: a joining member hears nothing until its previous membership expires, and giving up sooner would leave
   * yet another membership to expire.
   */
  silence: number
  /** A handler that runs longer costs the membership, and the partitions go to other members. */
  handling: number
  /** How long a running handler and leaving the group may take on shutdown. */
  gracePeriod: number
}

/** A rejoining member must wait until its old session has expired, so sessions are short. */
export const memberTimings: MemberTimings = {
  sessionTimeout: 10_000,
  rebalanceTimeout: 30_000,
  heartbeatInterval: 2_000,
  fetchWait: 1_000,
  silence: 60_000,
  handling: 300_000,
  gracePeriod: 5_000,
}
