import './kafka-request-queue.ts'
import net from 'node:net'
import tls from 'node:tls'
import { type Admin, type ISocketFactory, Kafka, type LogEntry, type SASLOptions } from 'kafkajs'
import { withTimeout } from '../lib/timeout.ts'

/** How to reach Kafka. Timeouts are in milliseconds. */
export type KafkaAddress = {
  brokers: readonly string[]
  /** Encrypts connections. Node must trust the broker's certificate. */
  tls?: boolean
  /** Credentials. Without them the client does not authenticate. */
  sasl?: Extract<SASLOptions, { username: string }>
  requestTimeout?: number
  /** Opens a connection, in place of the default. */
  connect?: ISocketFactory
}

const connectTimeout = 3_000
const defaultRequestTimeout = 10_000

type KafkaClient = {
  kafka: Kafka
  /** Closes every connection and opens no more. */
  release(): void
}

/** A client with its own connections. It prints no log; only its errors are passed to `logged`. */
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

/** Whether Kafka itself answered with this error. After the last retry, the client wraps the answer as a `cause`. */
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

/** Requests to Kafka outside any consumer group. Connects on the first request, and again after a fault. */
export class KafkaAdmin {
  readonly #address: KafkaAddress
  #closed = false
  #open: { admin: Admin; connected: Promise<void>; release: () => void } | null = null

  constructor(address: KafkaAddress) {
    this.#address = address
  }

  /** Throws Kafka's error, or an error if Kafka does not answer within the request timeout. */
  async ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('The connection to Kafka is closed.')
    this.#open ??= this.#connect()
    const { admin, connected, release } = this.#open
    try {
      const answer = connected.then(() => question(admin))
      const timeout = this.#address.requestTimeout ?? defaultRequestTimeout
      return await withTimeout(timeout, answer, () => new Error('Kafka does not answer.'))
    } catch (error) {
      // If Kafka answered, keep the connection, because other requests may be in progress.
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
