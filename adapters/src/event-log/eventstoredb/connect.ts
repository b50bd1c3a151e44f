import { type Credentials, EventStoreDBClient } from '@eventstore/db-client'

/** The server treats a connection with more frequent pings as dead. */
const keepAlive = 10_000

/** Seconds for a node to say who leads: a frozen one must not keep the others from being asked. */
const gossipTimeout = 1

/**
 * The options that the client supports. Its warning about others includes the whole connection string with its
 * password.
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
 * A client for one kind of work. Clients of the same options share a connection, which carries about a hundred calls at
 * once; so subscriptions, which are calls without an end, have an option that differs.
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
    // The client's own message quotes what it could not parse, which may be the password.
    throw new Error('It is not an EventStoreDB connection string.')
  }
}

/**
 * The user and password to name with every append. Without them the client batches appends, and a batch that is answered
 * late ends the process (see docs/decisions/13-eventstoredb.md). Where there is no TLS the client sends none, so any will do.
 */
export function credentialsIn(connectionString: string): Credentials {
  const { address, options } = partsOf(connectionString)
  const [username, password] = /:\/\/([^:]+:[^@]+)@/.exec(address)?.[1]?.split(':') ?? []
  if (username && password)
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  if (options.some(isInsecure)) return { username: 'anybody', password: 'anything' }
  throw new Error('With TLS it needs a user and a password, as in esdb://user:password@log:2113.')
}

/** Whether there are other nodes to turn to. */
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

/** The option under which a conflict is answered with a wrong revision instead of an error. */
const isThrowOnAppendFailure = named('throwonappendfailure')
