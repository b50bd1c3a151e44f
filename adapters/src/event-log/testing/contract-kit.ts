import { randomUUID } from 'node:crypto'
import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished } from 'vitest'
import type { EventLog, LogSubscription } from '../port.ts'

/** Opens a log for one test. `close` must also accept a log that the test has closed already. */
export type OpenLog = () => Promise<{
  log: EventLog
  close: () => Promise<void>
  /** Makes the engine remove deleted events, if it does not do so at once. */
  cleanUp?: () => Promise<void>
}>

/**
 * Opens a log whose storage outlives it. Call `reopen` after closing the first log to open another on the same storage.
 */
export type OpenLastingLog = () => Promise<{
  log: EventLog
  reopen: () => Promise<EventLog>
  close: () => Promise<void>
}>

type Planted = { name: string; note?: unknown }

/** Opens a log that is closed when the test ends. */
export async function opened(open: OpenLog): Promise<EventLog> {
  const { log, close } = await open()
  onTestFinished(close)
  return log
}

export const newStream = () => `garden-${randomUUID()}`

export function newEvent(name: string, data: object = {}): NewEvent<object> & { data: Planted } {
  return {
    id: randomUUID(),
    type: 'PlantNoted',
    version: 1,
    data: { name, ...data },
    metadata: {
      commandId: randomUUID(),
      correlationId: 'test',
      refs: { plants: [name], locations: [], tasks: [] },
    },
  }
}

export const newEvents = (count: number, prefix = 'plant'): NewEvent<object>[] =>
  Array.from({ length: count }, (_, index) => newEvent(`${prefix} ${index}`))

/** The events as the log must return them, with any position. */
export const asRecorded = (stream: string, events: readonly NewEvent<object>[], firstRevision = 0) =>
  events.map((event, index) => ({
    ...event,
    stream,
    revision: firstRevision + index,
    position: expect.stringMatching(/^\d+$/),
  }))

export async function readAllOf(log: EventLog, streams: readonly string[], after: Position | null) {
  const found: RecordedEvent<unknown>[] = []
  for await (const batch of log.readAll(after))
    found.push(...batch.filter((event) => streams.includes(event.stream)))
  return found
}

type Collector = {
  subscription: LogSubscription
  events: RecordedEvent<unknown>[]
  /** Resolves once this many events of the streams have been handled. */
  reached(count: number): Promise<void>
}

/** Subscribes and collects the events of the given streams. */
export function collect(log: EventLog, streams: readonly string[], after: Position | null): Collector {
  const events: RecordedEvent<unknown>[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const subscription = log.subscribe(after, async (batch) => {
    events.push(...batch.filter((event) => streams.includes(event.stream)))
    for (const { count, resolve } of waiting) if (events.length >= count) resolve()
  })
  return {
    subscription,
    events,
    reached: (count) =>
      new Promise((resolve) => {
        if (events.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
  }
}

export const names = (events: readonly { data: unknown }[]) =>
  events.map(({ data }) => (data as Planted).name)

export const isIncreasing = (positions: readonly Position[]) =>
  positions.every((position, index) => index === 0 || (positions[index - 1] ?? '') < position)
