import './kafka-request-queue.ts'
import net from 'node:net'
import tls from 'node:tls'
import { type Admin, type ISocketFactory, Kafka, type LogEntry, type SASLOptions } from 'kafkajs'
import { withTimeout } from '../lib/timeout.ts'

/** How to reach Kafka, and the timeouts in milliseconds. */
export type KafkaAddress = {
  brokers: readonly string[]
  /** Connections are encrypted, and the broker's certificate has to be one that Node trusts. */
  tls?: boolean
  /** Who signs in; nobody does unless it is said. */
  sasl?: Extract<SASLOptions, { username: string }>
  requestTimeout?: number
  /** Opens a connection. */
  connect?: ISocketFactory
}

const connectTimeout = 3_000
const defaultRequestTimeout = 10_000

export type KafkaClient = {
  kafka: Kafka
  /** Cuts every connection and opens no more. */
  release(): void
}

/** A client of its own connections that keeps its log to itself, but for what `logged` makes of its errors. */
export function openKafkaClient(
  {
    brokers,
    requestTimeout = defaultRequestTimeout,
    connect = connection,
    tls: isEncrypted = false,
    sasl,
  }: KafkaAddress,
  logged: (error: LogEntry['log']) => void = () => undefined,
): KafkaClient {
  const sockets = new Set<net.Socket>()
  let released = false
  const kafka = new Kafka({
    brokers: [...brokers],
    clientId: 'wattle',
    ssl: isEncrypted,
    ...(sasl && { sasl }),
    connectionTimeout: connectTimeout,
    requestTimeout,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 },
    logCreator:
      () =>
      ({ label, log }) => {
        if (label === 'ERROR') logged(log)
      },
    socketFactory: (target) => {
      if (released) throw new Error('The Kafka client was closed.')
      const socket = connect(target)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  return {
    kafka,
    release() {
      released = true
      for (const socket of sockets) socket.destroy(new Error('The Kafka client was closed.'))
    },
  }
}

/** Whether Kafka itself said no: the client wraps its answer when it has asked often enough. */
function isAnswered(error: unknown): boolean {
  return [error, (error as Error).cause].some(
    (each) => (each as Error | undefined)?.name === 'KafkaJSProtocolError',
  )
}

/** The fault of a connection with the word Kafka, which the client's own message lacks; any other error as it is. */
export function kafkaFault(error: unknown): unknown {
  const isOfClient = error instanceof Error && error.name.startsWith('KafkaJS')
  return isOfClient && !isAnswered(error) ? new Error('Kafka does not answer.', { cause: error }) : error
}

const connection: ISocketFactory = ({ host, port, ssl, onConnect }) => {
  const address = { host, port, keepAlive: true, keepAliveInitialDelay: 10_000 }
  if (!ssl) return net.connect(address, onConnect)
  return tls.connect({ ...ssl, ...address, ...(net.isIP(host) === 0 && { servername: host }) }, onConnect)
}

/** Questions to Kafka that belong to no group. It connects when first asked, and anew after a fault. */
export class KafkaAdmin {
  readonly #address: KafkaAddress
  #closed = false
  #open: { admin: Admin; connected: Promise<void>; release: () => void } | null = null

  constructor(address: KafkaAddress) {
    this.#address = address
  }

  /** Throws what Kafka answers, or that it does not answer within the time of a request. */
  async ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('The connection to Kafka is closed.')
    this.#open ??= this.#connect()
    const { admin, connected, release } = this.#open
    try {
      const answer = connected.then(() => question(admin))
      const timeout = this.#address.requestTimeout ?? defaultRequestTimeout
      return await withTimeout(timeout, answer, () => new Error('Kafka does not answer.'))
    } catch (error) {
      // Where Kafka answered, other questions are still on the way.
      if (!isAnswered(error)) {
        if (this.#open?.admin === admin) this.#open = null
        release()
      }
      throw kafkaFault(error)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const open = this.#open
    this.#open = null
    if (!open) return
    await withTimeout(1_000, open.admin.disconnect()).catch(() => undefined)
    open.release()
  }

  #connect() {
    const { kafka, release } = openKafkaClient(this.#address)
    const admin = kafka.admin()
    return { admin, connected: admin.connect(), release }
  }
}
