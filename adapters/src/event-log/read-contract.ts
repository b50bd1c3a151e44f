import { describe, expect, test } from 'vitest'
import { noStream } from './port.ts'
import {
  asRecorded,
  isIncreasing,
  names,
  newEvent,
  newEvents,
  newStream,
  type OpenLog,
  opened,
  readAllOf,
} from './testing/contract-kit.ts'

export function readContract(open: OpenLog): void {
  describe('reading a stream', () => {
    test('finds nothing in an unknown stream, or beyond the end', async () => {
      const log = await opened(open)
      const stream = newStream()
      expect(await log.read(stream)).toEqual([])
      await log.append(stream, newEvents(2), noStream)
      expect(await log.read(stream, 2)).toEqual([])
      expect(await log.read(stream, 100)).toEqual([])
    })

    test('returns the requested number of events from a revision', async () => {
      const log = await opened(open)
      const stream = newStream()
      const events = newEvents(10)
      await log.append(stream, events, noStream)
      expect(await log.read(stream, 3, 4)).toEqual(asRecorded(stream, events.slice(3, 7), 3))
      expect(await log.read(stream, 8, 4)).toEqual(asRecorded(stream, events.slice(8), 8))
      expect(await log.read(stream, 7)).toEqual(asRecorded(stream, events.slice(7), 7))
    })

    test('finds the highest revision as the last event, or none in an unknown stream', async () => {
      const log = await opened(open)
      const [stream, missing] = [newStream(), newStream()]
      const events = newEvents(3)
      await log.append(stream, events.slice(0, 2), noStream)
      await log.append(stream, events.slice(2), 1)
      expect(await log.readLast(stream)).toEqual(asRecorded(stream, events.slice(2), 2)[0])
      expect(await log.readLast(missing)).toBeNull()
    })

    test('returns a long stream whole and in order', async () => {
      const log = await opened(open)
      const stream = newStream()
      const parts = [newEvents(1_200, 'a'), newEvents(1_200, 'b'), newEvents(1_200, 'c')]
      for (const [index, part] of parts.entries()) await log.append(stream, part, index * 1_200 - 1)
      expect(await log.read(stream)).toEqual(asRecorded(stream, parts.flat()))
    })

    test('returns text of every alphabet unchanged', async () => {
      const log = await opened(open)
      const stream = newStream()
      const event = {
        ...newEvent('Warrigal greens 🌿', {
          note: ['Ñandú', 'कमल', '金合歡', '\u0000', '"quoted" \\ back', 'e\u0301', '👩🏽‍🌾', ' \n\t\u2028'],
          deep: { empty: {}, none: null, yes: true, list: [1, -0.5, 1e21] },
        }),
        type: 'Pflänzchen notiert',
        metadata: { gärtner: 'Zoë' },
      }
      await log.append(stream, [event], noStream)
      expect(await log.read(stream)).toEqual(asRecorded(stream, [event]))
    })
  })

  describe('reading everything', () => {
    test('returns the events of all streams in the order they were appended', async () => {
      const log = await opened(open)
      const [one, other] = [newStream(), newStream()]
      await log.append(one, [newEvent('a')], noStream)
      await log.append(other, [newEvent('b'), newEvent('c')], noStream)
      await log.append(one, [newEvent('d')], 0)
      const found = await readAllOf(log, [one, other], null)
      expect(names(found)).toEqual(['a', 'b', 'c', 'd'])
      const both = [...(await log.read(one)), ...(await log.read(other))]
      expect(found).toEqual(both.sort((a, b) => (a.position < b.position ? -1 : 1)))
    })

    test('returns a unique position for each event, increasing as text', async () => {
      const log = await opened(open)
      const stream = newStream()
      for (let revision = -1; revision < 19; revision += 2) await log.append(stream, newEvents(2), revision)
      const positions = (await readAllOf(log, [stream], null)).map(({ position }) => position)
      expect(positions).toHaveLength(20)
      expect(isIncreasing(positions)).toBe(true)
      expect(new Set(positions.map((position) => position.length)).size).toBe(1)
    })

    test('begins after the given position', async () => {
      const log = await opened(open)
      const stream = newStream()
      const { position } = await log.append(stream, newEvents(3, 'old'), noStream)
      await log.append(stream, [newEvent('new'), newEvent('newer')], 2)
      expect(names(await readAllOf(log, [stream], position))).toEqual(['new', 'newer'])
      const head = await log.head()
      expect(await readAllOf(log, [stream], head)).toEqual([])
    })

    test('ends although events are being appended', async () => {
      const log = await opened(open)
      const stream = newStream()
      await log.append(stream, newEvents(2), noStream)
      let revision = 1
      for await (const batch of log.readAll(null)) {
        revision = (await log.append(stream, newEvents(batch.length > 0 ? 1 : 0), revision)).revision
      }
      const after = await log.read(stream)
      expect(after.map((event) => event.revision)).toEqual(after.map((_, index) => index))
      expect(after.length).toBeGreaterThan(2)
    })

    test('returns more than one batch whole and in order', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      for (let part = 0; part < 5; part += 1)
        await log.append(stream, newEvents(1_100, `part ${part}`), part * 1_100 - 1)
      const found = await readAllOf(log, [stream], before)
      expect(found.map(({ revision }) => revision)).toEqual(
        Array.from({ length: 5_500 }, (_, index) => index),
      )
    })
  })

  test('the head is the position of the last event', async () => {
    const log = await opened(open)
    const stream = newStream()
    const { position } = await log.append(stream, newEvents(2), noStream)
    const head = await log.head()
    expect(head !== null && head >= position).toBe(true)
    expect(await readAllOf(log, [stream], head)).toEqual([])
  })

  test('a log that can take events passes its health check', async () => {
    const log = await opened(open)
    await expect(log.check()).resolves.toBeUndefined()
  })
}
