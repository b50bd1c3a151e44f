import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../port.ts'
import { faultOf, isReadable, type Link, linkOf } from './checksum.ts'
import type { KnownDamage } from './known-damage.ts'
import type { LastLinks } from './last-links.ts'

type Reads = Pick<EventLog, 'read' | 'readLast'>

type CheckedReads = Reads & {
  /** Reads the link after the event at this revision; null if there is no such event. */
  readLink(stream: string, revision: number): Promise<Link | null>
}

/** Reads that mark a stream as damaged and throw `StreamDamaged` if its events do not agree with their checksums. */
export function checkedReads(log: Reads, damage: KnownDamage, links: LastLinks): CheckedReads {
  const readOrMark = <M>(stream: string, from: number, limit: number): Promise<RecordedEvent<M>[]> =>
    damage.orMark(stream, from, log.read<M>(stream, from, limit))

  /** The link after a stored event; null if the event does not have this revision. */
  function linkIn(stream: string, revision: number, event: RecordedEvent<unknown> | undefined): Link | null {
    if (event?.revision !== revision) return null
    if (!isReadable(event)) throw damage.markEvent(stream, revision, 'cannot be read')
    return linkOf(event)
  }

  function check(stream: string, events: readonly RecordedEvent<unknown>[], after: Link): void {
    let link = after
    for (const event of events) {
      const fault = faultOf(event, link)
      if (fault) throw damage.markEvent(stream, link.revision + 1, fault)
      link = linkOf(event)
    }
  }

  /** If the preceding link is not cached, also reads the event before `from`. */
  async function read<M>(
    stream: string,
    from = 0,
    limit = Number.MAX_SAFE_INTEGER - 1,
  ): Promise<RecordedEvent<M>[]> {
    damage.assertIntact(stream)
    const kept = links.at(stream, from - 1)
    const found = await (kept
      ? readOrMark<M>(stream, from, limit)
      : readOrMark<M>(stream, from - 1, limit + 1))
    if (found.length === 0) return []
    const link = kept ?? linkIn(stream, from - 1, found[0])
    if (!link) throw damage.markEvent(stream, from - 1, 'is missing')
    const events = kept ? found : found.slice(1)
    check(stream, events, link)
    links.learn(stream, events)
    return events
  }

  return {
    read,
    /** Read once more with the event before it, whose checksum it continues. */
    async readLast<M>(stream: string) {
      damage.assertIntact(stream)
      const last = await damage.orMark(stream, 0, log.readLast(stream))
      const [checked] = last ? await read<M>(stream, last.revision, 1) : []
      return checked ?? null
    },
    async readLink(stream, revision) {
      return linkIn(stream, revision, (await readOrMark(stream, revision, 1))[0])
    },
  }
}

/** Reads that check nothing, but learn the last link of each stream. */
export function uncheckedReads(log: Reads, links: LastLinks): Reads {
  return {
    async read<M>(stream: string, from?: number, limit?: number) {
      const events = await log.read<M>(stream, from, limit)
      links.learn(stream, events)
      return events
    },
    async readLast<M>(stream: string) {
      const last = await log.readLast<M>(stream)
      if (last) links.learn(stream, [last])
      return last
    },
  }
}
