import type { EventLog, LogDamaged, StreamDamaged } from '../port.ts'
import { checkedAppend } from './checked-append.ts'
import { checkedReads, uncheckedReads } from './checked-reads.ts'
import { KnownDamage } from './known-damage.ts'
import { LastLinks } from './last-links.ts'

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

/**
 * Adds checksums to the log of any engine. An event id must identify the whole event: an append that repeats ids must
 * also repeat the metadata.
 */
export function checkedLog(log: EventLog, { place, onDamage = () => undefined }: CheckOptions): CheckedLog {
  const damage = new KnownDamage(place, onDamage)
  const links = new LastLinks()
  const { read, readLast, readLink } = checkedReads(log, damage, links)
  const shared: EventLog = {
    ...log,
    append: checkedAppend(log, damage, links, readLink),
    async deleteStream(stream) {
      await log.deleteStream(stream)
      damage.forget(stream)
    },
    async check() {
      damage.assertNotAll()
      await log.check()
    },
  }
  return {
    ...shared,
    read,
    readLast,
    withDamaged: { ...shared, ...uncheckedReads(log, links) },
    place,
    markDamaged: (found) => void damage.mark(found),
    refuseAllWrites: (found) => damage.markAll(found),
    damagedStreams: () => damage.streams(),
  }
}
