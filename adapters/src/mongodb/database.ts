import { setImmediate } from 'node:timers/promises'
import { type Db, MongoClient } from 'mongodb'
import { withTimeout } from '../lib/timeout.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { isLost, mongoFault } from './fault.ts'
import { watchClient } from './watched-client.ts'

export type MongoDatabaseOptions = {
  /** Milliseconds to look for a server that answers before a call fails. */
  timeout?: number
  /** Milliseconds between heartbeats: how soon one that hangs is noticed. */
  heartbeat?: number
  /** Milliseconds to wait for an answer on a connection before the connection is given up. */
  silence?: number
  /** Connections of this process at most. */
  connections?: number
}

/** A database of MongoDB, connected to when it is first needed and again whenever it comes back. */
export interface MongoDatabase {
  /**
   * Runs the work, and once more when its connection broke under it: the work must be harmless to repeat. Throws
   * `ReadModelsUnavailable` when the database is away, or has not answered within the milliseconds where they are given.
   */
  call<T>(work: (db: Db) => Promise<T>, within?: number): Promise<T>
  /** The same for work in which the database may say nothing for minutes. */
  lengthy<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Throws `ReadModelsUnavailable` when the database does not answer the question in time. */
  check(ask: (db: Db) => Promise<unknown>): Promise<void>
  /** Lets go of all connections; later calls throw `ReadModelsUnavailable`. */
  close(): Promise<void>
}

/** What takes longest is to index a large collection. */
const lengthySilence = 10 * 60_000

/** Opens the database that the path of the address names, `wattle` where it names none. Connects to nothing yet. */
export function openMongoDatabase(url: string, options: MongoDatabaseOptions = {}): MongoDatabase {
  const { timeout = 3_000, heartbeat = 2_000, silence = 15_000 } = options
  const clientWith = (silence: number) => ({
    watched: watchClient(
      () => clientOf(url, { ...options, timeout, heartbeat, silence }),
      // To connect and to be greeted, or to wait for news and to hear them.
      2 * timeout + heartbeat,
    ),
    // A call that lasts longer than all it asks for may be silent waits for a connection that is gone.
    callTimeout: 4 * silence,
  })
  const usual = clientWith(silence)
  // How long a connection may be silent is a matter of the whole client. The second one connects where it is needed.
  const forLengthyCalls = clientWith(lengthySilence)
  const known = new WeakMap<MongoClient, Db>()
  let isClosed = false

  function dbOf(client: MongoClient): Db {
    const before = known.get(client)
    if (before) return before
    // What is acknowledged must outlive the loss of the primary, whatever the address says.
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
    // A client that connects by itself never tries again once its first attempt has failed.
    await client.connect()
    return await withTimeout(callTimeout, work(dbOf(client)), late)
  }

  async function twice<T>(work: (db: Db) => Promise<T>, client = usual): Promise<T> {
    try {
      return await attempt(client, work).catch(async (error) => {
        if (!isLost(error)) throw error
        // Until then, whatever broke along with this connection has said so.
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
    // The heartbeat has a connection of its own and says nothing of the one on which a call waits.
    socketTimeoutMS: silence,
    waitQueueTimeoutMS: 2 * timeout,
    maxPoolSize: connections,
    ignoreUndefined: true,
    // Readers wait for `seen` and then look at documents: a secondary may not have them yet.
    readPreference: 'primary',
    // A lone server has no retryable writes and the driver repeats nothing there: `call` does, everywhere alike.
    retryWrites: false,
    retryReads: false,
  })
}

/** The database in the path of a connection string, which may name several hosts and so be no address of the web. */
export function databaseOf(url: string): string {
  const [, path = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/.exec(url) ?? []
  return decodeURIComponent(path) || 'wattle'
}

const late = () => new ReadModelsUnavailable('The read model database did not answer in time.')
