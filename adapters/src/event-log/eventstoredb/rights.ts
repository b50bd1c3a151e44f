import { randomUUID } from 'node:crypto'
import { BACKWARDS, type Credentials, END, type EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { withTimeout } from '../../lib/timeout.ts'
import { connect, credentialsIn } from './connect.ts'
import { pageOf } from './page.ts'

const timeout = 3_000

/** Name of a stream that does not exist. */
const unknown = () => `rights-${randomUUID()}`

/** Revision 0 does not exist in such a stream, so a permitted write fails with a conflict and changes nothing. */
const conflicting = (credentials: Credentials) => ({ expectedRevision: 0n, credentials, deadline: timeout })

/** The rights that a log needs, each with a call that tests it without changing anything. */
const questions = {
  'append to streams': (client: EventStoreDBClient, credentials: Credentials) =>
    client.appendToStream(unknown(), jsonEvent({ type: 'Asked', data: {} }), conflicting(credentials)),
  'delete streams': (client: EventStoreDBClient, credentials: Credentials) =>
    client.tombstoneStream(unknown(), conflicting(credentials)),
  'read streams': (client: EventStoreDBClient) =>
    pageOf(client.readStream(unknown(), { maxCount: 1 }), timeout),
  'read all events ($all)': (client: EventStoreDBClient) =>
    pageOf(client.readAll({ maxCount: 1, direction: BACKWARDS, fromPosition: END }), timeout),
}

type Right = keyof typeof questions

const rightsFor = {
  reading: ['read streams', 'read all events ($all)'],
  everything: ['append to streams', 'delete streams', 'read streams', 'read all events ($all)'],
} satisfies Record<string, Right[]>

/**
 * Throws an error that names the rights missing from the connection string's user. Passes if the server does not answer
 * now: later calls will report that.
 */
export async function checkRights(connectionString: string, use: keyof typeof rightsFor): Promise<void> {
  const client = connect(connectionString, 'calls')
  const credentials = credentialsIn(connectionString)
  const needed: readonly Right[] = rightsFor[use]
  const codes = await Promise.all(
    needed.map((right) =>
      withTimeout(timeout, Promise.resolve(questions[right](client, credentials))).then(() => null, codeOf),
    ),
  )
  await withTimeout(timeout, client.dispose()).catch(() => undefined)
  if (codes.includes(unauthenticated)) throw new Error('EventStoreDB does not accept its user and password.')
  const missing = needed.filter((_, index) => codes[index] === permissionDenied)
  if (missing.length > 0) throw new Error(`Its user needs the right to ${listed(missing)}.`)
}

const permissionDenied = 7
const unauthenticated = 16

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

const listed = (rights: readonly Right[]) => new Intl.ListFormat('en-AU').format(rights)
