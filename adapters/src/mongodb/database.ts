import { type Db, MongoClient } from 'mongodb'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { within } from '../within.ts'
import { isLost, mongoFault } from './fault.ts'

export type MongoDatabaseOptions = {
  /** Milliseconds to look for a server that answers before a call fails. */
  patience?: number
  /** Milliseconds between looks at the server: how soon one that hangs is noticed. */
  heartbeat?: number
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
  /** Throws `ReadModelsUnavailable` when the database does not answer the question in time. */
  check(ask: (db: Db) => Promise<unknown>): Promise<void>
  /** Lets go of all connections; later calls throw `ReadModelsUnavailable`. */
  close(): Promise<void>
}

/** Opens the database that the path of the address names, `wattle` where it names none. Connects to nothing yet. */
export function openMongoDatabase(url: string, options: MongoDatabaseOptions = {}): MongoDatabase {
  const { patience = 3_000, heartbeat = 2_000, connections = 50 } = options
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: patience,
    connectTimeoutMS: patience,
    heartbeatFrequencyMS: heartbeat,
    waitQueueTimeoutMS: 2 * patience,
    maxPoolSize: connections,
    ignoreUndefined: true,
    // Readers wait for `seen` and then look at documents: a secondary may not have them yet.
    readPreference: 'primary',
    // A lone server has no retryable writes and the driver repeats nothing there: `call` does, everywhere alike.
    retryWrites: false,
    retryReads: false,
  })
  const db = client.db(databaseOf(url))
  let isClosed = false

  async function attempt<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (isClosed) throw new ReadModelsUnavailable('The database of the read models is closed.')
    // A client that connects by itself never tries again once its first attempt has failed.
    await client.connect()
    return await work(db)
  }

  async function twice<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await attempt(work).catch((error) => {
        if (isLost(error)) return attempt(work)
        throw error
      })
    } catch (error) {
      throw mongoFault(error)
    }
  }

  return {
    call: (work, milliseconds) =>
      milliseconds === undefined ? twice(work) : within(milliseconds, twice(work), late),
    async check(ask) {
      await within(patience, twice(ask), late)
    },
    async close() {
      isClosed = true
      await client.close()
    },
  }
}

/** The database in the path of a connection string, which may name several hosts and so be no address of the web. */
export function databaseOf(url: string): string {
  const [, path = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/.exec(url) ?? []
  return decodeURIComponent(path) || 'wattle'
}

const late = () => new ReadModelsUnavailable('The database of the read models does not answer in time.')
