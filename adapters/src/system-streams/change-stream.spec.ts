import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, LogUnavailable, noStream, WrongExpectedRevision } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { changeStream } from './change-stream.ts'

const stream = 'notes'
const noon = new Date('2026-03-21T01:00:00.000Z')
const noted = (text: string) => ({ type: 'Noted', text })

type Notes = { texts: unknown[]; revision: number }

function opened() {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const read = async (): Promise<Notes> => {
    const events = await log.read(stream)
    return { texts: events.map(({ data }) => data.text), revision: events.length - 1 }
  }
  const note = (
    decide: (now: Notes) => ReturnType<typeof noted>[],
    appending: Pick<EventLog, 'append'> = log,
  ) => changeStream({ log: appending, clock: () => noon, stream, read, decide })
  return { log, read, note }
}

test('the decided events are appended to the stream that was read', async () => {
  const { log, note } = opened()
  const both = [noted('Sow'), noted('Water')]
  expect(await note(() => both)).toEqual({
    before: { texts: [], revision: noStream },
    events: both,
    revision: 1,
  })
  expect(
    (await log.read(stream)).map(({ type, version, data, metadata }) => ({ type, version, data, metadata })),
  ).toEqual(
    ['Sow', 'Water'].map((text) => ({
      type: 'Noted',
      version: 1,
      data: { text },
      metadata: { occurredAt: noon.toISOString() },
    })),
  )
})

test('a decision without events appends nothing', async () => {
  const { note } = opened()
  const refused = { append: () => Promise.reject(new Error('Appended.')) }
  expect(await note(() => [], refused)).toEqual({
    before: { texts: [], revision: noStream },
    events: [],
    revision: noStream,
  })
})

test('after a conflict the decision is made again on the current events', async () => {
  const { log, read, note } = opened()
  let others = 0
  const contended: Pick<EventLog, 'append'> = {
    append: async (...append) => {
      if (others < 19) await note(() => [noted(`Other ${++others}`)])
      return log.append(...append)
    },
  }
  const decide = ({ texts }: Notes) => [noted(`After ${texts.length}`)]
  expect((await note(decide, contended)).revision).toBe(19)
  expect((await read()).texts.at(-1)).toBe('After 19')
})

test('a reader that never sees the end of the stream gives up after twenty conflicts', async () => {
  const { log, note } = opened()
  await note(() => [noted('Sow')])
  const read = async () => null
  let attempts = 0
  const decide = () => [noted(`Attempt ${++attempts}`)]
  const change = changeStream({ log, clock: () => noon, stream, read, decide })
  await expect(change).rejects.toBeInstanceOf(WrongExpectedRevision)
  expect(attempts).toBe(20)
})

test('a change that another process made meanwhile is not repeated', async () => {
  const { log, read, note } = opened()
  const once = ({ texts }: Notes) => (texts.includes('Sow') ? [] : [noted('Sow')])
  const contended: Pick<EventLog, 'append'> = {
    append: async (...append) => {
      await note(once)
      return log.append(...append)
    },
  }
  expect((await note(once, contended)).events).toEqual([])
  expect((await read()).texts).toEqual(['Sow'])
})

test('other errors are thrown', async () => {
  const { note } = opened()
  const away = new LogUnavailable('Away.')
  await expect(note(() => [noted('Sow')], { append: () => Promise.reject(away) })).rejects.toBe(away)
  const refusal = () => {
    throw new Error('Not now.')
  }
  await expect(note(refusal)).rejects.toThrow('Not now.')
})
