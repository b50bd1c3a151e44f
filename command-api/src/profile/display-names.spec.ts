import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { UnknownVersion } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { openedLog } from '../testing/garden-log.ts'
import { type DisplayNames, type NameClaim, openDisplayNames } from './display-names.ts'

const [iris, fern] = [idOf('iris'), idOf('fern')]

/** Display names on a clock that the spec controls; `carried` holds the names that gardens have. */
function opened(log: EventLog = openedLog()) {
  let now = Date.parse('2026-03-21T01:00:00.000Z')
  const carried = new Map<string, string>()
  const names = openDisplayNames(
    log,
    () => new Date(now),
    async (gardenId) => carried.get(gardenId) ?? null,
  )
  return { log, names, carried, pass: (seconds: number) => (now += seconds * 1000) }
}

/** A claim that has reserved the name. */
async function reserved(names: DisplayNames, name: string, gardenId: GardenId): Promise<NameClaim> {
  const claim = names.claim(name, gardenId)
  if (!(await claim.reserve())) throw new Error(`${name} is taken.`)
  return claim
}

const typesIn = async (log: EventLog, name: string) =>
  (await log.read(displayNameStream(name))).map(({ type }) => type)

describe('a display name', () => {
  test('belongs to the first garden that claims it, in any spelling', async () => {
    const { names } = opened()
    expect(await names.claim('Iris of the Bay', iris).reserve()).toBe(true)
    expect(await names.claim(' IRIS  of the bay ', fern).reserve()).toBe(false)
    expect(await names.claim('Fern', fern).reserve()).toBe(true)
  })

  test('is free for a garden that could reserve it; asking does not reserve it', async () => {
    const { names, log, pass } = opened()
    expect(await names.claim('Iris', fern).isFree()).toBe(true)
    expect(await typesIn(log, 'Iris')).toEqual([])
    await names.claim('Iris', iris).reserve()
    expect(
      await Promise.all([names.claim('iris', fern).isFree(), names.claim('iris', iris).isFree()]),
    ).toEqual([false, true])
    pass(61)
    expect(await names.claim('Iris', fern).isFree()).toBe(true)
  })

  test('claimed by two gardens at once goes to one of them', async () => {
    const { names, log } = opened()
    const claims = await Promise.all([
      names.claim('Iris', iris).reserve(),
      names.claim('iris', fern).reserve(),
    ])
    expect(claims.toSorted()).toEqual([false, true])
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved'])
  })

  test('claimed twice at once by the same garden is reserved for both claims', async () => {
    const { names, log } = opened()
    const claims = await Promise.all([
      names.claim('Iris', iris).reserve(),
      names.claim('Iris', iris).reserve(),
    ])
    expect(claims).toEqual([true, true])
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved', 'DisplayNameReserved'])
  })

  test('claimed again before it expires is reserved for another minute', async () => {
    const { names, pass } = opened()
    await names.claim('Iris', iris).reserve()
    pass(59)
    expect(await names.claim('Iris', iris).reserve()).toBe(true)
    pass(2)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('can be taken by another garden after its release', async () => {
    const { names } = opened()
    await (await reserved(names, 'Iris', iris)).release()
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
  })

  test('is not confirmed for a garden that does not hold it', async () => {
    const { names, log } = opened()
    await names.claim('Iris', iris).reserve()
    await expect(names.claim('Iris', fern).confirm()).rejects.toThrow(`is held by garden ${iris}`)
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved'])
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is not confirmed when another garden takes it at that very moment', async () => {
    const log = openedLog()
    const { names: others } = opened(log)
    const late: EventLog = {
      ...log,
      async append(stream, events, revision) {
        if (events[0]?.type === 'DisplayNameConfirmed') {
          await held.release()
          await others.claim('Iris', fern).reserve()
        }
        return log.append(stream, events, revision)
      },
    }
    const { names } = opened(late)
    const held = await reserved(names, 'Iris', iris)
    await expect(names.claim('Iris', iris).confirm()).rejects.toThrow(`is held by garden ${fern}`)
    expect(await typesIn(log, 'Iris')).not.toContain('DisplayNameConfirmed')
  })

  test('is confirmed once and permanently', async () => {
    const { names, log, pass } = opened()
    const held = await reserved(names, 'Iris', iris)
    await names.claim('Iris', iris).confirm()
    await names.claim('Iris', iris).confirm()
    await held.release()
    await (await reserved(names, 'Iris', iris)).release()
    pass(600)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    expect(await names.claim('Iris', iris).reserve()).toBe(true)
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved', 'DisplayNameConfirmed'])
  })
})

test('a display name whose stream a newer release has changed is not guessed at', async () => {
  const { names, log } = opened()
  await names.claim('Iris', iris).reserve()
  const later = { id: fern, type: 'DisplayNameReleased', version: 2, data: { gardenId: iris }, metadata: {} }
  await log.append(displayNameStream('Iris'), [later], 0)
  await expect(names.claim('Iris', fern).reserve()).rejects.toThrow(UnknownVersion)
})

describe('the name of an erased garden', () => {
  test('is free again, though it was confirmed', async () => {
    const { names, log } = opened()
    await names.claim('Iris', iris).reserve()
    await names.claim('Iris', iris).confirm()
    expect(await names.claim('Iris', fern).isFree()).toBe(false)
    await log.deleteStream(gardenStream(iris))
    expect(await names.claim('Iris', fern).isFree()).toBe(true)
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
    await names.claim('Iris', fern).confirm()
    expect(await names.claim('Iris', idOf('rose')).reserve()).toBe(false)
  })
})

describe('an unconfirmed reservation', () => {
  test('lasts a minute', async () => {
    const { names, pass } = opened()
    await names.claim('Iris', iris).reserve()
    pass(59)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    pass(1)
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
    expect(await names.claim('Iris', iris).reserve()).toBe(false)
  })

  test('does not last longer when the clock steps back', async () => {
    const { names, pass } = opened()
    await names.claim('Iris', iris).reserve()
    pass(-59)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    pass(-1)
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
  })

  test('lasts a minute from when another process first sees it, whatever its clock says', async () => {
    const log = openedLog()
    const other = opened(log)
    await opened(log).names.claim('Iris', iris).reserve()
    other.pass(3600)
    expect(await other.names.claim('Iris', fern).reserve()).toBe(false)
    other.pass(60)
    expect(await other.names.claim('Iris', fern).reserve()).toBe(true)
  })

  test('is not taken from a garden whose profile has the name', async () => {
    const { names, carried, pass } = opened()
    await names.claim('Iris', iris).reserve()
    carried.set(iris, 'IRIS')
    pass(61)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is renewed by its holder, so that no other garden takes it', async () => {
    const { names, log, pass } = opened()
    await names.claim('Iris', iris).reserve()
    pass(61)
    expect(await names.claim('Iris', iris).reserve()).toBe(true)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved', 'DisplayNameReserved'])
  })

  test('is not released by a garden whose profile has the name by now', async () => {
    const { names, carried } = opened()
    const held = await reserved(names, 'Iris', iris)
    carried.set(iris, 'Iris')
    await held.release()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is renewed by each attempt of a request, and released at the end', async () => {
    const { names, pass } = opened()
    const claim = await reserved(names, 'Iris', iris)
    pass(59)
    await claim.reserve()
    pass(59)
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    await claim.release()
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
  })

  test('is not released by a request that renewed it while another request of the garden holds it', async () => {
    const { names } = opened()
    const claim = await reserved(names, 'Iris', iris)
    await names.claim('Iris', iris).reserve()
    await claim.reserve()
    await claim.release()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is not released by a later request that renewed it while an earlier one holds it', async () => {
    const { names } = opened()
    await names.claim('Iris', iris).reserve()
    const later = await reserved(names, 'Iris', iris)
    await later.reserve()
    await later.release()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is not released by one request while another request of the garden holds it', async () => {
    const { names } = opened()
    const refused = await reserved(names, 'Iris', iris)
    await names.claim('Iris', iris).reserve()
    await refused.release()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })

  test('is not released by a later request while an earlier request of the garden holds it', async () => {
    const { names, pass } = opened()
    await names.claim('Iris', iris).reserve()
    await (await reserved(names, 'Iris', iris)).release()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
    pass(60)
    expect(await names.claim('Iris', fern).reserve()).toBe(true)
  })

  test('is confirmed even after its release', async () => {
    const { names } = opened()
    await (await reserved(names, 'Iris', iris)).release()
    await names.claim('Iris', iris).confirm()
    expect(await names.claim('Iris', fern).reserve()).toBe(false)
  })
})
