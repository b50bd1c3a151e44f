import type { RecordedEvent } from '@wattle/contracts/envelope.ts'

/**
 * Delivers the events of gardens and accounts to consumers: in order for each stream, at least once, streams in parallel.
 * The feed keeps a checkpoint for each consumer. It carries no other streams.
 */
export interface Feed {
  /**
   * Hands events to `handle` in batches; the next comes when it has resolved, and what it took is then remembered under
   * the consumer's name. A consumer heard of for the first time begins at `start`. A handler that throws is handed the
   * same events again after a pause: it must expect repeats.
   */
  subscribe(
    consumer: string,
    start: 'beginning' | 'end',
    handle: (events: RecordedEvent[]) => Promise<void>,
  ): Promise<FeedSubscription>

  close(): Promise<void>
}

export interface FeedSubscription {
  /**
   * Resolves once no handler runs any more and none will. A feed between processes waits a few seconds for a handler at work
   * and then leaves it behind: what it was handed comes again.
   */
  stop(): Promise<void>
  /** Number of events in the feed that this consumer has not handled yet. */
  gap(): Promise<number>
  /**
   * Milliseconds for which some partition of the feed has had such events and none of them was handled, as far as `gap` found
   * when it was asked. A feed may bring one garden's events while it is stuck at another's.
   */
  standstill(): number
  /** Why the handler could not take what comes next of some partition of the feed; null if it could. It is handed that again. */
  fault(): string | null
}
