import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { sendUnaryData } from '@grpc/grpc-js'
import type { Faults, Node } from './faults.ts'
import { refusal } from './refusals.ts'

const version = '23.10 (double)'
/** Node states and their numbers in the gossip protocol. */
const states = { follower: 6, leader: 8 }

/**
 * The calls about the server itself: its features, and the members of its cluster. The double is the leader unless it
 * acts as a follower.
 */
export function nodeCalls(faults: Faults, self: () => Node) {
  const answering =
    <R>(response: () => R) =>
    (_call: unknown, reply: sendUnaryData<R>) => {
      if (faults.refusal !== null) reply(refusal(faults.refusal))
      else faults.through(() => reply(null, response()))
    }

  return {
    getSupportedMethods: answering(() => {
      const supported = new features.SupportedMethods()
      supported.setEventStoreServerVersion(version)
      for (const name of ['read', 'append', 'batchappend', 'delete', 'tombstone']) {
        const method = new features.SupportedMethod()
        method.setServiceName('event_store.client.streams.streams')
        method.setMethodName(name)
        supported.addMethods(method)
      }
      return supported
    }),

    gossip: answering(() => {
      const cluster = new gossip.ClusterInfo()
      const { leader } = faults
      cluster.addMembers(member(1, self(), leader ? 'follower' : 'leader'))
      if (leader) cluster.addMembers(member(2, leader, 'leader'))
      return cluster
    }),
  }
}

function member(number: number, { host, port }: Node, state: keyof typeof states) {
  const endPoint = new gossip.EndPoint()
  endPoint.setAddress(host)
  endPoint.setPort(port)
  const id = new shared.UUID()
  id.setString(`00000000-0000-4000-8000-00000000000${number}`)
  const info = new gossip.MemberInfo()
  info.setInstanceId(id)
  info.setTimeStamp(String(Date.now()))
  info.setState(states[state])
  info.setIsAlive(true)
  info.setHttpEndPoint(endPoint)
  return info
}
