import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerReadableStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js'
import type { AppendContext } from './append-context.ts'
import { faultyAppends } from './append-faults.ts'
import { batchedAppends } from './batched-appends.ts'
import { appended, conflicting, expectedIn, nameOf, positioned } from './messages.ts'
import { isMalformed, proposed } from './proposed.ts'
import { badRequest, refusalOf, writeError } from './refusals.ts'
import type { Expected, Proposed } from './stream.ts'
import type { Written } from './written.ts'

type Response = InstanceType<typeof streamsPb.AppendResp>

/** The gRPC calls that write. */
export function appendCalls(context: AppendContext) {
  const { streams, commits, faults } = context
  const deletion =
    <Q, R>(
      write: (request: Q) => { name: string; work: () => Written },
      answer: (position: number | null) => R,
    ) =>
    (call: ServerUnaryCall<Q, R>, reply: sendUnaryData<R>) => {
      const refused = refusalOf(context, call.metadata, 'delete')
      if (refused) return reply(refused)
      faults.through(async () => {
        const { name, work } = write(call.request)
        const written = await commits.add(work)
        if (written.kind === 'written') reply(null, answer(written.position))
        else reply(writeError(written, name))
      })
    }

  return {
    batchAppend: batchedAppends(context),

    append(
      call: ServerReadableStream<InstanceType<typeof streamsPb.AppendReq>, Response>,
      reply: sendUnaryData<Response>,
    ) {
      const refused = refusalOf(context, call.metadata, 'append')
      if (refused) return reply(refused)
      let stream = ''
      let expected: Expected = 'any'
      const events: Proposed[] = []
      call.on('error', () => undefined)
      call.on('data', (request: InstanceType<typeof streamsPb.AppendReq>) => {
        const [options, message] = [request.getOptions(), request.getProposedMessage()]
        if (options) [stream, expected] = [nameOf(options.getStreamIdentifier()), expectedIn(options)]
        if (message) events.push(proposed(message))
      })
      const finish = async () => {
        if (stream === '' || events.some(isMalformed)) return reply(badRequest)
        const fault = faults.takeAppendFault()
        const write = () => commits.add(() => streams.append(stream, expected, events))
        if (fault) return await faultyAppends[fault]({ write, reply, faults, expected })
        const written = await write()
        if (written.kind === 'written') reply(null, appended(written))
        else if (written.kind === 'conflict') reply(null, conflicting(written.current, expected))
        else reply(writeError(written, stream))
      }
      // An aborted call emits `end`, too, and is marked as cancelled one turn later.
      call.on('end', () =>
        setImmediate(() => {
          if (!call.cancelled) faults.through(finish)
        }),
      )
    },

    delete: deletion(
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

    tombstone: deletion(
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
