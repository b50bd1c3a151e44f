import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'

/** The `expectedRevision` for a stream that does not exist yet. */
export const noStream = -1

export type Appended = {
  /** Revision of the last event appended. */
  revision: number
  /** Position of the last event appended. */
  position: Position
}

/**
 * The append-only log of all events: the only source of truth. Revisions within a stream run 0, 1, 2, … Positions order
 * all events across streams and are never reused. Metadata is stored unchanged.
 */
export interface EventLog {
  /**
   * Appends all events durably, or none, if the stream's last revision is `expectedRevision` (`noStream` if the stream
   * does not exist). Repeating an append with the same event ids and the same expected revision succeeds and writes
   * nothing.
   * Throws `WrongExpectedRevision`, `StreamDeleted`, `LogUnavailable` (nothing was written) or `OutcomeUnknown` (retry
   * with the same ids). Throws `UnappendableEvents` for an empty list, a malformed id, a duplicate id, an empty type,
   * data that is not JSON, more than `maxAppendBytes`, and streams or types that begin with `$`, which belong to the
   * engine.
   */
  append(stream: string, events: readonly NewEvent<object>[], expectedRevision: number): Promise<Appended>

  /**
   * Permanently deletes every event of a stream; repeating the call changes nothing. A stream that does not exist can
   * be deleted too. Afterwards `read` returns nothing from the stream, and no append to it succeeds. Resolves once the
   * engine's storage holds none of the events, except in engines that clean up later on their own: until then
   * `readAll`, `readByStream` and `subscribe` may still return them. Throws `LogUnavailable` or `OutcomeUnknown`; retry
   * in both cases.
   */
  deleteStream(stream: string): Promise<void>

  /** Whether the stream was deleted. */
  isDeleted(stream: string): Promise<boolean>

  /**
   * At most `limit` events of one stream from revision `from` on, in order. Empty if the stream does not exist or is
   * deleted.
   */
  read<M = unknown>(stream: string, from?: number, limit?: number): Promise<RecordedEvent<M>[]>

  /** The last event of a stream; null for a stream that does not exist or is deleted. */
  readLast<M = unknown>(stream: string): Promise<RecordedEvent<M> | null>

  /**
   * Yields the events after `after` (null: from the first) in batches, in order of position, up to the head at the time
   * of the call.
   */
  readAll<M = unknown>(after: Position | null): AsyncIterable<RecordedEvent<M>[]>

  /**
   * Yields all events up to and including a position in batches, one stream after another, each in order of revision.
   * `after` continues an earlier read after this event. Implemented only by engines where this is about as fast as
   * `readAll`.
   */
  readByStream?<M = unknown>(upTo: Position, after?: StreamPlace): AsyncIterable<RecordedEvent<M>[]>

  /** Number of events, in engines that know it. */
  size?(): Promise<number>

  /** Position of the last event, null while the log is empty. */
  head(): Promise<Position | null>

  /**
   * Passes every event later than `after` to `handle` in order, first the existing events, then new ones as they
   * arrive. Batches never overlap: the next waits until the handler has resolved. If the handler throws, it gets the
   * same batch again after a pause. The log resubscribes by itself after any interruption.
   */
  subscribe<M = unknown>(
    after: Position | null,
    handle: (events: RecordedEvent<M>[]) => Promise<void>,
  ): LogSubscription

  /** Throws `LogUnavailable` when the log cannot take events now. */
  check(): Promise<void>

  /** Waits for appends in progress, then releases all resources. Every later call is refused. */
  close(): Promise<void>
}

/** A read-only log. */
export type LogReader = Pick<EventLog, 'read' | 'readLast' | 'readAll' | 'readByStream' | 'head' | 'close'>

/** Identifies an event by its stream and revision. */
export type StreamPlace = { stream: string; revision: number }

export interface LogSubscription {
  /** Resolves once no handler is running and none will be called again. */
  stop(): Promise<void>
}

/** 1 MiB, the most that EventStoreDB accepts in one call. Measured with `bytesOf`. */
export const maxAppendBytes = 1_048_576

export class WrongExpectedRevision extends Error {
  readonly code = 'wrong-expected-revision'
  readonly actualRevision: number

  constructor(stream: string, expected: number, actualRevision: number) {
    super(`${stream} is at revision ${actualRevision}, not ${expected}.`)
    this.actualRevision = actualRevision
  }
}

/** The stream was deleted and accepts no more events. */
export class StreamDeleted extends Error {
  readonly code = 'stream-deleted'
  readonly stream: string

  constructor(stream: string) {
    super(`${stream} is deleted.`)
    this.stream = stream
  }
}

export class LogUnavailable extends Error {
  readonly code = 'log-unavailable'
}

/** The engine found damage in its own storage. */
export class LogDamaged extends LogUnavailable {}

export class OutcomeUnknown extends Error {
  readonly code = 'outcome-unknown'
}

/** Whether the log is unavailable, so that the same call may succeed later. */
export const isLogAway = (error: unknown): boolean =>
  error instanceof LogUnavailable || error instanceof OutcomeUnknown

/** These events can never be appended: a fault of the caller. */
export class UnappendableEvents extends Error {
  readonly code = 'unappendable-events'
}

/** The stored events of a stream differ from those appended. Nothing can be appended until the stream is repaired. */
export class StreamDamaged extends Error {
  readonly code = 'stream-damaged'
  readonly stream: string
  /** Revision of the first damaged event. */
  readonly revision: number
  /** Completes a sentence about the damaged event, for example "is missing". */
  readonly fault: string

  /** `place` is the file or server; `extent` names other events that may be affected. */
  constructor(place: string, stream: string, revision: number, fault: string, extent = '') {
    super(`Event ${revision} of ${stream}${extent && `, ${extent},`} in ${place} ${fault}.`)
    this.stream = stream
    this.revision = revision
    this.fault = fault
  }
}
