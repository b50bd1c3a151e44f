import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { UnknownVersion } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { openedLog } from '../testing/garden-log.ts'
import { type DisplayNames, openDisplayNames, type Reservation } from './display-names.ts'

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

async function reserved(names: DisplayNames, name: string, gardenId: GardenId): Promise<Reservation> {
  const reservation = await names.reserve(name, gardenId)
  if (!reservation) throw new Error(`${name} is taken.`)
  return reservation
}

const typesIn = async (log: EventLog, name: string) =>
  (await log.read(displayNameStream(name))).map(({ type }) => type)

describe('a display name', () => {
  test('belongs to the first garden that claims it, in any spelling', async () => {
    const { names } = opened()
    expect(await names.reserve('Iris of the Bay', iris)).not.toBeNull()
    expect(await names.reserve(' IRIS  of the bay ', fern)).toBeNull()
    expect(await names.reserve('Fern', fern)).not.toBeNull()
  })

  test('is free for a garden that could reserve it; asking does not reserve it', async () => {
    const { names, log, pass } = opened()
    expect(await names.isFree('Iris', fern)).toBe(true)
    expect(await typesIn(log, 'Iris')).toEqual([])
    await names.reserve('Iris', iris)
    expect(await Promise.all([names.isFree('iris', fern), names.isFree('iris', iris)])).toEqual([false, true])
    pass(61)
    expect(await names.isFree('Iris', fern)).toBe(true)
  })

  test('claimed by two gardens at once goes to one of them', async () => {
    const { names, log } = opened()
    const claims = await Promise.all([names.reserve('Iris', iris), names.reserve('iris', fern)])
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved'])
  })

  test('claimed twice at once by the same garden is reserved for both claims', async () => {
    const { names } = opened()
    const claims = await Promise.all([names.reserve('Iris', iris), names.reserve('Iris', iris)])
    expect(claims.map((claim) => claim?.revision).toSorted()).toEqual([0, 1])
  })

  test('claimed again before it expires is reserved for another minute', async () => {
    const { names, pass } = opened()
    await names.reserve('Iris', iris)
    pass(59)
    expect(await names.reserve('Iris', iris)).not.toBeNull()
    pass(2)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('can be taken by another garden after its release', async () => {
    const { names } = opened()
    await names.release(await reserved(names, 'Iris', iris))
    expect(await names.reserve('Iris', fern)).not.toBeNull()
  })

  test('is not confirmed for a garden that does not hold it', async () => {
    const { names, log } = opened()
    await names.reserve('Iris', iris)
    await expect(names.confirm('Iris', fern)).rejects.toThrow(`is held by garden ${iris}`)
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved'])
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is not confirmed when another garden takes it at that very moment', async () => {
    const log = openedLog()
    const { names: others } = opened(log)
    const late: EventLog = {
      ...log,
      async append(stream, events, revision) {
        if (events[0]?.type === 'DisplayNameConfirmed') {
          await others.release(held)
          await others.reserve('Iris', fern)
        }
        return log.append(stream, events, revision)
      },
    }
    const { names } = opened(late)
    const held = await reserved(names, 'Iris', iris)
    await expect(names.confirm('Iris', iris)).rejects.toThrow(`is held by garden ${fern}`)
    expect(await typesIn(log, 'Iris')).not.toContain('DisplayNameConfirmed')
  })

  test('is confirmed once and permanently', async () => {
    const { names, log, pass } = opened()
    const held = await reserved(names, 'Iris', iris)
    await names.confirm('Iris', iris)
    await names.confirm('Iris', iris)
    await names.release(held)
    await names.release(await reserved(names, 'Iris', iris))
    pass(600)
    expect(await names.reserve('Iris', fern)).toBeNull()
    expect(await names.reserve('Iris', iris)).not.toBeNull()
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved', 'DisplayNameConfirmed'])
  })
})

test('a display name whose stream a newer release has changed is not guessed at', async () => {
  const { names, log } = opened()
  await names.reserve('Iris', iris)
  const later = { id: fern, type: 'DisplayNameReleased', version: 2, data: { gardenId: iris }, metadata: {} }
  await log.append(displayNameStream('Iris'), [later], 0)
  await expect(names.reserve('Iris', fern)).rejects.toThrow(UnknownVersion)
})

describe('the name of an erased garden', () => {
  test('is free again, though it was confirmed', async () => {
    const { names, log } = opened()
    await names.reserve('Iris', iris)
    await names.confirm('Iris', iris)
    expect(await names.isFree('Iris', fern)).toBe(false)
    await log.deleteStream(gardenStream(iris))
    expect(await names.isFree('Iris', fern)).toBe(true)
    expect(await names.reserve('Iris', fern)).not.toBeNull()
    await names.confirm('Iris', fern)
    expect(await names.reserve('Iris', idOf('rose'))).toBeNull()
  })
})

describe('an unconfirmed reservation', () => {
  test('lasts a minute', async () => {
    const { names, pass } = opened()
    await names.reserve('Iris', iris)
    pass(59)
    expect(await names.reserve('Iris', fern)).toBeNull()
    pass(1)
    expect(await names.reserve('Iris', fern)).not.toBeNull()
    expect(await names.reserve('Iris', iris)).toBeNull()
  })

  test('does not last longer when the clock steps back', async () => {
    const { names, pass } = opened()
    await names.reserve('Iris', iris)
    pass(-59)
    expect(await names.reserve('Iris', fern)).toBeNull()
    pass(-1)
    expect(await names.reserve('Iris', fern)).not.toBeNull()
  })

  test('lasts a minute from when another process first sees it, whatever its clock says', async () => {
    const log = openedLog()
    const other = opened(log)
    await opened(log).names.reserve('Iris', iris)
    other.pass(3600)
    expect(await other.names.reserve('Iris', fern)).toBeNull()
    other.pass(60)
    expect(await other.names.reserve('Iris', fern)).not.toBeNull()
  })

  test('is not taken from a garden whose profile has the name', async () => {
    const { names, carried, pass } = opened()
    await names.reserve('Iris', iris)
    carried.set(iris, 'IRIS')
    pass(61)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is renewed by its holder, so that no other garden takes it', async () => {
    const { names, log, pass } = opened()
    await names.reserve('Iris', iris)
    pass(61)
    expect(await names.reserve('Iris', iris)).not.toBeNull()
    expect(await names.reserve('Iris', fern)).toBeNull()
    expect(await typesIn(log, 'Iris')).toEqual(['DisplayNameReserved', 'DisplayNameReserved'])
  })

  test('is not released by a garden whose profile has the name by now', async () => {
    const { names, carried } = opened()
    const held = await reserved(names, 'Iris', iris)
    carried.set(iris, 'Iris')
    await names.release(held)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is renewed by each attempt of a request, and released at the end', async () => {
    const { names, pass } = opened()
    const first = await reserved(names, 'Iris', iris)
    pass(59)
    const second = await names.reserve('Iris', iris, first)
    pass(59)
    expect(await names.reserve('Iris', fern)).toBeNull()
    if (second) await names.release(second)
    expect(await names.reserve('Iris', fern)).not.toBeNull()
  })

  test('is not released by a request that renewed it while another request of the garden holds it', async () => {
    const { names } = opened()
    const first = await reserved(names, 'Iris', iris)
    await names.reserve('Iris', iris)
    const again = await names.reserve('Iris', iris, first)
    if (again) await names.release(again)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is not released by a later request that renewed it while an earlier one holds it', async () => {
    const { names } = opened()
    await names.reserve('Iris', iris)
    const later = await reserved(names, 'Iris', iris)
    const again = await names.reserve('Iris', iris, later)
    if (again) await names.release(again)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is not released by one request while another request of the garden holds it', async () => {
    const { names } = opened()
    const refused = await reserved(names, 'Iris', iris)
    await names.reserve('Iris', iris)
    await names.release(refused)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })

  test('is not released by a later request while an earlier request of the garden holds it', async () => {
    const { names, pass } = opened()
    await names.reserve('Iris', iris)
    await names.release(await reserved(names, 'Iris', iris))
    expect(await names.reserve('Iris', fern)).toBeNull()
    pass(60)
    expect(await names.reserve('Iris', fern)).not.toBeNull()
  })

  test('is confirmed even after its release', async () => {
    const { names } = opened()
    await names.release(await reserved(names, 'Iris', iris))
    await names.confirm('Iris', iris)
    expect(await names.reserve('Iris', fern)).toBeNull()
  })
})
