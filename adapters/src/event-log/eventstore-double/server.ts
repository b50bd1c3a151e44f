import { createServer, type Socket } from 'node:net'
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js'
import { adminCalls } from './admin-calls.ts'
import { appendCalls } from './append-calls.ts'
import { Commits } from './commits.ts'
import { Faults } from './faults.ts'
import { nodeCalls } from './node-calls.ts'
import { readCalls } from './read-calls.ts'
import type { Users } from './rights.ts'
import type { Proposed } from './stream.ts'
import { Streams } from './streams.ts'

export type EventStoreDouble = {
  /** `esdb://127.0.0.1:…?tls=false`, or `true` */
  address: string
  port: number
  faults: Faults
  /** Writes events in a transaction, as old clients could. They share one commit position. */
  transact(stream: string, events: readonly Proposed[]): Promise<void>
  /** Ends cleanly; the file can be opened again. */
  stop(): Promise<void>
  /** Ends like a crash: unacknowledged writes may be lost. */
  kill(): Promise<void>
}

type DoubleOptions = {
  file: string
  /** 0 for any free port. */
  port?: number
  host?: string
  /**
   * Milliseconds after which a batched append is answered with a timeout if it arrived just after a freeze or was
   * malformed. For a malformed one this is the second answer.
   */
  overdue?: number
  /** Key and certificate; without them connections are unencrypted. */
  tls?: { key: string; cert: string } | null
  /** Users and their rights; by default everyone may do everything. Clients send names and passwords only over TLS. */
  users?: Users | null
}

/**
 * Starts a double of EventStoreDB for tests. The double implements the protocol as far as the client and this project
 * use it, stores its streams in a file, and can produce faults on demand. It is not EventStoreDB.
 */
export async function startEventStoreDouble({
  file,
  port = 0,
  host = '127.0.0.1',
  overdue = 2_000,
  tls = null,
  users = null,
}: DoubleOptions): Promise<EventStoreDouble> {
  const streams = new Streams(file)
  const commits = new Commits(streams)
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const faults = new Faults({ changed: () => commits.wake(), cut })

  // The same limit of concurrent calls per connection as EventStoreDB has.
  const server = new Server({
    'grpc.max_concurrent_streams': 100,
    'grpc.max_receive_message_length': 17 * 1_048_576,
  })
  const { StreamsService } = streamsGrpc
  const context = { streams, commits, faults, users, overdue }
  const { gossip, getSupportedMethods } = nodeCalls(faults, () => ({ host, port: bound }))
  const add = (service: object, calls: object) =>
    server.addService(service as never, calls as UntypedServiceImplementation)
  // `readCalls` already serialises its responses.
  const read = { ...StreamsService.read, responseSerialize: (bytes: Buffer) => bytes }
  add({ ...StreamsService, read }, { ...appendCalls(context), ...readCalls(context) })
  add(gossipGrpc.GossipService, { read: gossip })
  add(featuresGrpc.ServerFeaturesService, { getSupportedMethods })

  const admin = adminCalls(context)
  const injector = server.createConnectionInjector(credentialsOf(tls))
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (tls) injector.injectConnection(socket)
    else
      sort(
        socket,
        () => injector.injectConnection(socket),
        () => admin.emit('connection', socket),
      )
  })
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, host, resolve)
  })
  const bound = (listener.address() as { port: number }).port

  let ended: Promise<void> | null = null
  const end = () => {
    ended ??= (async () => {
      const closed = new Promise((resolve) => listener.close(resolve))
      cut()
      server.forceShutdown()
      await Promise.all([closed, commits.end()])
      streams.close()
    })()
    return ended
  }
  return {
    address: `esdb://${host}:${bound}?tls=${tls !== null}`,
    port: bound,
    faults,
    transact: (stream, events) => commits.add(() => streams.transact(stream, events)),
    kill: end,
    async stop() {
      if (!ended) await commits.add(() => undefined)
      await end()
    },
  }
}

/** Routes a new connection by its first bytes: gRPC clients speak HTTP/2, the operator HTTP/1. */
function sort(socket: Socket, streams: () => void, operator: () => void): void {
  socket.once('readable', () => {
    const first: Buffer | null = socket.read()
    if (!first) return
    socket.unshift(first)
    if (first.toString('latin1', 0, 3) === 'PRI') streams()
    else operator()
  })
}

const credentialsOf = (tls: DoubleOptions['tls']) =>
  tls
    ? ServerCredentials.createSsl(null, [
        { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.cert) },
      ])
    : ServerCredentials.createInsecure()
