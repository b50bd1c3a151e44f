import { describe, expect, onTestFinished, test } from 'vitest'
import { type EventLog, noStream } from '../event-log/port.ts'
import { asRecorded, names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { eventually } from '../testing/eventually.ts'
import type { Feed } from './port.ts'
import { follow } from './testing/follow.ts'

type OpenFeed = () => Promise<{
  /** Everything appended here reaches the feed; nothing else does. */
  log: EventLog
  feed: Feed
  /** Opens another feed on the same log after the first was closed. Consumers keep their checkpoints. */
  reopen: () => Promise<Feed>
  close: () => Promise<void>
}>

/** The contract of every feed. */
export function feedContract(name: string, open: OpenFeed): void {
  describe(`${name} as a feed`, () => {
    test('delivers the events of gardens and accounts in order, and no others', async () => {
      const { log, feed } = await opened(open)
      const [one, other] = [newStream(), newStream()]
      const account = newStream().replace('garden-', 'identity-')
      const linked = newEvents(1, 'linked')
      const [first, second] = [newEvents(3, 'first'), newEvents(3, 'second')]
      await log.append(one, first, noStream)
      await log.append('displayName-wattle', newEvents(2, 'name'), noStream)
      const consumer = await follow(feed, 'beginning')
      await log.append(other, second.slice(0, 2), noStream)
      await log.append('carePlan-1', newEvents(1, 'plan'), noStream)
      await log.append(other, second.slice(2), 1)
      await log.append(account, linked, noStream)
      await consumer.reached(7)
      const of = (stream: string) => consumer.events.filter((event) => event.stream === stream)
      expect(of(one)).toEqual(asRecorded(one, first))
      expect(of(other)).toEqual(asRecorded(other, second))
      expect(of(account)).toEqual(asRecorded(account, linked))
      expect(consumer.events).toHaveLength(7)
    })

    test('starts a new consumer at the end when it asks for that', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      await log.append(stream, newEvents(3, 'old'), noStream)
      const witness = await follow(feed, 'beginning')
      await witness.reached(3)
      const consumer = await follow(feed, 'end')
      await log.append(stream, [newEvent('new')], 2)
      await consumer.reached(1)
      expect(names(consumer.events)).toEqual(['new'])
    })

    test('resumes where a consumer stopped, whichever start it names then', async () => {
      const { log, feed, reopen } = await opened(open)
      const stream = newStream()
      await log.append(stream, [newEvent('a'), newEvent('b')], noStream)
      const before = await follow(feed, 'beginning', 'steady')
      await before.reached(2)
      await before.subscription.stop()
      await feed.close()
      await log.append(stream, [newEvent('c')], 1)
      const again = await reopen()
      onTestFinished(() => again.close())
      const after = await follow(again, 'end', 'steady')
      await log.append(stream, [newEvent('d')], 2)
      await after.reached(2)
      expect(names(after.events)).toEqual(['c', 'd'])
    })

    test('remembers the end at which a consumer started, although no event came', async () => {
      const { log, feed, reopen } = await opened(open)
      const stream = newStream()
      await log.append(stream, [newEvent('a')], noStream)
      const witness = await follow(feed, 'beginning')
      await witness.reached(1)
      const before = await follow(feed, 'end', 'late')
      await before.subscription.stop()
      await feed.close()
      await log.append(stream, [newEvent('b')], 0)
      const again = await reopen()
      onTestFinished(() => again.close())
      const after = await follow(again, 'end', 'late')
      await after.reached(1)
      expect(names(after.events)).toEqual(['b'])
    })

    test('delivers the same events again after the handler has thrown', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      const batches: string[][] = []
      const handled = Promise.withResolvers<void>()
      await feed.subscribe('clumsy', 'beginning', async (events) => {
        batches.push(names(events))
        if (batches.length === 1) throw new Error('not yet')
        if (events.some(({ revision }) => revision === 2)) handled.resolve()
      })
      await log.append(stream, [newEvent('a'), newEvent('b'), newEvent('c')], noStream)
      await handled.promise
      expect(batches[0]?.[0]).toBe('a')
      expect(batches.slice(1).flat()).toEqual(['a', 'b', 'c'])
    })

    test('delivers again after a restart what a handler never accepted', async () => {
      const { log, feed, reopen } = await opened(open)
      const stream = newStream()
      const tried = Promise.withResolvers<void>()
      const subscription = await feed.subscribe('unlucky', 'beginning', async () => {
        tried.resolve()
        throw new Error('never')
      })
      await log.append(stream, [newEvent('a')], noStream)
      await tried.promise
      await subscription.stop()
      await feed.close()
      const again = await reopen()
      onTestFinished(() => again.close())
      const after = await follow(again, 'beginning', 'unlucky')
      await after.reached(1)
      expect(names(after.events)).toEqual(['a'])
    })

    test('does not deliver again what a handler accepted while its consumer was stopping', async () => {
      const { log, feed, reopen } = await opened(open)
      const stream = newStream()
      const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const subscription = await feed.subscribe('steady', 'beginning', async () => {
        begun.resolve()
        await gate.promise
      })
      await log.append(stream, [newEvent('a')], noStream)
      await begun.promise
      const stopped = subscription.stop()
      gate.resolve()
      await stopped
      await feed.close()
      await log.append(stream, [newEvent('b')], 0)
      const again = await reopen()
      onTestFinished(() => again.close())
      const after = await follow(again, 'beginning', 'steady')
      await after.reached(1)
      expect(names(after.events)).toEqual(['b'])
    })

    test('allows one subscription per consumer at a time', async () => {
      const { feed } = await opened(open)
      const first = await feed.subscribe('tasks', 'end', async () => undefined)
      await expect(feed.subscribe('tasks', 'end', async () => undefined)).rejects.toThrow(
        'tasks is already subscribed to the feed.',
      )
      await first.stop()
      await expect(feed.subscribe('tasks', 'end', async () => undefined)).resolves.toBeDefined()
    })

    test('lets consumers run at their own pace', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      const released = Promise.withResolvers<void>()
      const done = Promise.withResolvers<void>()
      const slow: string[] = []
      await feed.subscribe('slow', 'beginning', async (events) => {
        await released.promise
        slow.push(...names(events))
        if (slow.length === 4) done.resolve()
      })
      const quick = await follow(feed, 'beginning')
      for (let revision = -1; revision < 3; revision += 1)
        await log.append(stream, newEvents(1, `${revision}`), revision)
      await quick.reached(4)
      expect(slow).toEqual([])
      released.resolve()
      await done.promise
      expect(slow).toEqual(names(quick.events))
    })

    test('delivers nothing after a consumer has stopped', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      const [stopped, witness] = [await follow(feed, 'beginning'), await follow(feed, 'beginning')]
      await log.append(stream, [newEvent('a')], noStream)
      await Promise.all([stopped.reached(1), witness.reached(1)])
      await stopped.subscription.stop()
      await log.append(stream, [newEvent('b')], 0)
      await witness.reached(2)
      expect(names(stopped.events)).toEqual(['a'])
    })

    test('counts the events a consumer has not handled', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      await log.append(stream, newEvents(2), noStream)
      const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const begun = Promise.withResolvers<void>()
      let batches = 0
      const subscription = await feed.subscribe('measured', 'beginning', async () => {
        begun.resolve()
        await gates[Math.min(batches++, 1)]?.promise
      })
      await begun.promise
      await eventually(async () => expect(await subscription.gap()).toBe(2))
      await log.append(stream, newEvents(3), 1)
      await log.append('displayName-banksia', newEvents(1), noStream)
      await eventually(async () => expect(await subscription.gap()).toBe(5))
      gates[0]?.resolve()
      gates[1]?.resolve()
      await eventually(async () => expect(await subscription.gap()).toBe(0))
    })

    test('measures for how long a consumer with events to handle has handled none', async () => {
      const { log, feed } = await opened(open)
      await log.append(newStream(), newEvents(1), noStream)
      const gate = Promise.withResolvers<void>()
      const subscription = await feed.subscribe('stuck', 'beginning', () => gate.promise)
      expect(subscription.standstill()).toBe(0)
      await eventually(async () => {
        await subscription.gap()
        expect(subscription.standstill()).toBeGreaterThan(0)
      })
      gate.resolve()
      await eventually(async () => expect(await subscription.gap()).toBe(0))
      expect(subscription.standstill()).toBe(0)
    })

    test('reports why the next event could not be handled, until it is', async () => {
      const { log, feed } = await opened(open)
      await log.append(newStream(), newEvents(1), noStream)
      let isFull = true
      const subscription = await feed.subscribe('refusing', 'beginning', async () => {
        if (isFull) throw new Error('The disk is full.')
      })
      await eventually(async () => expect(subscription.fault()).toBe('The disk is full.'))
      isFull = false
      await eventually(async () => expect(await subscription.gap()).toBe(0))
      expect(subscription.fault()).toBeNull()
    })

    test('ends its subscriptions when it is closed, and accepts no new ones', async () => {
      const { log, feed } = await opened(open)
      const stream = newStream()
      const consumer = await follow(feed, 'beginning')
      await log.append(stream, newEvents(1), noStream)
      await consumer.reached(1)
      await feed.close()
      await log.append(stream, newEvents(1), 0)
      await expect(feed.subscribe('late', 'beginning', async () => undefined)).rejects.toThrow()
      expect(consumer.events).toHaveLength(1)
    })
  })
}

async function opened(open: OpenFeed) {
  const all = await open()
  onTestFinished(async () => {
    await all.feed.close()
    await all.close()
  })
  return all
}
