import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { checkedLog } from './checksums/checked-log.ts'
import {
  type EventLog,
  noStream,
  StreamDamaged,
  StreamDeleted,
  type StreamPlace,
  UnappendableEvents,
} from './port.ts'
import {
  asRecorded,
  collect,
  names,
  newEvent,
  newEvents,
  newStream,
  type OpenLog,
  readAllOf,
} from './testing/contract-kit.ts'

export function deleteContract(open: OpenLog): void {
  describe('deleting a stream', () => {
    test('leaves nothing of it to read, and every other stream unchanged', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      const kept = newEvents(3)
      await log.append(stream, newEvents(2), noStream)
      await log.append(other, kept, noStream)
      await log.append(stream, newEvents(1), 1)
      await log.deleteStream(stream)
      for (const from of [0, 2, 3]) expect(await log.read(stream, from)).toEqual([])
      expect(await log.readLast(stream)).toBeNull()
      expect(await log.read(other)).toEqual(asRecorded(other, kept))
      expect(await readAllOf(log, [other], null)).toEqual(await log.read(other))
    })

    test('makes it refuse every append, repeated ones too', async () => {
      const { log } = await opened(open)
      const stream = newStream()
      const events = newEvents(2)
      await log.append(stream, events, noStream)
      await log.deleteStream(stream)
      for (const [appended, expected] of [
        [events, noStream],
        [newEvents(1), noStream],
        [newEvents(1), 0],
        [newEvents(1), 1],
        [newEvents(1), 7],
      ] as const) {
        const refused = await log.append(stream, appended, expected).catch((error: unknown) => error)
        expect(refused).toBeInstanceOf(StreamDeleted)
        expect(refused).toMatchObject({ code: 'stream-deleted', stream })
      }
      const others = newEvents(1)
      const other = newStream()
      await log.append(other, others, noStream)
      expect(await log.read(other)).toEqual(asRecorded(other, others))
    })

    test('makes it known as deleted, unlike existing and unknown streams', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      for (const each of [stream, other]) await log.append(each, newEvents(2), noStream)
      expect(await log.isDeleted(stream)).toBe(false)
      await log.deleteStream(stream)
      expect(await log.isDeleted(stream)).toBe(true)
      expect(await log.isDeleted(other)).toBe(false)
      expect(await log.isDeleted(newStream())).toBe(false)
    })

    test('twice changes nothing, even at the same moment', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      await log.append(stream, newEvents(2), noStream)
      await Promise.all([log.deleteStream(stream), log.deleteStream(stream)])
      await log.append(other, newEvents(2), noStream)
      await log.deleteStream(stream)
      expect(await log.read(stream)).toEqual([])
      expect(await log.read(other)).toHaveLength(2)
    })

    test('that does not exist prevents it from ever existing', async () => {
      const { log } = await opened(open)
      const stream = newStream()
      await log.deleteStream(stream)
      expect(await log.read(stream)).toEqual([])
      await expect(log.append(stream, newEvents(1), noStream)).rejects.toBeInstanceOf(StreamDeleted)
    })

    test.each(['', '$garden'])('called "%s" is refused', async (stream) => {
      const { log } = await opened(open)
      await expect(log.deleteStream(stream)).rejects.toBeInstanceOf(UnappendableEvents)
    })

    test('during an append lets the append finish first, or refuses it', async () => {
      const { log } = await opened(open)
      const streams = Array.from({ length: 10 }, newStream)
      const answers = await Promise.allSettled([
        ...streams.map((stream) => log.append(stream, newEvents(2), noStream)),
        ...streams.map((stream) => log.deleteStream(stream)),
      ])
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(StreamDeleted)
      for (const stream of streams) expect(await log.read(stream)).toEqual([])
    })

    test('never makes a position be used again, and never moves the head back', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      const { position } = await log.append(stream, newEvents(3), noStream)
      const before = (await log.head()) ?? ''
      await log.deleteStream(stream)
      expect(((await log.head()) ?? '') >= before).toBe(true)
      const next = await log.append(other, newEvents(1), noStream)
      expect(next.position > position).toBe(true)
    })

    test('does not disturb readers who stopped at one of its events', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      const first = await log.append(stream, [newEvent('gone')], noStream)
      await log.append(other, [newEvent('a')], noStream)
      const last = await log.append(stream, [newEvent('gone too')], 0)
      await log.deleteStream(stream)
      await log.append(other, [newEvent('b')], 0)
      expect(names(await readAllOf(log, [other], first.position))).toEqual(['a', 'b'])
      expect(names(await readAllOf(log, [other], last.position))).toEqual(['b'])
      const following = collect(log, [other], first.position)
      await following.reached(2)
      await log.append(other, [newEvent('c')], 1)
      await following.reached(3)
      expect(names(following.events)).toEqual(['a', 'b', 'c'])
    })

    test('does not stop a subscription before or behind its events', async () => {
      const { log } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      const before = await log.head()
      const [early, late] = [collect(log, [other], before), Promise.withResolvers<void>()]
      const slow: string[] = []
      log.subscribe(before, async (events) => {
        await late.promise
        slow.push(...names(events.filter((event) => event.stream === other)))
      })
      await log.append(other, [newEvent('a')], noStream)
      await log.append(stream, newEvents(3), noStream)
      await early.reached(1)
      await log.deleteStream(stream)
      late.resolve()
      await log.append(other, [newEvent('b')], 0)
      await early.reached(2)
      await eventually(() => expect(slow).toEqual(['a', 'b']))
      expect(names(early.events)).toEqual(['a', 'b'])
    })

    test('keeps its events from all readers once the engine has cleaned up', async () => {
      const { log, cleanUp = async () => undefined } = await opened(open)
      const [stream, other] = [newStream(), newStream()]
      await log.append(stream, newEvents(2), noStream)
      const { position } = await log.append(other, [newEvent('a')], noStream)
      await log.append(stream, newEvents(2), 1)
      const head = (await log.head()) ?? ''
      await log.deleteStream(stream)
      await cleanUp()
      await eventually(async () => expect(await readAllOf(log, [stream], null)).toEqual([]))
      expect(await log.isDeleted(stream)).toBe(true)
      expect(names(await readAllOf(log, [other], null))).toEqual(['a'])
      expect(((await log.head()) ?? '') >= head).toBe(true)
      const following = collect(log, [stream, other], position)
      await log.append(other, [newEvent('b')], 0)
      await following.reached(1)
      expect(names(following.events)).toEqual(['b'])
      await expect(log.append(stream, newEvents(1), noStream)).rejects.toBeInstanceOf(StreamDeleted)
    })

    test('hides its events from reads stream by stream', async () => {
      const { log } = await opened(open)
      if (!log.readByStream) return
      const [stream, other] = [newStream(), newStream()]
      await log.append(stream, newEvents(2), noStream)
      await log.append(other, [newEvent('a')], noStream)
      const { position } = await log.append(stream, newEvents(2), 1)
      await log.deleteStream(stream)
      const told = await byStream(log, position, [stream, other])
      expect(names(told)).toEqual(['a'])
      expect(names(await byStream(log, position, [stream, other], { stream, revision: 1 }))).toEqual(['a'])
    })

    test('clears its damage', async () => {
      const { log: plain } = await opened(open)
      const log = checkedLog(plain, { place: 'the log of the spec' })
      const stream = newStream()
      await log.append(stream, newEvents(2), noStream)
      log.markDamaged(new StreamDamaged(log.place, stream, 1, 'cannot be read'))
      await log.deleteStream(stream)
      expect(log.damagedStreams()).toEqual([])
      expect(await log.read(stream)).toEqual([])
      await expect(log.append(stream, newEvents(1), 1)).rejects.toBeInstanceOf(StreamDeleted)
    })
  })
}

async function opened(open: OpenLog) {
  const log = await open()
  onTestFinished(log.close)
  return log
}

async function byStream(log: EventLog, upTo: Position, streams: readonly string[], after?: StreamPlace) {
  const found: RecordedEvent<unknown>[] = []
  for await (const batch of log.readByStream?.(upTo, after) ?? [])
    found.push(...batch.filter(({ stream }) => streams.includes(stream)))
  return found
}
