import type { NewEvent, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { LruCache } from '../../lib/lru-cache.ts'
import { appendable, requireOwn } from '../appendable.ts'
import { type EventLog, LogDamaged, noStream, StreamDamaged } from '../port.ts'
import { chained, faultOf, isReadable, type Link, linkOf, origin } from './checksum.ts'

/**
 * A log whose events carry checksums, each linked to the one before it in its stream. Reading hands over what is there,
 * damaged or not; nothing is appended to a stream that is known to be damaged.
 */
export type CheckedLog = EventLog & {
  /** The file or server. */
  readonly place: string
  /** The same log for those who decide by what they read: a damaged stream is refused with `StreamDamaged`. */
  readonly strict: EventLog
  /** Takes a stream for damaged because somebody else found it to be. */
  markDamaged(damage: StreamDamaged): void
  /** Nobody knows any more which streams are damaged. */
  refuseAllWrites(damage: LogDamaged): void
  /** The streams that are known to be damaged. */
  damagedStreams(): string[]
}

export type CheckOptions = {
  /** The file or server, named when something is damaged. */
  place: string
  /** Told of each damaged stream once. */
  onDamage?: (damage: StreamDamaged) => void
}

/** Streams whose last link is kept, so that an append to them asks for nothing. */
const linksKept = 10_000

/**
 * Puts checksums on a log of any engine. An event id must stand for everything in its event: an append that repeats ids may
 * not have other metadata than the first.
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

  /** Does the work, and marks the stream where the engine says that what it keeps there is damaged. */
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

  /** The link after an event that is there; null if it is not of this revision. */
  function linkIn(stream: string, revision: number, event: RecordedEvent<unknown> | undefined): Link | null {
    if (event?.revision !== revision) return null
    if (!isReadable(event)) throw markDamaged(new StreamDamaged(place, stream, revision, 'cannot be read'))
    return linkOf(event)
  }

  /** What cannot be appended is refused before anything is read for it. */
  async function linkRead(
    stream: string,
    events: readonly NewEvent<object>[],
    revision: number,
  ): Promise<Link | null> {
    appendable(stream, events)
    return linkIn(stream, revision, (await readOrMark(stream, revision, 1))[0])
  }

  /** What has no JSON is refused as the engine does, which looks at everything else. */
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
    // There is no link if the event at the expected revision is not there, and then the engine refuses the append. Should
    // that event be written in between, those after it have no checksum rather than a wrong one.
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

  async function read<M>(stream: string, from?: number, limit?: number): Promise<RecordedEvent<M>[]> {
    const events = await log.read<M>(stream, from, limit)
    learn(stream, events)
    return events
  }

  async function readLast<M>(stream: string): Promise<RecordedEvent<M> | null> {
    const last = await log.readLast<M>(stream)
    if (last) learn(stream, [last])
    return last
  }

  const readOrMark = <M>(stream: string, from: number, limit: number): Promise<RecordedEvent<M>[]> =>
    orMark(stream, from, log.read<M>(stream, from, limit))

  /** Where the link before them is not known, one event more is read for it. */
  async function readStrictly<M>(
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
  async function readLastStrictly<M>(stream: string): Promise<RecordedEvent<M> | null> {
    refuseDamaged(stream)
    const last = await orMark(stream, 0, log.readLast(stream))
    const [checked] = last ? await readStrictly<M>(stream, last.revision, 1) : []
    return checked ?? null
  }

  return {
    ...log,
    place,
    append,
    deleteStream,
    read,
    readLast,
    strict: { ...log, append, deleteStream, read: readStrictly, readLast: readLastStrictly },
    async check() {
      if (ofAll) throw ofAll
      await log.check()
    },
    markDamaged,
    refuseAllWrites(damage) {
      ofAll = damage
    },
    damagedStreams: () => [...damages.keys()],
  }
}
