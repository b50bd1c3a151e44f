import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'

/** The revision to expect of a stream that does not exist. */
export const noStream = -1

export type Appended = {
  /** Revision of the last event appended. */
  revision: number
  /** Position of the last event appended. */
  position: Position
}

/**
 * The log of all events, the only source of truth. Events of a stream have revisions 0, 1, 2, …; all events together
 * are ordered by position, and no position is given twice. Metadata is carried as it is.
 */
export interface EventLog {
  /**
   * Appends all events or none, durably, when the stream's last revision is `expectedRevision` (`noStream`: it does not
   * exist). The same event ids again at their original expected revision succeed and write nothing. Throws
   * `WrongExpectedRevision`, `StreamDeleted`, `LogUnavailable` (surely not written) or `OutcomeUnknown` (ask again with the
   * same ids).
   * Refuses an empty list, a malformed id, the same id twice, an empty type, data that is not JSON, more than
   * `maxAppendBytes` at once, and streams and types that begin with `$`, which are the engine's own.
   */
  append(stream: string, events: readonly NewEvent<object>[], expectedRevision: number): Promise<Appended>

  /**
   * Deletes every event of a stream for good, also of one that does not exist; doing so again changes nothing. From then on
   * nothing is read from it, and nothing can be appended to it. Resolves once nothing is left of it in what the engine keeps,
   * except where the engine cleans up later by itself: until then `readAll`, `readByStream` and `subscribe` may still tell
   * its events. Throws `LogUnavailable` and `OutcomeUnknown`: ask again.
   */
  deleteStream(stream: string): Promise<void>

  /** Whether a stream was deleted. */
  isDeleted(stream: string): Promise<boolean>

  /** Events of one stream in order from revision `from`, at most `limit`. Empty for a stream that does not exist or is deleted. */
  read<M = unknown>(stream: string, from?: number, limit?: number): Promise<RecordedEvent<M>[]>

  /** The last event of a stream; null for a stream that does not exist or is deleted. */
  readLast<M = unknown>(stream: string): Promise<RecordedEvent<M> | null>

  /** All events in order of position, later than `after` (null: from the first), in batches, up to what is there now. */
  readAll<M = unknown>(after: Position | null): AsyncIterable<RecordedEvent<M>[]>

  /**
   * All events up to and including a position, stream after stream, each in order of revision, in batches. There only where
   * the engine does it about as fast as `readAll`. It goes on after an event that it led to before.
   */
  readByStream?<M = unknown>(upTo: Position, after?: StreamPlace): AsyncIterable<RecordedEvent<M>[]>

  /** How many events there are, where the engine knows. */
  size?(): Promise<number>

  /** Position of the last event, null while the log is empty. */
  head(): Promise<Position | null>

  /**
   * Hands over every event later than `after` in order, first those there, then new ones as they come, one batch at a
   * time: the next waits until the handler has resolved. A handler that throws gets the same batch again after a pause.
   * The log resubscribes by itself after every kind of interruption.
   */
  subscribe<M = unknown>(
    after: Position | null,
    handle: (events: RecordedEvent<M>[]) => Promise<void>,
  ): LogSubscription

  /** Throws `LogUnavailable` when the log cannot take events now. */
  check(): Promise<void>

  /** Waits for appends under way, then lets go of everything. Afterwards every call is refused. */
  close(): Promise<void>
}

/** A log that is only read. */
export type LogReader = Pick<EventLog, 'read' | 'readLast' | 'readAll' | 'readByStream' | 'head' | 'close'>

/** An event by its stream. */
export type StreamPlace = { stream: string; revision: number }

export interface LogSubscription {
  /** Resolves once no handler runs any more and none will. */
  stop(): Promise<void>
}

/** 1 MiB, what EventStoreDB takes in one call, as `bytesOf` counts it. */
export const maxAppendBytes = 1_048_576

export class WrongExpectedRevision extends Error {
  readonly code = 'wrong-expected-revision'
  readonly actualRevision: number

  constructor(stream: string, expected: number, actualRevision: number) {
    super(`${stream} is at revision ${actualRevision}, not ${expected}.`)
    this.actualRevision = actualRevision
  }
}

/** The stream was deleted for good, and takes nothing more. */
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

/** The engine itself finds damage in what it keeps. */
export class LogDamaged extends LogUnavailable {}

export class OutcomeUnknown extends Error {
  readonly code = 'outcome-unknown'
}

/** Whether the log is away: what failed may succeed later, as it is. */
export const isLogAway = (error: unknown): boolean =>
  error instanceof LogUnavailable || error instanceof OutcomeUnknown

/** The events can never be appended as they are: a fault of the caller. */
export class UnappendableEvents extends Error {
  readonly code = 'unappendable-events'
}

/** What the log holds of a stream is not what was appended. Nothing can be appended to it until it is repaired. */
export class StreamDamaged extends Error {
  readonly code = 'stream-damaged'
  readonly stream: string
  /** Of the first event that is damaged. */
  readonly revision: number
  /** The end of a sentence about that event. */
  readonly fault: string

  /** `place` is the file or server, `extent` which others may be meant. */
  constructor(place: string, stream: string, revision: number, fault: string, extent = '') {
    super(`Event ${revision} of ${stream}${extent && `, ${extent},`} in ${place} ${fault}.`)
    this.stream = stream
    this.revision = revision
    this.fault = fault
  }
}
