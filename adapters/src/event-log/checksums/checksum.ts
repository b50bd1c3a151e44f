import { hash } from 'node:crypto'
import type { NewEvent, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { stableJson } from '@wattle/contracts/stable-json.ts'
import { noStream } from '../port.ts'

/** The predecessor of an event: its revision, and its checksum or null if it has none. */
export type Link = { readonly revision: number; readonly checksum: string | null }

/** The link before the first event of a stream. */
export const origin: Link = { revision: noStream, checksum: null }

/** Adds checksums to the events that follow the link. */
export function chained(
  stream: string,
  events: readonly NewEvent<object>[],
  after: Link,
): NewEvent<object>[] {
  let link = after
  return events.map((event) => {
    const revision = link.revision + 1
    const checksum = checksumOf({ ...event, stream, revision }, link)
    link = { revision, checksum }
    return { ...event, metadata: { ...event.metadata, checksum } }
  })
}

/** The link for the event that follows this one. */
export const linkOf = ({ revision, metadata }: RecordedEvent<unknown>): Link => {
  const { checksum } = metadata as Metadata
  return { revision, checksum: typeof checksum === 'string' ? checksum : null }
}

/**
 * Why an event cannot be the one appended after the link, or null if nothing contradicts it. Events of releases without
 * checksums cannot be verified and are accepted.
 */
export function faultOf(event: RecordedEvent<unknown>, after: Link): string | null {
  if (event.revision !== after.revision + 1) return 'is missing'
  if (!isReadable(event)) return 'cannot be read'
  const { checksum } = event.metadata as Metadata
  if (checksum === undefined || checksum === checksumOf(event, after)) return null
  return 'does not match its checksum'
}

/** Engines return version 0 for events that they cannot decode. */
export const isReadable = ({ version, metadata }: RecordedEvent<unknown>): boolean =>
  version > 0 && typeof metadata === 'object' && metadata !== null

type Metadata = { checksum?: unknown }
type Placed = Omit<RecordedEvent<unknown>, 'position'>

/** 132 bits of SHA-256. Keys are sorted, so the checksum does not depend on the order in which an engine stores them. */
function checksumOf({ stream, revision, id, type, version, data, metadata }: Placed, after: Link): string {
  const { checksum: _checksum, ...others } = metadata as Metadata
  const content = [after.checksum, stream, revision, id.toLowerCase(), type, version, data, others]
  return hash('sha256', stableJson(content), 'base64url').slice(0, 22)
}
