import type { NewEvent, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { LruCache } from '../../lib/lru-cache.ts'
import { appendable, requireOwn } from '../appendable.ts'
import { type EventLog, LogDamaged, noStream, StreamDamaged } from '../port.ts'
import { chained, faultOf, isReadable, type Link, linkOf, origin } from './checksum.ts'

/**
 * An event log whose events carry checksums, each linked to the previous event of its stream. Reading a damaged stream
 * and appending to it throw `StreamDamaged`. `readAll`, `readByStream` and `subscribe` do not check what they pass on.
 */
export type CheckedLog = EventLog & {
  /** The file or server. */
  readonly place: string
  /** The same log for callers that need every event, not only intact ones: it returns damaged events too. */
  readonly withDamaged: EventLog
  /** Marks a stream as damaged when the damage was found elsewhere. */
  markDamaged(damage: StreamDamaged): void
  /** Refuses every append, for damage that cannot be attributed to particular streams. */
  refuseAllWrites(damage: LogDamaged): void
  /** The streams known to be damaged. */
  damagedStreams(): string[]
}

export type CheckOptions = {
  /** The file or server, named in errors about damage. */
  place: string
  /** Called once for each damaged stream. */
  onDamage?: (damage: StreamDamaged) => void
}

/** How many streams have their last link cached, so that appending to them needs no read. */
const linksKept = 10_000

/**
 * Adds checksums to the log of any engine. An event id must identify the whole event: an append that repeats ids must
 * also repeat the metadata.
 */
export function checkedLog(log: EventLog, { place, onDamage = () => undefined }: CheckOptions): CheckedLog {
  const links = new LruCache<string, Link>(linksKept)
  const damages = new Map<string, StreamDamaged>()
  let ofAll: LogDamaged | null = null

  function markDamaged(damage: StreamDamaged): StreamDamaged {
    if (!damages.has(damage.stream)) {
      damages.set(damage.stream, damage)
      onDamage(damage)
    }
    return damage
  }

  function refuseDamaged(stream: string): void {
    const damage = ofAll ?? damages.get(stream)
    if (damage) throw damage
  }

  /** Runs the work. If the engine reports damage, marks the stream as damaged. */
  async function orMark<T>(stream: string, revision: number, work: Promise<T>): Promise<T> {
    return await work.catch((error: unknown) => {
      if (!(error instanceof LogDamaged)) throw error
      throw markDamaged(new StreamDamaged(place, stream, revision, 'cannot be read', 'or a later one'))
    })
  }

  function keep(stream: string, link: Link): void {
    const known = links.get(stream)
    if (!known || known.revision < link.revision) links.set(stream, link)
  }

  function learn(stream: string, events: readonly RecordedEvent<unknown>[]): void {
    const last = events.at(-1)
    if (last && isReadable(last)) keep(stream, linkOf(last))
  }

  function linkKept(stream: string, revision: number): Link | null {
    if (revision === noStream) return origin
    const kept = links.get(stream)
    return kept?.revision === revision ? kept : null
  }

  /** The link after a stored event; null if the event does not have this revision. */
  function linkIn(stream: string, revision: number, event: RecordedEvent<unknown> | undefined): Link | null {
    if (event?.revision !== revision) return null
    if (!isReadable(event)) throw markDamaged(new StreamDamaged(place, stream, revision, 'cannot be read'))
    return linkOf(event)
  }

  /** Validates the events before reading anything for them. */
  async function linkRead(
    stream: string,
    events: readonly NewEvent<object>[],
    revision: number,
  ): Promise<Link | null> {
    appendable(stream, events)
    return linkIn(stream, revision, (await readOrMark(stream, revision, 1))[0])
  }

  /** If data is not JSON, throws the error that the engine would throw. The engine validates everything else. */
  function sealedBy(link: Link, stream: string, events: readonly NewEvent<object>[]): NewEvent<object>[] {
    try {
      return chained(stream, events, link)
    } catch (error) {
      appendable(stream, events)
      throw error
    }
  }

  const append: EventLog['append'] = async (stream, events, expectedRevision) => {
    requireOwn(stream)
    refuseDamaged(stream)
    const link = linkKept(stream, expectedRevision) ?? (await linkRead(stream, events, expectedRevision))
    // Without a link, no event exists at the expected revision, and the engine refuses the append. If that event is
    // written in between, the new events get no checksum instead of a wrong one.
    const sealed = link ? sealedBy(link, stream, events) : events
    const appended = await orMark(stream, expectedRevision + 1, log.append(stream, sealed, expectedRevision))
    const last = sealed.at(-1)
    if (last) keep(stream, linkOf({ ...last, stream, ...appended }))
    return appended
  }

  const deleteStream: EventLog['deleteStream'] = async (stream) => {
    await log.deleteStream(stream)
    damages.delete(stream)
  }

  async function readWithDamaged<M>(
    stream: string,
    from?: number,
    limit?: number,
  ): Promise<RecordedEvent<M>[]> {
    const events = await log.read<M>(stream, from, limit)
    learn(stream, events)
    return events
  }

  async function readLastWithDamaged<M>(stream: string): Promise<RecordedEvent<M> | null> {
    const last = await log.readLast<M>(stream)
    if (last) learn(stream, [last])
    return last
  }

  const readOrMark = <M>(stream: string, from: number, limit: number): Promise<RecordedEvent<M>[]> =>
    orMark(stream, from, log.read<M>(stream, from, limit))

  /** If the preceding link is not cached, also reads the event before `from`. */
  async function read<M>(
    stream: string,
    from = 0,
    limit = Number.MAX_SAFE_INTEGER - 1,
  ): Promise<RecordedEvent<M>[]> {
    refuseDamaged(stream)
    const kept = linkKept(stream, from - 1)
    const found = await (kept
      ? readOrMark<M>(stream, from, limit)
      : readOrMark<M>(stream, from - 1, limit + 1))
    if (found.length === 0) return []
    const events = kept ? found : found.slice(1)
    let link = kept ?? linkIn(stream, from - 1, found[0])
    if (!link) throw markDamaged(new StreamDamaged(place, stream, from - 1, 'is missing'))
    for (const event of events) {
      const fault = faultOf(event, link)
      if (fault) throw markDamaged(new StreamDamaged(place, stream, link.revision + 1, fault))
      link = linkOf(event)
    }
    learn(stream, events)
    return events
  }

  /** Read once more with the event before it, whose checksum it continues. */
  async function readLast<M>(stream: string): Promise<RecordedEvent<M> | null> {
    refuseDamaged(stream)
    const last = await orMark(stream, 0, log.readLast(stream))
    const [checked] = last ? await read<M>(stream, last.revision, 1) : []
    return checked ?? null
  }

  async function check(): Promise<void> {
    if (ofAll) throw ofAll
    await log.check()
  }

  const shared = { ...log, append, deleteStream, check }
  return {
    ...shared,
    read,
    readLast,
    withDamaged: { ...shared, read: readWithDamaged, readLast: readLastWithDamaged },
    place,
    markDamaged,
    refuseAllWrites(damage) {
      ofAll = damage
    },
    damagedStreams: () => [...damages.keys()],
  }
}
