export type ErasureCommand =
  | { type: 'RequestErasure'; now: string }
  | { type: 'WithdrawErasure' }
  | {
      type: 'BeginErasure'
      now: string
      /**
       * For a gardener, the garden must hold a request that is seven days old; for an administrator, it need
       * not.
       */
      askedBy: 'gardener' | 'administrator'
    }
