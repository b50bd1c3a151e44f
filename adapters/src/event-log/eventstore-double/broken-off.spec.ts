import shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import { credentials } from '@grpc/grpc-js'
import { expect, onTestFinished, test } from 'vitest'
import { noStream } from '../port.ts'
import { newEvents } from '../testing/contract-kit.ts'
import { openedOnDouble } from '../testing/on-double.ts'

const { StreamIdentifier, UUID, Empty } = shared
const { AppendReq } = streamsPb

function options(stream: string) {
  const identifier = new StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream))
  const options = new AppendReq.Options()
  options.setStreamIdentifier(identifier)
  options.setNoStream(new Empty())
  const request = new AppendReq()
  request.setOptions(options)
  return request
}

function event() {
  const id = new UUID()
  id.setString(crypto.randomUUID())
  const message = new AppendReq.ProposedMessage()
  message.setId(id)
  message.setData(Buffer.from('{}'))
  message.setCustomMetadata(Buffer.from('{}'))
  message.getMetadataMap().set('type', 'Noted').set('content-type', 'application/json')
  const request = new AppendReq()
  request.setProposedMessage(message)
  return request
}

test.each(['cancelled', 'cut'])('an append that is %s before its end writes nothing', async (how) => {
  const { log, address, faults } = await openedOnDouble()
  const client = new streamsGrpc.StreamsClient(new URL(address).host, credentials.createInsecure())
  onTestFinished(() => client.close())
  const failed = Promise.withResolvers<void>()
  const call = client.append(() => failed.resolve())
  call.write(options('garden-iris'))
  call.write(event())
  // Once this append is answered, the server has received the event. The later appends ensure that it has also processed
  // the end of the call.
  await log.append('garden-fern', newEvents(1), noStream)
  if (how === 'cancelled') call.cancel()
  else faults().cutConnections()
  await failed.promise
  await log.append('garden-fern', newEvents(1), 0)
  await log.append('garden-fern', newEvents(1), 1)
  expect(await log.read('garden-iris')).toEqual([])
})
