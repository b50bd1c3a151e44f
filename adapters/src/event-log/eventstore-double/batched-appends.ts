import type shared from '@eventstore/db-client/generated/shared_pb.js'
import type streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { AppendContext } from './append-context.ts'
import { batchAnswer, batchFailure } from './batch-messages.ts'
import { expectedIn, nameOf } from './messages.ts'
import { isMalformed, proposed } from './proposed.ts'
import { refusalOf } from './refusals.ts'
import type { Expected, Proposed } from './stream.ts'

type Append = {
  stream: string
  expected: Expected
  events: Proposed[]
  correlationId: InstanceType<typeof shared.UUID> | undefined
}
type Request = InstanceType<typeof streamsPb.BatchAppendReq>
type Response = InstanceType<typeof streamsPb.BatchAppendResp>
type Call = ServerDuplexStream<Request, Response>

/** The call that carries many appends. The client uses it when no credentials are given. */
export const batchedAppends = (context: AppendContext) => (call: Call) => {
  const refused = refusalOf(context, call.metadata, 'append')
  if (refused) return call.emit('error', refused)
  const unfinished = new Map<string, Append>()
  call.on('data', (request: Request) => {
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
    context.faults.through(() => void answered(context, call, append))
  })
  call.on('end', () => call.end())
  call.on('error', () => undefined)
}

async function answered({ streams, commits, faults, overdue }: AppendContext, call: Call, append: Append) {
  const { stream, expected, events, correlationId } = append
  const answer = (response: Response) =>
    faults.through(() => {
      if (!call.cancelled && !call.writableEnded) call.write(response)
    })
  if (stream === '') return answer(batchFailure(correlationId, 'BadRequest'))
  const isBad = events.some(isMalformed)
  if (isBad) answer(batchFailure(correlationId, 'BadRequest'))
  // The server keeps malformed appends, and those delayed by a freeze, on its list of unfinished ones, which time out.
  if (isBad || faults.stoodStillWithin(overdue))
    return faults.later(overdue, () => answer(batchFailure(correlationId, 'Timeout')))
  const written = await commits.add(() => streams.append(stream, expected, events))
  answer(batchAnswer(correlationId, stream, expected, written))
}
