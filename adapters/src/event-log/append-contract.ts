import { describe, expect, test } from 'vitest'
import { bytesOf } from './appendable.ts'
import { maxAppendBytes, noStream, UnappendableEvents, WrongExpectedRevision } from './port.ts'
import { asRecorded, newEvent, newEvents, newStream, type OpenLog, opened } from './testing/contract-kit.ts'

export function appendContract(open: OpenLog): void {
  describe('appending', () => {
    test('numbers the events of a stream from 0 and answers with the last revision and position', async () => {
      const log = await opened(open)
      const stream = newStream()
      const [first, second] = [newEvents(2), newEvents(1)]
      const one = await log.append(stream, first, noStream)
      const two = await log.append(stream, second, 1)
      const read = await log.read(stream)
      expect(read).toEqual(asRecorded(stream, [...first, ...second]))
      expect([one, two]).toEqual([
        { revision: 1, position: read[1]?.position },
        { revision: 2, position: read[2]?.position },
      ])
    })

    test.each([
      { stated: 'no stream, of one that exists', before: 2, expected: noStream },
      { stated: 'an older revision', before: 3, expected: 1 },
      { stated: 'a revision not reached yet', before: 2, expected: 5 },
      { stated: 'a revision of a stream that does not exist', before: 0, expected: 0 },
    ])('refuses an append that expects $stated', async ({ before, expected }) => {
      const log = await opened(open)
      const stream = newStream()
      const kept = newEvents(before)
      if (before > 0) await log.append(stream, kept, noStream)
      const refused = await log.append(stream, newEvents(2), expected).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(WrongExpectedRevision)
      expect(refused).toMatchObject({ code: 'wrong-expected-revision', actualRevision: before - 1 })
      expect(await log.read(stream)).toEqual(asRecorded(stream, kept))
    })

    test('lets one of twenty simultaneous appends at the same revision succeed', async () => {
      const log = await opened(open)
      const stream = newStream()
      const claims = newEvents(20)
      const answers = await Promise.allSettled(claims.map((claim) => log.append(stream, [claim], noStream)))
      const winners = claims.filter((_, index) => answers[index]?.status === 'fulfilled')
      expect(winners).toHaveLength(1)
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(WrongExpectedRevision)
      expect(await log.read(stream)).toEqual(asRecorded(stream, winners))
    })

    test('takes appends to many streams at once', async () => {
      const log = await opened(open)
      const streams = Array.from({ length: 50 }, newStream)
      const answers = await Promise.all(
        streams.map((stream) => log.append(stream, newEvents(2, stream), noStream)),
      )
      expect(answers.map(({ revision }) => revision)).toEqual(streams.map(() => 1))
      expect(new Set(answers.map(({ position }) => position)).size).toBe(50)
    })

    test('fails only the conflicting one of simultaneous appends', async () => {
      const log = await opened(open)
      const [taken, free] = [newStream(), newStream()]
      await log.append(taken, newEvents(1), noStream)
      const [conflict, success] = await Promise.allSettled([
        log.append(taken, newEvents(1), noStream),
        log.append(free, newEvents(1), noStream),
      ])
      expect([conflict.status, success.status]).toEqual(['rejected', 'fulfilled'])
    })
  })

  describe('repeating an append', () => {
    test('gives the same answer and writes nothing, even after later events', async () => {
      const log = await opened(open)
      const stream = newStream()
      const [first, second, third] = [newEvents(2), newEvents(3), newEvents(1)]
      const answers = [await log.append(stream, first, noStream), await log.append(stream, second, 1)]
      expect(await log.append(stream, second, 1)).toEqual(answers[1])
      await log.append(stream, third, 4)
      expect(await log.append(stream, first, noStream)).toEqual(answers[0])
      expect(await log.append(stream, second, 1)).toEqual(answers[1])
      expect(await log.read(stream)).toEqual(asRecorded(stream, [...first, ...second, ...third]))
    })

    test('is recognised by event ids alone', async () => {
      const log = await opened(open)
      const stream = newStream()
      const event = newEvent('wattle')
      const answer = await log.append(stream, [event], noStream)
      expect(await log.append(stream, [{ ...event, data: { name: 'banksia' } }], noStream)).toEqual(answer)
      expect(await log.read(stream)).toEqual(asRecorded(stream, [event]))
    })

    test('with only its first events counts as a repeat', async () => {
      const log = await opened(open)
      const stream = newStream()
      const events = newEvents(3)
      await log.append(stream, events, noStream)
      expect(await log.append(stream, events.slice(0, 2), noStream)).toMatchObject({ revision: 1 })
      expect(await log.read(stream)).toEqual(asRecorded(stream, events))
    })

    test('with a known id followed by a new one is refused', async () => {
      const log = await opened(open)
      const stream = newStream()
      const event = newEvent('wattle')
      await log.append(stream, [event], noStream)
      await expect(log.append(stream, [event, newEvent('banksia')], noStream)).rejects.toBeInstanceOf(
        WrongExpectedRevision,
      )
      expect(await log.read(stream)).toEqual(asRecorded(stream, [event]))
    })

    test('at the same moment writes once', async () => {
      const log = await opened(open)
      const stream = newStream()
      const events = newEvents(2)
      const [one, other] = await Promise.all([
        log.append(stream, events, noStream),
        log.append(stream, events, noStream),
      ])
      expect(one).toEqual(other)
      expect(await log.read(stream)).toEqual(asRecorded(stream, events))
    })

    test('is judged per stream: the same id may be in two streams', async () => {
      const log = await opened(open)
      const [one, other] = [newStream(), newStream()]
      const events = newEvents(1)
      await log.append(one, events, noStream)
      await log.append(other, events, noStream)
      expect(await log.read(other)).toEqual(asRecorded(other, events))
    })
  })

  describe('refusing an append', () => {
    const one = newEvent('a')
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    test.each([
      { what: 'an empty list', events: [] },
      { what: 'a malformed id', events: [newEvent('a'), { ...newEvent('b'), id: 'not-an-id' }] },
      { what: 'the same id twice', events: [one, { ...newEvent('b'), id: one.id.toUpperCase() }] },
      { what: 'an empty type', events: [{ ...newEvent('a'), type: '' }] },
      { what: "a type of the engine's own", events: [{ ...newEvent('a'), type: '$metadata' }] },
      { what: 'a big integer in the data', events: [newEvent('a', { note: 1n })] },
      { what: 'data that contains itself', events: [newEvent('a', cyclic)] },
      { what: 'no data', events: [{ ...newEvent('a'), data: undefined as never }] },
      { what: 'a big integer in the metadata', events: [{ ...newEvent('a'), metadata: { note: 1n } }] },
      { what: 'one event of too many bytes', events: [sized(maxAppendBytes + 1)] },
      { what: 'events of too many bytes together', events: [sized(600_000), sized(600_000)] },
    ])('leaves no trace of $what, and the next append succeeds', async ({ events }) => {
      const log = await opened(open)
      const stream = newStream()
      await expect(log.append(stream, events, noStream)).rejects.toBeInstanceOf(UnappendableEvents)
      expect(await log.read(stream)).toEqual([])
      const good = newEvents(1)
      await log.append(stream, good, noStream)
      expect(await log.read(stream)).toEqual(asRecorded(stream, good))
    })

    test.each(['', '$garden'])('applies to a stream called "%s"', async (stream) => {
      const log = await opened(open)
      await expect(log.append(stream, newEvents(1), noStream)).rejects.toBeInstanceOf(UnappendableEvents)
    })

    test('spares an append of exactly the allowed size', async () => {
      const log = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      const largest = sized(maxAppendBytes)
      await log.append(stream, [largest], noStream)
      expect(await log.read(stream)).toEqual(asRecorded(stream, [largest]))
      const many = Array.from({ length: 1_024 }, () => sized(1_024))
      await log.append(other, many, noStream)
      expect(await log.read(other)).toEqual(asRecorded(other, many))
    })
  })
}

/**
 * An event that `bytesOf` measures at exactly `bytes`. Its version has the most digits possible, which the envelope
 * must cover.
 */
function sized(bytes: number) {
  const empty = { ...newEvent('', { note: '' }), version: Number.MAX_SAFE_INTEGER }
  const { type, data, metadata } = empty
  const used = bytesOf({ type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) })
  return { ...empty, data: { ...data, note: 'x'.repeat(bytes - used) } }
}
