import { setImmediate } from 'node:timers/promises'
import { type Db, MongoClient } from 'mongodb'
import { withTimeout } from '../lib/timeout.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { isLost, mongoFault } from './fault.ts'
import { watchClient } from './watched-client.ts'

type MongoDatabaseOptions = {
  /** How many milliseconds a call looks for a server before it fails. */
  timeout?: number
  /** Milliseconds between heartbeats, which determines how soon a hung server is noticed. */
  heartbeat?: number
  /** How many milliseconds a connection may be silent during a call before it is closed. */
  silence?: number
  /** Maximum connections of this process. */
  connections?: number
}

/** A MongoDB database. Connects on first use, and again after each outage. */
export interface MongoDatabase {
  /**
   * Runs the work, and repeats it once if its connection broke, so the work must be safe to repeat. Throws
   * `ReadModelsUnavailable` if the database is unavailable or, when `within` is given, has not answered within that
   * many milliseconds.
   */
  call<T>(work: (db: Db) => Promise<T>, within?: number): Promise<T>
  /** Like `call`, for work during which the database may be silent for minutes. */
  lengthy<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Throws `ReadModelsUnavailable` if the database does not answer in time. */
  check(ask: (db: Db) => Promise<unknown>): Promise<void>
  /** Closes all connections. Later calls throw `ReadModelsUnavailable`. */
  close(): Promise<void>
}

/** Milliseconds. Indexing a large collection takes longest. */
const lengthySilence = 10 * 60_000

/** Opens the database named in the URL's path, or `wattle` by default. Does not connect yet. */
export function openMongoDatabase(url: string, options: MongoDatabaseOptions = {}): MongoDatabase {
  const { timeout = 3_000, heartbeat = 2_000, silence = 15_000 } = options
  const clientWith = (silence: number) => ({
    watched: watchClient(
      () => clientOf(url, { ...options, timeout, heartbeat, silence }),
      // Long enough to connect and handshake, or to wait for a heartbeat and receive its answer.
      2 * timeout + heartbeat,
    ),
    // A call that lasts longer than all its requests may be silent is waiting on a dead connection.
    callTimeout: 4 * silence,
  })
  const usual = clientWith(silence)
  // The socket timeout applies to a whole client, so lengthy calls have their own. It connects when first used.
  const forLengthyCalls = clientWith(lengthySilence)
  const known = new WeakMap<MongoClient, Db>()
  let isClosed = false

  function dbOf(client: MongoClient): Db {
    const before = known.get(client)
    if (before) return before
    // Acknowledged writes must survive the loss of the primary, whatever the URL says.
    const db = client.db(databaseOf(url), { writeConcern: { w: 'majority' } })
    known.set(client, db)
    return db
  }

  async function attempt<T>(
    { watched, callTimeout }: typeof usual,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    if (isClosed) throw new ReadModelsUnavailable('The read model database is closed.')
    const client = watched.current()
    // A client that connects implicitly never tries again after its first attempt fails.
    await client.connect()
    return await withTimeout(callTimeout, work(dbOf(client)), late)
  }

  async function twice<T>(work: (db: Db) => Promise<T>, client = usual): Promise<T> {
    try {
      return await attempt(client, work).catch(async (error) => {
        if (!isLost(error)) throw error
        // By the next turn, connections that broke at the same time have reported it.
        await setImmediate()
        return attempt(client, work)
      })
    } catch (error) {
      throw mongoFault(error)
    }
  }

  return {
    call: (work, milliseconds) =>
      milliseconds === undefined ? twice(work) : withTimeout(milliseconds, twice(work), late),
    lengthy: (work) => twice(work, forLengthyCalls),
    async check(ask) {
      await withTimeout(timeout, twice(ask), late)
    },
    async close() {
      isClosed = true
      await Promise.all([usual.watched.close(), forLengthyCalls.watched.close()])
    },
  }
}

type ClientOptions = MongoDatabaseOptions & { timeout: number; heartbeat: number; silence: number }

function clientOf(
  url: string,
  { timeout, heartbeat, silence, connections = 50 }: ClientOptions,
): MongoClient {
  return new MongoClient(url, {
    serverSelectionTimeoutMS: timeout,
    connectTimeoutMS: timeout,
    heartbeatFrequencyMS: heartbeat,
    // The heartbeat uses its own connection, so it does not notice when a call's connection hangs.
    socketTimeoutMS: silence,
    waitQueueTimeoutMS: 2 * timeout,
    maxPoolSize: connections,
    ignoreUndefined: true,
    // Readers wait for `seen` and then read documents, which a secondary may not have yet.
    readPreference: 'primary',
    // A standalone server does not support retryable writes, and the driver retries nothing there. So `call` retries, on
    // every server.
    retryWrites: false,
    retryReads: false,
  })
}

/**
 * The database named in a connection string's path. The string may list several hosts, so it is not always a valid URL.
 */
export function databaseOf(url: string): string {
  const [, path = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/.exec(url) ?? []
  return decodeURIComponent(path) || 'wattle'
}

const late = () => new ReadModelsUnavailable('The read model database did not answer in time.')
