import { EventStoreDBClient } from '@eventstore/db-client'

/** The server takes a connection for dead that is asked more often. */
const keepAlive = 10_000

/**
 * A client for one kind of work. Clients of the same options share a connection, which carries about a hundred calls at
 * once; so subscriptions, which are calls without an end, have an option that differs.
 */
export function connect(connectionString: string, work: 'calls' | 'subscriptions'): EventStoreDBClient {
  const [address = '', query = ''] = connectionString.trim().split('?')
  const options = query.split('&').filter((option) => option !== '')
  const given = Number(options.find(isKeepAlive)?.split('=')[1] ?? keepAlive)
  const interval = work === 'calls' ? given : Math.max(given, keepAlive) + 1
  const kept = options.filter((option) => !isKeepAlive(option) && !isQuiet(option))
  return EventStoreDBClient.connectionString(
    `${address}?${[...kept, `keepAliveInterval=${interval}`].join('&')}`,
  )
}

const named = (name: string) => (option: string) =>
  option.split('=')[0]?.toLowerCase().replace(/[_-]/g, '') === name

const isKeepAlive = named('keepaliveinterval')

/** The option under which a conflict is answered with a wrong revision instead of an error. */
const isQuiet = named('throwonappendfailure')
