import type streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import { type sendUnaryData, status } from '@grpc/grpc-js'
import type { AppendFault, Faults } from './faults.ts'
import { conflicting } from './messages.ts'
import { accessDenied, refusal } from './refusals.ts'
import type { Expected } from './stream.ts'
import type { Written } from './written.ts'

type FaultyAppend = {
  write: () => Promise<Written>
  reply: sendUnaryData<InstanceType<typeof streamsPb.AppendResp>>
  faults: Faults
  expected: Expected
}

/** How the double handles an append for each fault. */
export const faultyAppends: Record<AppendFault, (append: FaultyAppend) => unknown> = {
  lost: () => undefined,
  'answer-lost': ({ write }) => write(),
  'written-timeout': async ({ write, reply }) => {
    await write()
    reply(refusal(status.ABORTED))
  },
  'written-cut': async ({ write, faults }) => {
    await write()
    faults.cutConnections()
  },
  cancelled: ({ reply }) => reply(refusal(status.CANCELLED)),
  'not-ready': ({ reply }) => reply(refusal(status.UNAVAILABLE)),
  'access-denied': ({ reply }) => reply(accessDenied),
  conflict: ({ reply, expected }) => reply(null, conflicting(41, expected)),
}
