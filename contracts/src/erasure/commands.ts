export type ErasureCommand =
  | { type: 'RequestErasure'; now: string }
  | { type: 'WithdrawErasure' }
  | {
      type: 'BeginErasure'
      now: string
      /** The gardener's request must have stood for its seven days; an administrator's need not stand in the garden. */
      askedBy: 'gardener' | 'administrator'
    }
