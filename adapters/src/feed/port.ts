import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { StreamPlace } from '../event-log/port.ts'

/**
 * Delivers the events of gardens and accounts, and of no other streams, to consumers: at least once, in order within
 * each stream, and in parallel across streams. Stores a checkpoint for each consumer.
 */
export interface Feed {
  /**
   * Passes events to `handle` in batches. When the handler resolves, the feed advances the checkpoint stored under the
   * consumer's name and delivers the next batch. A new consumer begins at `start`. If the handler throws, it gets the
   * same events again after a pause, so handlers must expect repeats.
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
   * Resolves once no handler is running and none will be called again. A feed that is shared between processes waits a
   * few seconds for a running handler, then abandons it; its events are delivered again later.
   */
  stop(): Promise<void>
  /** Number of events in the feed that this consumer has not yet handled. */
  gap(): Promise<number>
  /**
   * How many milliseconds some partition has had unhandled events without any of them being handled, as observed by
   * calls of `gap`. Measured per partition, because a feed may deliver one garden's events while it is stuck at
   * another's.
   */
  standstill(): number
  /** Why the handler failed on the next events of some partition, which will be retried; null if it did not fail. */
  fault(): string | null
}

/** The progress of one reader of the log. */
export type Checkpoint = {
  /** Position of the last event handled. */
  position: Position
  /** That event; null if only its position is known. */
  event: (StreamPlace & { id: string }) | null
}

/** Stores the checkpoint of each reader of the log. */
export interface Checkpoints {
  /** Null if the reader has handled no event yet, undefined if the reader is unknown. */
  load(reader: string): Promise<Checkpoint | null | undefined>
  save(reader: string, checkpoint: Checkpoint | null): Promise<void>
  close(): Promise<void>
}

/** Publishes the events of gardens and accounts to the feed. */
export interface Publisher {
  /**
   * Resolves once all events are durably published, in the given order within each stream. If it throws, some may be
   * published.
   */
  publish(events: readonly RecordedEvent[]): Promise<void>
  /** Throws if publishing is not possible now. */
  check(): Promise<void>
  close(): Promise<void>
}
