import { randomUUID } from 'node:crypto'
import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished } from 'vitest'
import type { EventLog, LogSubscription } from '../port.ts'

/** A log for one test and what lets go of it afterwards, which may find it closed already. */
export type OpenLog = () => Promise<{
  log: EventLog
  close: () => Promise<void>
  /** Has the engine clean up what was deleted, where it does not do so at once. */
  cleanUp?: () => Promise<void>
}>

/** A log that lives on in its storage: `reopen` answers another one upon the same, after the first was closed. */
export type OpenLastingLog = () => Promise<{
  log: EventLog
  reopen: () => Promise<EventLog>
  close: () => Promise<void>
}>

type Planted = { name: string; note?: unknown }

/** A log that is closed when the test is over. */
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

/** The events as a log must give them back, positions aside. */
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

export type Collector = {
  subscription: LogSubscription
  events: RecordedEvent<unknown>[]
  /** Resolves once this many events of the streams have been handled. */
  reached(count: number): Promise<void>
}

/** Subscribes and keeps what comes of the given streams. */
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
