import shared from '@eventstore/db-client/generated/shared_pb.js'
import status from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Message } from 'google-protobuf'
import any from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { identifier, positioned } from './messages.ts'
import type { Expected } from './stream.ts'
import { mostBytesAtOnce } from './streams.ts'
import type { Written } from './written.ts'

/** The answer to a batched append. */
export function batchAnswer(
  correlationId: InstanceType<typeof shared.UUID> | undefined,
  stream: string,
  expected: Expected,
  written: Written,
) {
  const response = new streams.BatchAppendResp()
  response.setCorrelationId(correlationId)
  response.setStreamIdentifier(identifier(stream))
  if (written.kind === 'written') response.setSuccess(batchSuccess(written))
  else response.setError(failure(written, stream, expected))
  return response
}

/** The answer to a failed batched append. Its type alone gives the reason. */
export function batchFailure(
  correlationId: InstanceType<typeof shared.UUID> | undefined,
  type: 'BadRequest' | 'Timeout',
) {
  const response = new streams.BatchAppendResp()
  response.setCorrelationId(correlationId)
  response.setStreamIdentifier(identifier(''))
  response.setError(packed(type, new shared.Empty(), `event_store.client.${type}`))
  return response
}

function batchSuccess({ revision, position }: Written & { kind: 'written' }) {
  const success = new streams.BatchAppendResp.Success()
  success.setCurrentRevision(String(revision))
  if (position !== null) success.setPosition(positioned(new shared.AllStreamPosition(), position))
  return success
}

function failure(written: Exclude<Written, { kind: 'written' }>, stream: string, expected: Expected) {
  if (written.kind === 'too-large') {
    const details = new shared.MaximumAppendSizeExceeded()
    details.setMaxappendsize(mostBytesAtOnce)
    return packed('Maximum Append Size Exceeded', details, 'event_store.client.MaximumAppendSizeExceeded')
  }
  if (written.kind === 'deleted') {
    const details = new shared.StreamDeleted()
    details.setStreamIdentifier(identifier(stream))
    return packed('StreamDeleted', details, 'event_store.client.StreamDeleted')
  }
  const details = new shared.WrongExpectedVersion()
  if (written.current !== null) details.setCurrentStreamRevision(String(written.current))
  if (expected === 'any') details.setExpectedAny(new empty.Empty())
  else if (expected === 'no_stream') details.setExpectedNoStream(new empty.Empty())
  else if (expected === 'stream_exists') details.setExpectedStreamExists(new empty.Empty())
  else details.setExpectedStreamPosition(String(expected))
  return packed('WrongExpectedVersion', details, 'event_store.client.WrongExpectedVersion')
}

function packed(message: string, details: Message, type: string) {
  const packing = new any.Any()
  packing.pack(details.serializeBinary(), type)
  const failed = new status.Status()
  failed.setMessage(message)
  failed.setDetails(packing)
  return failed
}
