import { type Credentials, EventStoreDBClient } from '@eventstore/db-client'

/** Milliseconds between pings. The server treats a connection that pings more often as dead. */
const keepAlive = 10_000

/** Seconds for a node to name the leader. Short, so that a frozen node does not delay asking the others. */
const gossipTimeout = 1

/**
 * The options that the client supports. For any other it prints a warning with the whole connection string, including
 * the password.
 */
const supported = new Set(
  [
    'connectionName',
    'defaultDeadline',
    'discoveryInterval',
    'gossipTimeout',
    'keepAliveInterval',
    'keepAliveTimeout',
    'maxDiscoverAttempts',
    'nodePreference',
    'throwOnAppendFailure',
    'tls',
    'tlsCAFile',
    'userCertFile',
    'userKeyFile',
  ].map((name) => name.toLowerCase()),
)

/**
 * Creates a client for one kind of work. Clients with equal options share a connection, which carries about a hundred
 * calls. Subscriptions are calls that never end, so their client gets a different keep-alive interval to have its own
 * connection.
 */
export function connect(connectionString: string, work: 'calls' | 'subscriptions'): EventStoreDBClient {
  const { address, options } = partsOf(connectionString)
  const unsupported = options.find((option) => !supported.has(nameOf(option)))
  if (unsupported)
    throw new Error(`EventStoreDB connection strings cannot use the option ${unsupported.split('=')[0]}.`)
  const given = Number(options.find(isKeepAlive)?.split('=')[1] ?? keepAlive)
  const interval = work === 'calls' ? given : Math.max(given, keepAlive) + 1
  const kept = options.filter((option) => !isKeepAlive(option) && !isThrowOnAppendFailure(option))
  if (!kept.some(isGossipTimeout)) kept.push(`gossipTimeout=${gossipTimeout}`)
  try {
    return EventStoreDBClient.connectionString(
      `${address}?${[...kept, `keepAliveInterval=${interval}`].join('&')}`,
    )
  } catch {
    // The client's own message quotes the unparsable part, which may be the password.
    throw new Error('It is not an EventStoreDB connection string.')
  }
}

/**
 * The user and password to send with every append. Without credentials the client batches appends, and a late answer to
 * a batch ends the process (see docs/decisions/13-eventstoredb.md). Without TLS the client does not transmit them, so
 * any values do.
 */
export function credentialsIn(connectionString: string): Credentials {
  const { address, options } = partsOf(connectionString)
  const [username, password] = /:\/\/([^:]+:[^@]+)@/.exec(address)?.[1]?.split(':') ?? []
  if (username && password)
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  if (options.some(isInsecure)) return { username: 'anybody', password: 'anything' }
  throw new Error('With TLS it needs a user and a password, as in esdb://user:password@log:2113.')
}

/** Whether the connection string allows for several nodes. */
export function isCluster(connectionString: string): boolean {
  const { address } = partsOf(connectionString)
  return address.startsWith('esdb+discover:') || (address.split('@').at(-1) ?? '').includes(',')
}

function partsOf(connectionString: string): { address: string; options: string[] } {
  const [address = '', query = ''] = connectionString.trim().split('?')
  return { address, options: query.split('&').filter((option) => option !== '') }
}

const nameOf = (option: string) => option.split('=')[0]?.toLowerCase().replace(/[_-]/g, '') ?? ''
const named = (name: string) => (option: string) => nameOf(option) === name

const isKeepAlive = named('keepaliveinterval')
const isGossipTimeout = named('gossiptimeout')
const isInsecure = (option: string) => nameOf(option) === 'tls' && option.endsWith('=false')

/** With this option off, the client returns a conflict as a result instead of throwing it. */
const isThrowOnAppendFailure = named('throwonappendfailure')
