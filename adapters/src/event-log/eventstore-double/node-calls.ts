import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { sendUnaryData } from '@grpc/grpc-js'
import { refusal } from './append-calls.ts'
import type { Faults } from './faults.ts'

const version = '23.10 (double)'
const leader = 8

/** The calls about the server itself: what it can do, and that it is the leader of a cluster of one. */
export function nodeCalls(faults: Faults, self: () => { host: string; port: number }) {
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
      const { host, port } = self()
      const endPoint = new gossip.EndPoint()
      endPoint.setAddress(host)
      endPoint.setPort(port)
      const id = new shared.UUID()
      id.setString('00000000-0000-4000-8000-000000000001')
      const member = new gossip.MemberInfo()
      member.setInstanceId(id)
      member.setTimeStamp(String(Date.now()))
      member.setState(leader)
      member.setIsAlive(true)
      member.setHttpEndPoint(endPoint)
      const cluster = new gossip.ClusterInfo()
      cluster.addMembers(member)
      return cluster
    }),
  }
}
