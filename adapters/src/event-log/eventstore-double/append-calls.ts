import type shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import {
  Metadata,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServiceError,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js'
import type { Commits } from './commits.ts'
import type { AppendFault, Faults } from './faults.ts'
import { batchAnswer, batchFailure, expectedIn, nameOf } from './messages.ts'
import type { Expected, Proposed, Streams, Written } from './streams.ts'

type Call = {
  stream: string
  expected: Expected
  events: Proposed[]
  correlationId: InstanceType<typeof shared.UUID> | undefined
}
type BatchStream = ServerDuplexStream<
  InstanceType<typeof streamsPb.BatchAppendReq>,
  InstanceType<typeof streamsPb.BatchAppendResp>
>
type Message = InstanceType<typeof streamsPb.BatchAppendReq.ProposedMessage>
type Context = { streams: Streams; commits: Commits; faults: Faults; stillborn: number }

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The calls that write, `stillborn` being the milliseconds after which a bad request is answered a second time. */
export function appendCalls(context: Context) {
  const { streams, commits, faults } = context
  const refused = ({ metadata }: { metadata: Metadata }, fail: (error: Partial<ServiceError>) => void) => {
    const why = refusalOf(faults, metadata)
    if (why) fail(why)
    return why !== null
  }
  const unary =
    <Q, R>(
      write: (request: Q) => { name: string; work: () => Written },
      answer: (position: number | null) => R,
    ) =>
    (call: ServerUnaryCall<Q, R>, reply: sendUnaryData<R>) => {
      if (refused(call, reply)) return
      faults.through(async () => {
        const { name, work } = write(call.request)
        const written = await commits.add(work)
        if (written.kind === 'written') reply(null, answer(written.position))
        else reply(writeError(written, name))
      })
    }

  return {
    batchAppend(call: BatchStream) {
      if (refused(call, (error) => call.emit('error', error))) return
      const unfinished = new Map<string, Call>()
      call.on('data', (request: InstanceType<typeof streamsPb.BatchAppendReq>) => {
        const id = request.getCorrelationId()?.getString() ?? ''
        const options = request.getOptions()
        if (options)
          unfinished.set(id, {
            stream: nameOf(options.getStreamIdentifier()),
            expected: expectedIn(options),
            events: [],
            correlationId: request.getCorrelationId(),
          })
        const append = unfinished.get(id)
        append?.events.push(...request.getProposedMessagesList().map(proposed))
        if (!append || !request.getIsFinal()) return
        unfinished.delete(id)
        faults.through(() => void batched(context, call, append))
      })
      call.on('end', () => call.end())
      call.on('error', () => undefined)
    },

    append(
      call: ServerReadableStream<
        InstanceType<typeof streamsPb.AppendReq>,
        InstanceType<typeof streamsPb.AppendResp>
      >,
      reply: sendUnaryData<InstanceType<typeof streamsPb.AppendResp>>,
    ) {
      if (refused(call, reply)) return
      let stream = ''
      let expected: Expected = 'any'
      const events: Proposed[] = []
      call.on('data', (request: InstanceType<typeof streamsPb.AppendReq>) => {
        const [options, message] = [request.getOptions(), request.getProposedMessage()]
        if (options) [stream, expected] = [nameOf(options.getStreamIdentifier()), expectedIn(options)]
        if (message) events.push(proposed(message))
      })
      call.on('end', () =>
        faults.through(async () => {
          const written = await commits.add(() => streams.append(stream, expected, events))
          if (written.kind === 'written') reply(null, appended(written))
          else reply(writeError(written, stream))
        }),
      )
    },

    delete: unary(
      (request: InstanceType<typeof streamsPb.DeleteReq>) => {
        const options = request.getOptions() ?? new streamsPb.DeleteReq.Options()
        const name = nameOf(options.getStreamIdentifier())
        return { name, work: () => streams.delete(name, expectedIn(options)) }
      },
      (position) => {
        const response = new streamsPb.DeleteResp()
        response.setPosition(positioned(new streamsPb.DeleteResp.Position(), position))
        return response
      },
    ),

    tombstone: unary(
      (request: InstanceType<typeof streamsPb.TombstoneReq>) => {
        const options = request.getOptions() ?? new streamsPb.TombstoneReq.Options()
        const name = nameOf(options.getStreamIdentifier())
        return { name, work: () => streams.tombstone(name, expectedIn(options)) }
      },
      (position) => {
        const response = new streamsPb.TombstoneResp()
        response.setPosition(positioned(new streamsPb.TombstoneResp.Position(), position))
        return response
      },
    ),
  }
}

async function batched({ streams, commits, faults, stillborn }: Context, call: BatchStream, append: Call) {
  const { stream, expected, events, correlationId } = append
  const answer = (response: InstanceType<typeof streamsPb.BatchAppendResp>) =>
    faults.through(() => {
      if (!call.cancelled && !call.writableEnded) call.write(response)
    })
  if (stream === '') return answer(batchFailure(correlationId, 'BadRequest'))
  if (events.some(({ id, type }) => !uuid.test(id) || type === '')) {
    answer(batchFailure(correlationId, 'BadRequest'))
    // The append is still on the server's list of those under way, which is gone through later.
    setTimeout(() => answer(batchFailure(correlationId, 'Timeout')), stillborn).unref()
    return
  }
  const fault = faults.takeAppendFault()
  const write = () => commits.add(() => streams.append(stream, expected, events))
  if (!fault) return answer(batchAnswer(correlationId, stream, expected, await write()))
  await unpleasant[fault]({ write, answer, call, faults, append })
}

type Unpleasant = {
  write: () => Promise<Written>
  answer: (response: InstanceType<typeof streamsPb.BatchAppendResp>) => void
  call: BatchStream
  faults: Faults
  append: Call
}

const unpleasant: Record<AppendFault, (append: Unpleasant) => unknown> = {
  lost: () => undefined,
  'answer-lost': ({ write }) => write(),
  'written-timeout': async ({ write, answer, append }) => {
    await write()
    answer(batchFailure(append.correlationId, 'Timeout'))
  },
  'written-cut': async ({ write, faults }) => {
    await write()
    faults.cutConnections()
  },
  'stream-ended': ({ call }) => call.end(),
  unavailable: ({ call }) => call.emit('error', refusal(status.UNAVAILABLE)),
  'not-ready': ({ answer, append }) => answer(batchFailure(append.correlationId, 'NotReady')),
  'access-denied': ({ answer, append }) => answer(batchFailure(append.correlationId, 'AccessDenied')),
  conflict: ({ answer, append: { correlationId, stream, expected } }) =>
    answer(batchAnswer(correlationId, stream, expected, { kind: 'conflict', current: 41 })),
}

function proposed(message: Message | InstanceType<typeof streamsPb.AppendReq.ProposedMessage>): Proposed {
  const metadata = message.getMetadataMap()
  return {
    id: (message.getId()?.getString() ?? '').toLowerCase(),
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

/** A position of whichever message, where commit and prepare are the same. */
function positioned<
  P extends { setCommitPosition(value: string): unknown; setPreparePosition(value: string): unknown },
>(message: P, position: number | null): P {
  message.setCommitPosition(String(position))
  message.setPreparePosition(String(position))
  return message
}

function appended({ revision, position }: Written & { kind: 'written' }) {
  const success = new streamsPb.AppendResp.Success()
  success.setCurrentRevision(String(revision))
  if (position !== null) success.setPosition(positioned(new streamsPb.AppendResp.Position(), position))
  const response = new streamsPb.AppendResp()
  response.setSuccess(success)
  return response
}

/** What a call is refused with: the client goes by the exception that its trailers name. */
export function writeError(
  written: Exclude<Written, { kind: 'written' }>,
  stream: string,
): Partial<ServiceError> {
  const metadata = new Metadata()
  metadata.set('stream-name', stream)
  if (written.kind === 'deleted') {
    metadata.set('exception', 'stream-deleted')
    return { code: status.FAILED_PRECONDITION, details: `Event stream '${stream}' is deleted.`, metadata }
  }
  if (written.kind === 'too-large') {
    metadata.set('exception', 'maximum-append-size-exceeded')
    metadata.set('maximum-append-size', '1048576')
    return { code: status.INVALID_ARGUMENT, details: 'Maximum append size exceeded.', metadata }
  }
  metadata.set('exception', 'wrong-expected-version')
  metadata.set('expected-version', '-1')
  if (written.current !== null) metadata.set('actual-version', String(written.current))
  return {
    code: status.FAILED_PRECONDITION,
    details: `Append failed due to WrongExpectedVersion. Stream: ${stream}.`,
    metadata,
  }
}

/** Why a call is refused at once: it always is, or it wants the leader and this is none. */
export function refusalOf({ refusal: code, leader }: Faults, sent: Metadata): Partial<ServiceError> | null {
  if (code !== null) return refusal(code)
  if (!leader || sent.get('requires-leader')[0] !== 'true') return null
  const metadata = new Metadata()
  metadata.set('exception', 'not-leader')
  metadata.set('leader-endpoint-host', leader.host)
  metadata.set('leader-endpoint-port', String(leader.port))
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata }
}

/** The failure of a whole call. */
export const refusal = (code: number): Partial<ServiceError> => ({
  code,
  details: `The double was told to answer ${code}.`,
  metadata: new Metadata(),
})
