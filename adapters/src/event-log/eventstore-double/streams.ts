import { randomUUID } from 'node:crypto'
import { LogFile, type StoredEvent } from './log-file.ts'
import {
  deletedMark,
  type Expected,
  emptyStream,
  fits,
  isDeleted,
  limits,
  metadataEvent,
  type Proposed,
  type Stream,
  withoutErasedEvents,
} from './stream.ts'
import { conflict, success, type Written } from './written.ts'

export const mostBytesAtOnce = 1_048_576

/**
 * Streams with the semantics of EventStoreDB: conflicts, repeats, truncation, deletion and scavenges. They are held in
 * memory and stored in a file.
 */
export class Streams {
  #all: StoredEvent[] = []
  readonly #file: LogFile
  readonly #streams = new Map<string, Stream>()
  /** Events written since the process began, by stream and id. Appends at any revision are only compared with these. */
  readonly #recent = new Map<string, StoredEvent>()

  constructor(path: string) {
    this.#file = new LogFile(path, (event) => this.#apply(event))
    if (this.#all.length > 0) return
    this.#write('$$$scavenges', [metadataEvent('{"$maxAge":2592000}')])
    this.#file.write()
  }

  /** Every event in order of position. A scavenge replaces the array, without the removed events. */
  get all(): readonly StoredEvent[] {
    return this.#all
  }

  append(name: string, expected: Expected, events: readonly Proposed[]): Written {
    const stream = this.#stream(name)
    if (stream.gone) return { kind: 'deleted' }
    if (events.length === 0) return { kind: 'written', revision: 0, position: null }
    if (events.reduce((bytes, { data }) => bytes + data.length, 0) > mostBytesAtOnce)
      return { kind: 'too-large' }
    const repeated = this.#repeated(name, stream, expected, events)
    if (repeated) return repeated
    const wasDeleted = isDeleted(stream)
    if (!fits(stream, expected)) return conflict(stream)
    const written = this.#write(name, events)
    if (wasDeleted) this.#write(`$$${name}`, [metadataEvent(`{"$tb":${written[0]?.revision}}`)])
    for (const event of written) this.#recent.set(`${name} ${event.id}`, event)
    return success(written.at(-1))
  }

  /** Appends in a transaction, as old clients could. */
  transact(name: string, events: readonly Proposed[]): void {
    this.#write(name, events, { inTransaction: true })
  }

  delete(name: string, expected: Expected): Written {
    const stream = this.#stream(name)
    if (stream.gone) return { kind: 'deleted' }
    if (!fits(stream, expected)) return conflict(stream)
    return success(this.#write(`$$${name}`, [metadataEvent(`{"$tb":${deletedMark}}`)]).at(-1))
  }

  tombstone(name: string, expected: Expected): Written {
    const stream = this.#stream(name)
    if (stream.gone) return { kind: 'deleted' }
    if (!fits(stream, expected)) return conflict(stream)
    return success(
      this.#write(name, [{ ...metadataEvent(''), type: '$streamDeleted' }], { forEver: true }).at(-1),
    )
  }

  /**
   * Removes the events of tombstoned streams but keeps the tombstones. Returns the id of the scavenge. Unlike
   * EventStoreDB, it keeps truncated events and streams that may be recreated.
   */
  scavenge(): string {
    const scavengeId = randomUUID()
    this.#file.write()
    const isGone = ({ stream, type }: StoredEvent) =>
      this.#stream(stream).gone !== null && type !== '$streamDeleted'
    const gone = this.#all.filter(isGone)
    this.#file.erase(gone)
    for (const { stream, id } of gone) {
      this.#stream(stream).events = []
      this.#recent.delete(`${stream} ${id}`)
    }
    this.#all = this.#all.filter((event) => !isGone(event))
    this.#write(`$scavenges-${scavengeId}`, [{ ...metadataEvent('{}'), type: '$scavengeCompleted' }])
    return scavengeId
  }

  /** The events of a stream that a reader may see, or why there are none. */
  visible(name: string): StoredEvent[] | 'not-found' | 'deleted' {
    const stream = this.#stream(name)
    if (stream.gone) return 'deleted'
    if (stream.events.length === 0 || isDeleted(stream)) return 'not-found'
    return withoutErasedEvents(stream)
  }

  /** All events of a stream in order, as a live array. */
  eventsOf(name: string): readonly StoredEvent[] {
    return this.#stream(name).events
  }

  /** Index in `all` of the first event at or after a position. */
  indexFrom(commit: number, prepare: number): number {
    let [low, high] = [0, this.#all.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const event = this.#all[middle] ?? { commit: 0, position: 0 }
      if (event.commit < commit || (event.commit === commit && event.position < prepare)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Writes all changes so far to disk. */
  async flush(): Promise<void> {
    this.#file.write()
    await this.#file.sync()
  }

  close(): void {
    this.#file.close()
  }

  #repeated(name: string, stream: Stream, expected: Expected, events: readonly Proposed[]): Written | null {
    const known =
      expected === 'any' || expected === 'stream_exists'
        ? events.map(({ id }) => this.#recent.get(`${name} ${id}`))
        : events.map(({ id }, index) => {
            const there = stream.events[(expected === 'no_stream' ? 0 : expected + 1) + index]
            return there?.id === id ? there : undefined
          })
    if (!known[0]) return null
    return known.includes(undefined) ? conflict(stream) : success(known.at(-1))
  }

  #write(
    name: string,
    events: readonly Proposed[],
    { forEver = false, inTransaction = false } = {},
  ): StoredEvent[] {
    const first = this.#stream(name).events.length
    const created = Date.now()
    const stored = this.#file.add(
      events.map((event, index) => ({
        ...event,
        stream: name,
        revision: forEver ? Number.POSITIVE_INFINITY : first + index,
        created,
      })),
      inTransaction,
    )
    for (const event of stored) this.#apply(event)
    return stored
  }

  #apply(event: StoredEvent): void {
    this.#all.push(event)
    const stream = this.#stream(event.stream)
    if (event.type === '$streamDeleted') stream.gone = event
    else stream.events.push(event)
    if (event.stream.startsWith('$$') && event.type === '$metadata')
      Object.assign(this.#stream(event.stream.slice(2)), limits(event))
  }

  #stream(name: string): Stream {
    const known = this.#streams.get(name)
    if (known) return known
    const created = emptyStream()
    this.#streams.set(name, created)
    return created
  }
}
