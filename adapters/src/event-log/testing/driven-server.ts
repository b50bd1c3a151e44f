import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type AppendExpectedRevision,
  EventStoreDBClient,
  type JSONEventData,
  jsonEvent,
  type ResolvedEvent,
  UnavailableError,
} from '@eventstore/db-client'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import type { Engine } from '../../testing/engines.ts'
import type { Node } from '../eventstore-double/faults.ts'
import { type EventStoreDouble, startEventStoreDouble } from '../eventstore-double/server.ts'

// The server for one spec file, driven by the real client: a double, or a configured server.

/** What specs can make the server do; null where the server does not support it. */
export type Driven = {
  /** Kills the server and starts it again. */
  restart: (() => Promise<void>) | null
  /** Writes notes in a transaction, as old clients could. */
  transact: ((stream: string, names: readonly string[]) => Promise<void>) | null
  /** Makes the server act as a follower for the rest of the test. Returns its leader. */
  follow: (() => Node) | null
}

export let double: EventStoreDouble
export let client: EventStoreDBClient
export let address: string
/** The file of the double. */
export let file: string

/** Connects to the configured server for the specs of a file. */
export function driveServer(engine: Engine): Driven {
  beforeAll(() => {
    address = engine.address
    client = EventStoreDBClient.connectionString(address)
  })
  afterAll(() => client.dispose())

  const { RESTART: command } = engine.settings
  const restart = async () => {
    await promisify(execFile)('sh', ['-c', command ?? ''])
    await vi.waitFor(() => all(client.readAll({ maxCount: 1 })), { timeout: 60_000 })
  }
  return { restart: command ? restart : null, transact: null, follow: null }
}

/** Runs a double for the specs of a file. */
export function driveDouble(): Driven {
  let remove: () => Promise<void>

  beforeAll(async () => {
    const scratch = await scratchFolder()
    file = join(scratch.folder, 'double.log')
    remove = scratch.remove
    await start()
    address = double.address
    client = EventStoreDBClient.connectionString(address)
  })

  afterAll(async () => {
    await client.dispose()
    await double.stop()
    await remove()
  })

  const follow = () => {
    const leader = { host: '127.0.0.1', port: double.port }
    double.faults.follow(leader)
    onTestFinished(() => double.faults.follow(null))
    return leader
  }
  return { restart, transact, follow }
}

export async function start(port = 0): Promise<void> {
  double = await startEventStoreDouble({ file, port, overdue: 1 })
}

/** Ends the double, by default with a kill, and restarts it with the same file and port. */
export async function restart(end: () => Promise<void> = () => double.kill()): Promise<void> {
  const { port } = double
  await end()
  await start(port)
  // The client only notices the broken connection when a call fails.
  while ((await failing(all(client.readAll({ maxCount: 1 })))) instanceof UnavailableError);
}

export const note = (name: string, id = randomUUID()) => jsonEvent({ id, type: 'Noted', data: { name } })

export const append = (stream: string, events: JSONEventData[], expectedRevision: AppendExpectedRevision) =>
  client.appendToStream(stream, events, { expectedRevision })

/** Writes notes in a transaction, as old clients could. */
export const transact = (stream: string, names: readonly string[]) =>
  double.transact(
    stream,
    names.map((name) => ({
      id: randomUUID(),
      type: 'Noted',
      contentType: 'application/json',
      data: Uint8Array.from(Buffer.from(JSON.stringify({ name }))),
      metadata: new Uint8Array(),
    })),
  )

/** The error of the work, or its result if it does not fail. */
export const failing = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

export async function all(events: AsyncIterable<ResolvedEvent>) {
  const found = []
  for await (const { event } of events) if (event) found.push(event)
  return found
}

export const namesIn = async (stream: string, options = {}): Promise<string[]> =>
  (await all(client.readStream(stream, options))).map(({ data }) => (data as { name: string }).name)
