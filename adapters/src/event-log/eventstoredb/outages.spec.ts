import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'
import { LogUnavailable, noStream, OutcomeUnknown } from '../port.ts'
import {
  asRecorded,
  collect,
  names,
  newEvent,
  newEvents,
  newStream,
  readAllOf,
} from '../testing/contract-kit.ts'
import { impatient, openedOnDouble } from '../testing/on-double.ts'

const unavailable = 14

describe('an unreachable server', () => {
  test.each(['', '&nodePreference=leader'])(
    'makes the log unavailable, and is used again once it is back%s',
    async (query) => {
      const { log, down, up } = await openedOnDouble(impatient, query)
      const stream = newStream()
      const [first, second] = [newEvents(1), newEvents(1)]
      await log.append(stream, first, noStream)
      await down()
      const calls = [
        () => log.append(newStream(), newEvents(1), noStream),
        () => log.read(stream),
        () => log.readAll(null)[Symbol.asyncIterator]().next(),
        () => log.head(),
        () => log.check(),
      ]
      // The first append only discovers the broken connection; later calls know of it.
      await log.append(newStream(), newEvents(1), noStream).catch(() => undefined)
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(LogUnavailable)
      await up()
      await log.append(stream, second, 0)
      expect(await log.read(stream)).toEqual(asRecorded(stream, [...first, ...second]))
      await expect(log.check()).resolves.toBeUndefined()
    },
  )

  test('can be read at once after a restart', async () => {
    const { log, down, up } = await openedOnDouble()
    const stream = newStream()
    const events = newEvents(1)
    await log.append(stream, events, noStream)
    await down()
    await up()
    expect(await log.read(stream)).toEqual(asRecorded(stream, events))
  })

  test('is found again through cluster discovery', async () => {
    const { address, down, up } = await openedOnDouble()
    const discovering = `${address.replace('esdb:', 'esdb+discover:')}&maxDiscoverAttempts=1`
    const log = openEventStoreDbEventLog(discovering, { pause: () => 1 })
    onTestFinished(() => log.close())
    await down()
    const stream = newStream()
    const events = newEvents(1)
    await expect(log.append(stream, events, noStream)).rejects.toBeInstanceOf(LogUnavailable)
    await expect(log.read(stream)).rejects.toBeInstanceOf(LogUnavailable)
    await up()
    await log.append(stream, events, noStream)
    expect(await log.read(stream)).toEqual(asRecorded(stream, events))
  })

  test('may be searched for longer than a call waits, and failed discovery breaks nothing', async () => {
    const { address, down } = await openedOnDouble()
    await down()
    const discovering = address.replace('esdb:', 'esdb+discover:')
    const [brief, patient] = [50, 10_000].map((callTimeout) => {
      const log = openEventStoreDbEventLog(discovering, { callTimeout })
      onTestFinished(() => log.close())
      return log
    })
    await expect(brief?.read(newStream())).rejects.toBeInstanceOf(LogUnavailable)
    await expect(patient?.read(newStream())).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Failed to discover') },
    })
  })

  test('that refuses subscriptions is asked again until it accepts', async () => {
    const { log, faults } = await openedOnDouble()
    const stream = newStream()
    faults().refuse(unavailable)
    await expect(log.check()).rejects.toBeInstanceOf(LogUnavailable)
    const following = collect(log, [stream], null)
    faults().refuse(null)
    await log.append(stream, [newEvent('a')], noStream)
    await following.reached(1)
    expect(names(following.events)).toEqual(['a'])
  })
})

describe('a follower that lags behind its leader', () => {
  test('is never read: its clients go to the leader', async () => {
    const [leader, follower] = [await openedOnDouble(), await openedOnDouble()]
    const stream = newStream()
    const events = newEvents(2)
    const { position } = await leader.log.append(stream, events, noStream)
    const { hostname: host, port } = new URL(leader.address)
    follower.faults().follow({ host, port: Number(port) })
    expect(await follower.log.read(stream)).toEqual(asRecorded(stream, events))
    const other = await follower.reopen()
    onTestFinished(() => other.close())
    expect(await other.head()).toBe(position)
    expect(await readAllOf(other, [stream], null)).toEqual(asRecorded(stream, events))
  })
})

describe('a frozen leader', () => {
  test('is abandoned within ten seconds by appends, reads and subscriptions', async () => {
    const [leader, follower] = [await openedOnDouble(), await openedOnDouble()]
    const [one, other] = [leader, follower].map(({ address }) => new URL(address.replace('esdb:', 'http:')))
    const stream = newStream()
    const [before, after] = [newEvents(1, 'before'), newEvents(1, 'after')]
    for (const node of [leader, follower]) await node.log.append(stream, before, noStream)
    follower.faults().follow({ host: one?.hostname ?? '', port: Number(one?.port) })
    const log = openEventStoreDbEventLog(`esdb://${one?.host},${other?.host}?tls=false`)
    onTestFinished(() => log.close())
    const following = collect(log, [stream], null)
    await following.reached(1)

    leader.faults().freeze()
    follower.faults().follow(null)
    const begun = Date.now()
    await vi.waitFor(() => log.append(stream, after, 0), { timeout: 10_000, interval: 1 })
    await following.reached(2)
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(await follower.log.read(stream)).toEqual(asRecorded(stream, [...before, ...after]))
    expect(following.events).toEqual(await log.read(stream))
  })
})

describe('a frozen server', () => {
  test('lets calls time out, and writes accepted events once', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    const [stream, other] = [newStream(), newStream()]
    const [first, second] = [newEvents(2), newEvents(2)]
    await log.append(stream, first, noStream)
    faults().freeze()
    await expect(log.append(stream, second, 1)).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(log.append(other, newEvents(1), noStream)).rejects.toBeInstanceOf(LogUnavailable)
    await expect(log.read(stream)).rejects.toBeInstanceOf(LogUnavailable)
    await expect(log.head()).rejects.toBeInstanceOf(LogUnavailable)
    await expect(log.check()).rejects.toBeInstanceOf(LogUnavailable)
    faults().thaw()
    await log.append(stream, second, 1)
    expect(await log.read(stream)).toEqual(asRecorded(stream, [...first, ...second]))
    expect(await log.read(other)).toEqual([])
  })

  test('may freeze longer than the append timeout without crashing the process when it resumes', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    const streams = Array.from({ length: 20 }, newStream)
    const events = newEvents(1)
    for (const stream of streams) await log.append(stream, newEvents(1, 'before'), noStream)
    const appends = (revision: number) =>
      Promise.allSettled(streams.map((stream) => log.append(stream, events, revision)))
    faults().freeze()
    await appends(0)
    faults().thaw()
    await appends(0)
    await expect.poll(() => faults().outstanding).toBe(0)
    for (const stream of streams) {
      await log.append(stream, events, 0)
      expect(await log.read(stream, 1)).toEqual(asRecorded(stream, events, 1))
    }
  })

  test('fails appends that queue too long as surely not written', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    await log.append(newStream(), newEvents(1), noStream)
    faults().freeze()
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        log.append(newStream(), newEvents(1), noStream).catch((error) => error.code),
      ),
    )
    expect(answers).toEqual([...Array(64).fill('outcome-unknown'), ...Array(6).fill('log-unavailable')])
  })

  test('does not prevent a log from closing', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    const following = collect(log, [newStream()], null)
    faults().freeze()
    await log.close()
    expect(following.events).toEqual([])
  })
})
