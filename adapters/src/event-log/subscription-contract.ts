import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { describe, expect, test } from 'vitest'
import { noStream } from './port.ts'
import {
  collect,
  isIncreasing,
  names,
  newEvent,
  newEvents,
  newStream,
  type OpenLog,
  opened,
} from './testing/contract-kit.ts'

export function subscriptionContract(open: OpenLog): void {
  describe('subscribing', () => {
    test('delivers existing events, then new ones, as reading returns them', async () => {
      const log = await opened(open)
      const [one, other] = [newStream(), newStream()]
      await log.append(one, [newEvent('a')], noStream)
      const following = collect(log, [one, other], null)
      await following.reached(1)
      await log.append(other, [newEvent('b')], noStream)
      await log.append(one, [newEvent('c'), newEvent('d')], 0)
      await following.reached(4)
      expect(names(following.events)).toEqual(['a', 'b', 'c', 'd'])
      const read = [...(await log.read(one)), ...(await log.read(other))]
      expect(following.events).toEqual(read.sort((a, b) => (a.position < b.position ? -1 : 1)))
    })

    test('begins after the given position', async () => {
      const log = await opened(open)
      const stream = newStream()
      const { position } = await log.append(stream, newEvents(2, 'old'), noStream)
      await log.append(stream, [newEvent('there')], 1)
      const following = collect(log, [stream], position)
      await log.append(stream, [newEvent('coming')], 2)
      await following.reached(2)
      expect(names(following.events)).toEqual(['there', 'coming'])
    })

    test('delivers each event once and in order while others are being appended', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      for (let part = 0; part < 3; part += 1) await log.append(stream, newEvents(1_000), part * 1_000 - 1)
      const following = collect(log, [stream], before)
      for (let revision = 2_999; revision < 3_299; revision += 3)
        await log.append(stream, newEvents(3), revision)
      await following.reached(3_300)
      expect(following.events.map(({ revision }) => revision)).toEqual(
        Array.from({ length: 3_300 }, (_, index) => index),
      )
      expect(isIncreasing(following.events.map(({ position }) => position))).toBe(true)
    })

    test('delivers the same batch again after its handler has thrown', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      const batches: string[][] = []
      const handled = Promise.withResolvers<void>()
      log.subscribe(before, async (events) => {
        const mine = events.filter((event) => event.stream === stream)
        if (mine.length === 0) return
        batches.push(names(mine))
        if (batches.length === 1) throw new Error('not yet')
        if (mine.at(-1)?.revision === 2) handled.resolve()
      })
      await log.append(stream, [newEvent('a'), newEvent('b')], noStream)
      await log.append(stream, [newEvent('c')], 1)
      await handled.promise
      expect(batches[1]).toEqual(batches[0])
      expect(batches.slice(1).flat()).toEqual(['a', 'b', 'c'])
    })

    test('runs one handler at a time', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      let running = 0
      let most = 0
      const seen: RecordedEvent<unknown>[] = []
      const handled = Promise.withResolvers<void>()
      log.subscribe(before, async (events) => {
        running += 1
        most = Math.max(most, running)
        await log.read(stream)
        running -= 1
        seen.push(...events.filter((event) => event.stream === stream))
        if (seen.length === 40) handled.resolve()
      })
      for (let revision = -1; revision < 39; revision += 1) await log.append(stream, newEvents(1), revision)
      await handled.promise
      expect(most).toBe(1)
    })

    test('lets every subscription run at its own pace', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      const released = Promise.withResolvers<void>()
      const slowEvents: unknown[] = []
      const slowDone = Promise.withResolvers<void>()
      log.subscribe(before, async (events) => {
        await released.promise
        slowEvents.push(...events.filter((event) => event.stream === stream))
        if (slowEvents.length === 5) slowDone.resolve()
      })
      const quick = collect(log, [stream], before)
      for (let revision = -1; revision < 4; revision += 1) await log.append(stream, newEvents(1), revision)
      await quick.reached(5)
      expect(slowEvents).toEqual([])
      released.resolve()
      await slowDone.promise
      expect(slowEvents).toEqual(quick.events)
    })
  })

  describe('stopping a subscription', () => {
    test('delivers nothing more', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      const stopped = collect(log, [stream], before)
      const witness = collect(log, [stream], before)
      await log.append(stream, [newEvent('a')], noStream)
      await Promise.all([stopped.reached(1), witness.reached(1)])
      await stopped.subscription.stop()
      await log.append(stream, [newEvent('b')], 0)
      await witness.reached(2)
      expect(names(stopped.events)).toEqual(['a'])
      expect(names(witness.events)).toEqual(['a', 'b'])
    })

    test('waits for the running handler', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const order: string[] = []
      const subscription = log.subscribe(before, async (events) => {
        if (!events.some((event) => event.stream === stream)) return
        begun.resolve()
        await released.promise
        order.push('handled')
      })
      await log.append(stream, newEvents(1), noStream)
      await begun.promise
      const stopping = subscription.stop().then(() => order.push('stopped'))
      released.resolve()
      await stopping
      expect(order).toEqual(['handled', 'stopped'])
    })

    test('stops retrying a batch that its handler always refuses', async () => {
      const log = await opened(open)
      const stream = newStream()
      const before = await log.head()
      let attempts = 0
      const twice = Promise.withResolvers<void>()
      const subscription = log.subscribe(before, async (events) => {
        if (!events.some((event) => event.stream === stream)) return
        attempts += 1
        if (attempts === 2) twice.resolve()
        throw new Error('never')
      })
      await log.append(stream, newEvents(1), noStream)
      await twice.promise
      await subscription.stop()
      const atStop = attempts
      const witness = collect(log, [stream], before)
      await witness.reached(1)
      expect(attempts).toBe(atStop)
    })
  })
}
