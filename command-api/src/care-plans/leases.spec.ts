import { LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import { PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get, values } from '../lib/persistent-map.ts'
import {
  accepted,
  closed,
  eventsOf,
  givenBack,
  openedRunner,
  plan,
  planEvents,
  planted,
  proposed,
  requested,
  scripted,
  takenByAnother,
} from '../testing/care-plans.ts'
import { noon, replayed, wrapped } from '../testing/garden-log.ts'

describe('a slow engine', () => {
  const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds)

  test('is not called again after a minute', async () => {
    const { log } = await planted('rose')
    let now = noon
    const { plantAi, asked: calls } = scripted(async () => {
      now = after(60_000)
      throw new PlantAiUnavailable('Away.')
    })
    await openedRunner(log, { ...plantAi, clock: () => now })
    await closed(log, 'rose')
    expect(calls).toHaveLength(1)
    expect(get((await replayed(log)).plants, idOf('rose'))?.plan.status).toBe('failed')
  })

  test('keeps its lease through renewals', async () => {
    const { log } = await planted('rose')
    const answer = Promise.withResolvers<typeof plan>()
    await openedRunner(log, { ...scripted(() => answer.promise).plantAi, lease: 3 })
    await eventsOf(log, ({ type }) => type === 'PlanTaken', 3)
    answer.resolve(plan)
    await closed(log, 'rose')
    const taken = (await planEvents(log, 'rose')).filter(({ type }) => type === 'PlanTaken')
    // All were taken by one worker, while the clock stood still.
    expect(taken).toEqual(taken.map(() => taken[0]))
    expect(await accepted(log)).toHaveLength(1)
  })

  test('is aborted, and its plan dropped, when another process has taken the lease', async () => {
    const { log } = await planted('rose')
    const calledOff = Promise.withResolvers<unknown>()
    let renewals = 0
    const contested = wrapped(log, {
      append: async (stream, events, expected) => {
        if (expected > 0 && ++renewals === 1) await takenByAnother(log, 'rose', { revision: expected })
        return log.append(stream, events, expected)
      },
    })
    const { errors } = await openedRunner(contested, {
      singleProcess: false,
      lease: 3,
      planCare: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            calledOff.resolve(signal.reason)
            reject(signal.reason)
          })
        }),
    })
    expect(await calledOff.promise).toEqual(
      new Error(`${planStream(idOf('rose'), 1)} was taken by another process.`),
    )
    await expect.poll(() => errors).toEqual([await calledOff.promise])
    expect(await accepted(log)).toEqual([])
  })

  test('keeps its lease through one renewal that the log does not answer', async () => {
    const { log } = await planted('rose')
    const answer = Promise.withResolvers<typeof plan>()
    const away = new LogUnavailable('Away.')
    let renewals = 0
    const weak = wrapped(log, {
      append: async (stream, events, expected) => {
        if (events[0]?.type === 'PlanTaken' && expected > 0 && ++renewals === 1) throw away
        return log.append(stream, events, expected)
      },
    })
    const { errors } = await openedRunner(weak, { ...scripted(() => answer.promise).plantAi, lease: 3 })
    await eventsOf(log, ({ type }) => type === 'PlanTaken', 2)
    answer.resolve(plan)
    await closed(log, 'rose')
    expect(errors).toEqual([away])
    expect(await accepted(log)).toHaveLength(1)
  })

  test('is aborted on shutdown, and the next process calls the engine again', async () => {
    const { log } = await planted('rose')
    let onCall = () => {}
    const called = new Promise<void>((resolve) => {
      onCall = resolve
    })
    const first = await openedRunner(log, {
      planCare: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          onCall()
        }),
    })
    await called
    await first.stop()
    expect(first.errors).toEqual([])
    expect(await givenBack(log, 'rose')).toBe(true)
    await openedRunner(log, { ...scripted(plan).plantAi, singleProcess: false })
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(1)
  })
})

describe('work of a stopped process', () => {
  test('is taken over when its lease has expired, not before', async () => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    // The other worker's clock is hours ahead, but only the duration of the lease counts.
    await takenByAnother(log, 'rose', { at: new Date('2026-03-21T09:00:00.000Z') })
    let now = noon
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, { ...plantAi, singleProcess: false, clock: () => now })
    await closed(log, 'lily')
    expect(calls).toEqual(['lily'])
    now = new Date('2026-03-21T01:00:30.001Z')
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(2)
  })

  test('is taken over although the clock has stepped back', async () => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    await takenByAnother(log, 'rose')
    let now = noon
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, { ...plantAi, singleProcess: false, clock: () => now })
    await closed(log, 'lily')
    expect(calls).toEqual(['lily'])
    now = new Date('2026-03-21T00:00:00.000Z')
    await closed(log, 'rose')
  })

  test('is taken over at once when only one process runs', async () => {
    const { log } = await planted('rose')
    await requested(log)
    await takenByAnother(log, 'rose')
    await openedRunner(log, scripted(plan).plantAi)
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(1)
  })

  test('gets one plan, from the process that takes over, though the first engine answers after all', async () => {
    const { log } = await planted('rose')
    const [called, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<typeof plan>()]
    const first = await openedRunner(log, {
      singleProcess: false,
      planCare: () => {
        called.resolve()
        return answer.promise
      },
    })
    await called.promise
    // A clock that advances by more than a lease with every reading, so that any lease has expired.
    let looks = 0
    const clock = () => new Date(noon.getTime() + 30_000 * ++looks)
    const successor = scripted({ tasks: [{ ...proposed, title: 'Prune hard' }] })
    await openedRunner(log, { ...successor.plantAi, singleProcess: false, clock })
    await closed(log, 'rose')
    answer.resolve(plan)
    await first.stop()
    expect([successor.asked, first.errors]).toEqual([['rose'], []])
    expect(values((await replayed(log)).tasks).map(({ title }) => title)).toEqual(['Prune hard'])
    expect(await accepted(log)).toHaveLength(1)
    const [one, other, ...rest] = (await planEvents(log, 'rose')).slice(1)
    expect([one, other]).toMatchObject([{ type: 'PlanTaken' }, { type: 'PlanTaken' }])
    expect(rest).toMatchObject([{ type: 'PlanClosed', outcome: 'accepted' }])
  })

  test('that stopped after the plan was accepted is closed without another call', async () => {
    const { log } = await planted('rose')
    let appended = () => {}
    const attempt = new Promise<void>((resolve) => {
      appended = resolve
    })
    const weak = wrapped(log, {
      append: async (stream, events, expected) => {
        if (events[0]?.type !== 'PlanClosed') return log.append(stream, events, expected)
        appended()
        throw new LogUnavailable('Away.')
      },
    })
    const { plantAi, asked: calls } = scripted(plan)
    const first = await openedRunner(weak, { ...plantAi, retryDelay: 60_000 })
    await attempt
    await first.stop()
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'accepted' }))
    expect(calls).toEqual(['rose'])
    expect(await accepted(log)).toHaveLength(1)
  })
})
