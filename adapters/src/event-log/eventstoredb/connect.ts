import { EventStoreDBClient } from '@eventstore/db-client'

/** The server treats a connection with more frequent pings as dead. */
const keepAlive = 10_000

/**
 * The options that the client supports. Its warning about others includes the whole connection string with its
 * password.
 */
const heeded = new Set(
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
  const [address = '', query = ''] = connectionString.trim().split('?')
  const options = query.split('&').filter((option) => option !== '')
  const unheeded = options.find((option) => !heeded.has(nameOf(option)))
  if (unheeded)
    throw new Error(`EventStoreDB connection strings cannot use the option ${unheeded.split('=')[0]}.`)
  const given = Number(options.find(isKeepAlive)?.split('=')[1] ?? keepAlive)
  const interval = work === 'calls' ? given : Math.max(given, keepAlive) + 1
  const kept = options.filter((option) => !isKeepAlive(option) && !isQuiet(option))
  try {
    return EventStoreDBClient.connectionString(
      `${address}?${[...kept, `keepAliveInterval=${interval}`].join('&')}`,
    )
  } catch {
    // The client's own message quotes what it could not parse, which may be the password.
    throw new Error('It is not an EventStoreDB connection string.')
  }
}

const nameOf = (option: string) => option.split('=')[0]?.toLowerCase().replace(/[_-]/g, '') ?? ''
const named = (name: string) => (option: string) => nameOf(option) === name

const isKeepAlive = named('keepaliveinterval')

/** The option under which a conflict is answered with a wrong revision instead of an error. */
const isQuiet = named('throwonappendfailure')
