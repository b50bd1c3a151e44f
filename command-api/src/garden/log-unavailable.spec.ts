import { LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { handlerOn, happenedIn, noon, openedLog, typesIn, wrapped } from '../testing/garden-log.ts'
import { createLocation, key, rename } from '../testing/sample-commands.ts'

const keyed = (name: string) => ({
  commandId: idOf(`key of ${name}`),
  asked: ['POST', '/api/locations', { name }],
})

const hasty = { pause: () => 1, callTimeout: 500 }

test('writes to a log that does not answer time out, and a retry with the same key settles them', async () => {
  const { log, faults } = await openedOnDouble(hasty)
  const ask = handlerOn(log)
  await ask(createLocation('bed'), keyed('bed'))

  faults().freeze()
  await expect(ask(createLocation('pond'), keyed('pond'))).rejects.toBeInstanceOf(OutcomeUnknown)
  await expect(ask(createLocation('shed'), keyed('shed'))).rejects.toBeInstanceOf(LogUnavailable)

  faults().thaw()
  for (const name of ['pond', 'shed', 'pond']) await ask(createLocation(name), keyed(name))
  const names = (await happenedIn(log)).map(({ event }) => event.type === 'LocationCreated' && event.name)
  expect(names).toEqual(['bed', 'pond', 'shed'])
})

test('writes to a lost server are reported as not written, and succeed once it is back', async () => {
  const { log, down, up } = await openedOnDouble(hasty)
  const ask = handlerOn(log)
  await ask(createLocation('bed'), keyed('bed'))
  await down()
  // The first attempt fails on the broken connection, with its outcome unknown.
  await ask(createLocation('pond'), keyed('pond')).catch(() => undefined)
  await expect(ask(createLocation('pond'), keyed('pond'))).rejects.toBeInstanceOf(LogUnavailable)
  await up()
  expect((await ask(createLocation('pond'), keyed('pond'))).revision).toBe(1)
})

describe('a failing log', () => {
  test('with an unknown outcome is asked again with the same event ids', async () => {
    const log = openedLog()
    const sent: string[][] = []
    const doubtful = wrapped(log, {
      append: async (stream, events, expected) => {
        sent.push(events.map((event) => event.id))
        const appended = await log.append(stream, events, expected)
        if (sent.length < 3) throw new OutcomeUnknown('Nobody knows.')
        return appended
      },
    })
    const { revision } = await handlerOn(doubtful)(createLocation())
    expect([revision, sent.length, new Set(sent.flat()).size]).toEqual([0, 3, 1])
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('whose outcome stays unknown leaves nothing in the cache', async () => {
    const log = openedLog()
    let doubt = true
    const doubtful = wrapped(log, {
      append: async (...arguments_) => {
        const appended = await log.append(...arguments_)
        if (doubt) throw new OutcomeUnknown('Nobody knows.')
        return appended
      },
    })
    const ask = handlerOn(doubtful)
    await expect(ask(createLocation(), key)).rejects.toThrow(OutcomeUnknown)
    doubt = false
    expect((await ask(rename('Long bed'))).revision).toBe(1)
    expect((await ask(createLocation(), key)).events).toEqual([locationCreated('bed')])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed'])
  })

  test('that takes long to report an unknown outcome is not asked again', async () => {
    const sent: string[] = []
    let now = noon
    const slow = wrapped(openedLog(), {
      append: async (stream) => {
        sent.push(stream)
        now = new Date(now.getTime() + 11_000)
        throw new OutcomeUnknown('Nobody knows.')
      },
    })
    await expect(handlerOn(slow, { clock: () => now })(createLocation())).rejects.toThrow(OutcomeUnknown)
    expect(sent).toHaveLength(1)
  })

  test('that is away on the retry leaves the outcome of the first try unknown', async () => {
    const log = openedLog()
    let tries = 0
    const doubtful = wrapped(log, {
      append: async (...arguments_) => {
        if (++tries > 1) throw new LogUnavailable('Away.')
        await log.append(...arguments_)
        throw new OutcomeUnknown('Nobody knows.')
      },
    })
    await expect(handlerOn(doubtful)(createLocation(), key)).rejects.toThrow(OutcomeUnknown)
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('that is away is reported, and the same command succeeds when the log is back', async () => {
    const log = openedLog()
    let away = true
    const weak = wrapped(log, {
      append: async (...arguments_) => {
        if (away) throw new LogUnavailable('Away.')
        return log.append(...arguments_)
      },
    })
    const ask = handlerOn(weak)
    await expect(ask(createLocation(), key)).rejects.toThrow(LogUnavailable)
    away = false
    expect((await ask(createLocation(), key)).revision).toBe(0)
  })
})
