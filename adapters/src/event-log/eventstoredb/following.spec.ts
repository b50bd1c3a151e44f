import { describe, expect, test } from 'vitest'
import type { Drop } from '../eventstore-double/faults.ts'
import { noStream } from '../port.ts'
import { collect, newEvents, newStream } from '../testing/contract-kit.ts'
import { openedOnDouble, type openOnDouble, soon } from '../testing/on-double.ts'

const unavailable = 14

describe('a subscription', () => {
  const interruptions = {
    'a clean end': ({ faults }) => faults().dropSubscriptions('end'),
    'an end because the server is unavailable': ({ faults }) => faults().dropSubscriptions('unavailable'),
    'an end because the server cancels': ({ faults }) => faults().dropSubscriptions('cancelled'),
    'a silent server': ({ faults }) => faults().muteSubscriptions(),
    'a broken connection': ({ faults }) => faults().cutConnections(),
    'a server that starts again': async ({ down, up }) => {
      await down()
      await up()
    },
  } satisfies Record<string, (opened: Awaited<ReturnType<typeof openOnDouble>>) => unknown>

  test.each(Object.entries(interruptions))('continues after %s', async (_, interrupt) => {
    const opened = await openedOnDouble()
    const { log } = opened
    const stream = newStream()
    const following = collect(log, [stream], null)
    await log.append(stream, newEvents(3, 'before'), noStream)
    await following.reached(3)
    await interrupt(opened)
    const after = newEvents(3, 'after')
    await log.append(stream, after, 2)
    await following.reached(6)
    expect(following.events).toEqual(await log.read(stream))
    opened.faults().dropSubscriptions('end')
    await log.append(stream, newEvents(1, 'last'), 5)
    await following.reached(7)
    expect(following.events).toEqual(await log.read(stream))
  })

  test('interrupted while catching up neither skips nor repeats events', async () => {
    const { log, faults } = await openedOnDouble()
    const stream = newStream()
    for (let revision = -1; revision < 4_999; revision += 1_000)
      await log.append(stream, newEvents(1_000), revision)
    const revisions: number[] = []
    const done = Promise.withResolvers<void>()
    const drops: Drop[] = ['end', 'unavailable', 'cancelled']
    log.subscribe(null, async (events) => {
      revisions.push(...events.map(({ revision }) => revision))
      const drop = drops.pop()
      if (drop) faults().dropSubscriptions(drop)
      if (revisions.length >= 5_000) done.resolve()
    })
    await done.promise
    expect(revisions).toEqual(Array.from({ length: 5_000 }, (_, index) => index))
    expect(drops).toEqual([])
  })

  test('receives large batches when it has fallen behind', async () => {
    const { log } = await openedOnDouble()
    const stream = newStream()
    const released = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const batches: number[] = []
    log.subscribe(null, async (events) => {
      await released.promise
      batches.push(events.length)
      if (events.at(-1)?.revision === 6_999) done.resolve()
    })
    for (let revision = -1; revision < 6_999; revision += 1_000)
      await log.append(stream, newEvents(1_000), revision)
    released.resolve()
    await done.promise
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(7_000)
    expect(Math.max(...batches)).toBe(1_000)
  })

  test('reports its errors', async () => {
    const told = Promise.withResolvers<unknown>()
    const { log, faults } = await openedOnDouble({ ...soon, report: told.resolve })
    const stream = newStream()
    const following = collect(log, [stream], null)
    await log.append(stream, newEvents(1), noStream)
    await following.reached(1)
    faults().dropSubscriptions('unavailable')
    expect(await told.promise).toMatchObject({ code: unavailable })
  })

  test('leaves room for other calls, however many subscriptions there are', async () => {
    const { log } = await openedOnDouble({ ...soon, callTimeout: 5_000 })
    const stream = newStream()
    const following = Array.from({ length: 110 }, () => log.subscribe(null, async () => undefined))
    await log.append(stream, newEvents(1), noStream)
    expect(await log.read(stream)).toHaveLength(1)
    await Promise.all(following.map((subscription) => subscription.stop()))
  })
})
