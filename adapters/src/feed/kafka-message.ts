import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { feedKeyOf } from './feed-key.ts'

/** A Kafka message with a whole event. Its key is the garden or account, so that each of them stays in one partition. */
export type FeedMessage = { key: string; value: string }

export function toMessage(event: RecordedEvent): FeedMessage {
  const key = feedKeyOf(event.stream)
  if (key === null) throw new Error(`The feed does not carry ${event.stream}.`)
  return { key, value: JSON.stringify(event) }
}

/** The event in a message. Throws if the message is not an event of the feed. */
export function fromMessage({ value }: { value: Buffer | string | null }): RecordedEvent {
  const found: unknown = value === null ? null : JSON.parse(value.toString())
  if (!isRecordedEvent(found)) throw new Error('It is not an event of the feed.')
  return found
}

function isRecordedEvent(found: unknown): found is RecordedEvent {
  if (typeof found !== 'object' || found === null) return false
  const { id, type, version, data, metadata, stream, revision, position } = found as Record<string, unknown>
  return (
    [id, type, stream, position].every((text) => typeof text === 'string' && text !== '') &&
    [version, revision].every((count) => Number.isSafeInteger(count) && Number(count) >= 0) &&
    [data, metadata].every((part) => typeof part === 'object' && part !== null) &&
    feedKeyOf(stream as string) !== null
  )
}
