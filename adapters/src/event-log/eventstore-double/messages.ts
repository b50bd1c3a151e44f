import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Message } from 'google-protobuf'
import type { StoredEvent } from './log-file.ts'
import type { Expected } from './stream.ts'
import type { Written } from './written.ts'

const { ReadResp } = streams
const { ReadEvent } = ReadResp
const ticksPerMillisecond = 10_000n

const bytesOf = (message: Message): Buffer => Buffer.from(message.serializeBinary())

const ready = new WeakMap<StoredEvent, Buffer>()

/** Encodes an event for readers, once per event. */
export function eventMessage(event: StoredEvent): Buffer {
  const known = ready.get(event)
  if (known) return known
  const recorded = new ReadEvent.RecordedEvent()
  const id = new shared.UUID()
  id.setString(event.id)
  recorded.setId(id)
  recorded.setStreamIdentifier(identifier(event.stream))
  recorded.setStreamRevision(revisionText(event.revision))
  recorded.setPreparePosition(String(event.position))
  recorded.setCommitPosition(String(event.commit))
  recorded.getMetadataMap().set('type', event.type)
  recorded.getMetadataMap().set('content-type', event.contentType)
  recorded.getMetadataMap().set('created', String(BigInt(event.created) * ticksPerMillisecond))
  recorded.setData(event.data)
  recorded.setCustomMetadata(event.metadata)
  const read = new ReadEvent()
  read.setEvent(recorded)
  read.setCommitPosition(String(event.commit))
  const response = new ReadResp()
  response.setEvent(read)
  const bytes = bytesOf(response)
  ready.set(event, bytes)
  return bytes
}

const revisionText = (revision: number) =>
  Number.isFinite(revision) ? String(revision) : '9223372036854775807'

export function identifier(stream: string) {
  const name = new shared.StreamIdentifier()
  name.setStreamName(Uint8Array.from(Buffer.from(stream)))
  return name
}

export const nameOf = (name: InstanceType<typeof shared.StreamIdentifier> | undefined): string =>
  Buffer.from(name?.getStreamName_asU8() ?? []).toString()

export function streamNotFound(stream: string): Buffer {
  const missing = new ReadResp.StreamNotFound()
  missing.setStreamIdentifier(identifier(stream))
  const response = new ReadResp()
  response.setStreamNotFound(missing)
  return bytesOf(response)
}

export function confirmation(id: string): Buffer {
  const confirmed = new ReadResp.SubscriptionConfirmation()
  confirmed.setSubscriptionId(id)
  const response = new ReadResp()
  response.setConfirmation(confirmed)
  return bytesOf(response)
}

export function caughtUp(): Buffer {
  const response = new ReadResp()
  response.setCaughtUp(new ReadResp.CaughtUp())
  return bytesOf(response)
}

/** Like EventStoreDB, it does not report the prepare position. */
export function checkpoint(position: number): Buffer {
  const reached = new ReadResp.Checkpoint()
  reached.setCommitPosition(String(position))
  reached.setPreparePosition('0')
  const response = new ReadResp()
  response.setCheckpoint(reached)
  return bytesOf(response)
}

/** The answer to a successful append. */
export function appended({ revision, position }: Written & { kind: 'written' }) {
  const success = new streams.AppendResp.Success()
  success.setCurrentRevision(String(revision))
  if (position !== null) success.setPosition(positioned(new streams.AppendResp.Position(), position))
  const response = new streams.AppendResp()
  response.setSuccess(success)
  return response
}

/** The answer to an append at the wrong revision. */
export function conflicting(current: number | null, expected: Expected) {
  const conflict = new streams.AppendResp.WrongExpectedVersion()
  if (current === null) conflict.setCurrentNoStream(new shared.Empty())
  else conflict.setCurrentRevision(String(current))
  if (expected === 'any') conflict.setExpectedAny(new shared.Empty())
  else if (expected === 'no_stream') conflict.setExpectedNoStream(new shared.Empty())
  else if (expected === 'stream_exists') conflict.setExpectedStreamExists(new shared.Empty())
  else conflict.setExpectedRevision(String(expected))
  const response = new streams.AppendResp()
  response.setWrongExpectedVersion(conflict)
  return response
}

/** Sets the same commit and prepare position in any message that has them. */
export function positioned<
  P extends { setCommitPosition(value: string): unknown; setPreparePosition(value: string): unknown },
>(message: P, position: number | null): P {
  message.setCommitPosition(String(position))
  message.setPreparePosition(String(position))
  return message
}

/** The expected revision in a request of any kind of write. */
export function expectedIn(options: {
  hasAny(): boolean
  hasNoStream(): boolean
  hasStreamExists?(): boolean
  hasStreamPosition?(): boolean
  getStreamPosition?(): string
  getRevision?(): string
}): Expected {
  if (options.hasNoStream()) return 'no_stream'
  if (options.hasAny()) return 'any'
  if (options.hasStreamExists?.()) return 'stream_exists'
  return Number(options.getStreamPosition?.() ?? options.getRevision?.())
}
