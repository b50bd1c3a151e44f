import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { describe, expect, test } from 'vitest'
import {
  type EventLog,
  LogDamaged,
  noStream,
  StreamDamaged,
  UnappendableEvents,
  WrongExpectedRevision,
} from '../port.ts'
import { newEvent, newEvents, newStream, type OpenLog, opened } from '../testing/contract-kit.ts'
import { type CheckedLog, checkedLog } from './checked-log.ts'
import { faultOf, linkOf, origin } from './checksum.ts'

const place = 'the log of the spec'
const checked = (log: EventLog, onDamage?: (damage: StreamDamaged) => void): CheckedLog =>
  checkedLog(log, { place, ...(onDamage ? { onDamage } : {}) })

/** Every engine must return events such that their checksums still match. */
export function checksumContract(open: OpenLog): void {
  describe('checksums', () => {
    test('link each event to the previous one, across appends and processes', async () => {
      const log = await opened(open)
      const stream = newStream()
      const [one, other] = [checked(log), checked(log)]
      await one.append(stream, newEvents(2), noStream)
      await one.append(stream, newEvents(1), 1)
      await other.append(stream, newEvents(2), 2)
      await one.append(stream, newEvents(1), 4)
      expect(await faultsIn(log, stream)).toEqual([null, null, null, null, null, null])
      expect(new Set((await log.read(stream)).map((event) => linkOf(event).checksum)).size).toBe(6)
    })

    test('hold for every kind of number, character and key order', async () => {
      const log = checked(await opened(open))
      const stream = newStream()
      const odd = {
        numbers: [0, -0, 1e21, 1e-7, 0.1 + 0.2, 5e-324, Number.MAX_SAFE_INTEGER, -1.5e300, Number.NaN],
        texts: ['Ñandú', 'é', 'e\u0301', '👩🏽‍🌾', '\ud800', '\u0000', '\u2028', '"\\/', '\ufeff'],
        z: { '10': 'ten', '9': 'nine', b: 1, a: { y: [], x: null } },
        '\ud83c\udf3f': new Date(0),
        nothing: undefined,
      }
      const event = { ...newEvent('Warrigal greens 🌿', odd), type: 'Pflänzchen notiert' }
      await log.append(stream, [event, { ...newEvent('last'), id: randomUUID().toUpperCase() }], noStream)
      expect(await log.read(stream)).toHaveLength(2)
      expect(await faultsIn(log, stream)).toEqual([null, null])
    })

    test('continue after events without checksums', async () => {
      const plain = await opened(open)
      const log = checked(plain)
      const stream = newStream()
      await plain.append(stream, newEvents(2), noStream)
      await log.append(stream, newEvents(1), 1)
      await plain.append(stream, newEvents(1), 2)
      await log.append(stream, newEvents(1), 3)
      const read = await checked(plain).read(stream)
      expect(read.map((event) => linkOf(event).checksum !== null)).toEqual([false, false, true, false, true])
    })

    test('stay valid when an append is repeated', async () => {
      const log = checked(await opened(open))
      const stream = newStream()
      const [first, second] = [newEvents(2), newEvents(1)]
      const answer = await log.append(stream, first, noStream)
      await log.append(stream, second, 1)
      expect(await log.append(stream, first, noStream)).toEqual(answer)
      await log.append(stream, newEvents(1), 2)
      expect(await faultsIn(log, stream)).toEqual([null, null, null, null])
    })

    test('link the winner of twenty simultaneous appends', async () => {
      const plain = await opened(open)
      const logs = Array.from({ length: 20 }, () => checked(plain))
      const stream = newStream()
      await logs[0]?.append(stream, newEvents(1), noStream)
      const answers = await Promise.allSettled(logs.map((log) => log.append(stream, newEvents(1), 0)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await faultsIn(plain, stream)).toEqual([null, null])
    })

    test('do not hide the conflict of an append at a future revision', async () => {
      const log = checked(await opened(open))
      const stream = newStream()
      await log.append(stream, newEvents(1), noStream)
      await expect(log.append(stream, newEvents(1), 5)).rejects.toBeInstanceOf(WrongExpectedRevision)
    })

    test.each([
      ['what is not JSON', newStream(), { endless: 1n }],
      ['a stream of the engine’s own', '$streams', {}],
    ])('are not computed for %s: it is refused before anything is read', async (_what, stream, data) => {
      const read = () => expect.fail()
      const refused = checked({ ...(await opened(open)), read }).append(stream, [newEvent('a', data)], 5)
      await expect(refused).rejects.toBeInstanceOf(UnappendableEvents)
    })

    test('need no extra read for a stream that was just read or appended to', async () => {
      const plain = await opened(open)
      const stream = newStream()
      await checked(plain).append(stream, newEvents(3), noStream)
      const reads: unknown[][] = []
      const log = checked({
        ...plain,
        read(...asked) {
          reads.push(asked)
          return plain.read(...asked)
        },
      })
      await log.read(stream, 2)
      expect(reads).toEqual([[stream, 1, Number.MAX_SAFE_INTEGER]])
      await log.append(stream, newEvents(1), 2)
      await log.append(stream, newEvents(1), 3)
      expect(reads).toHaveLength(1)
      expect(await faultsIn(plain, stream)).toEqual([null, null, null, null, null])
    })

    test('let the last event be checked against the one before it', async () => {
      const plain = await opened(open)
      const [whole, changed] = [newStream(), newStream()]
      for (const stream of [whole, changed]) await checked(plain).append(stream, newEvents(3), noStream)
      const log = checked(withChange(plain, changed, 2, () => ({ type: 'PlantNoten' })))
      expect(await log.readLast(whole)).toMatchObject({ revision: 2 })
      expect(await log.readLast(newStream())).toBeNull()
      await expect(log.readLast(changed)).rejects.toMatchObject({ code: 'stream-damaged', revision: 2 })
      expect(await log.withDamaged.readLast(changed)).toMatchObject({ revision: 2 })
    })

    describe('a changed stream', () => {
      const changes: Record<string, (event: NewEvent<object>) => object> = {
        'its id': () => ({ id: randomUUID() }),
        'its type': () => ({ type: 'PlantNoten' }),
        'its version': () => ({ version: 2 }),
        'a letter of its data': ({ data }) => ({ data: { ...data, name: 'plant 1́' } }),
        'a field more': ({ data }) => ({ data: { ...data, more: true } }),
        'its other metadata': ({ metadata }) => ({ metadata: { ...metadata, correlationId: 'tesd' } }),
        'its checksum': ({ metadata }) => ({ metadata: { ...metadata, checksum: 'x' } }),
        'its checksum, gone': ({ metadata }) => ({ metadata: { ...metadata, checksum: undefined } }),
      }
      test.each(Object.entries(changes))(
        '%s: the stream is refused, and other streams work',
        async (what, change) => {
          const plain = await opened(open)
          const [stream, other] = [newStream(), newStream()]
          await checked(plain).append(stream, newEvents(4), noStream)
          await checked(plain).append(other, newEvents(1), noStream)
          const found: StreamDamaged[] = []
          const log = checked(withChange(plain, stream, 1, change), (damage) => found.push(damage))

          expect(await log.withDamaged.read(stream)).toHaveLength(4)
          const refused = await log.read(stream).catch((error: unknown) => error)
          expect(refused).toBeInstanceOf(StreamDamaged)
          // An event without a checksum may come from an earlier release, so only the next event reveals the change.
          const revision = what === 'its checksum, gone' ? 2 : 1
          expect(refused).toMatchObject({ code: 'stream-damaged', stream, revision })
          expect((refused as Error).message).toBe(
            `Event ${revision} of ${stream} in ${place} does not match its checksum.`,
          )
          await expect(log.append(stream, newEvents(1), 3)).rejects.toBe(refused)
          await expect(log.read(stream, 3)).rejects.toBe(refused)
          expect([found, log.damagedStreams()]).toEqual([[refused], [stream]])

          await log.append(other, newEvents(1), 0)
          expect(await log.read(other)).toHaveLength(2)
          expect(await plain.read(stream)).toHaveLength(4)
        },
      )

      test('is refused even when only the changed event is read', async () => {
        const plain = await opened(open)
        const stream = newStream()
        await checked(plain).append(stream, newEvents(3), noStream)
        const log = checked(withChange(plain, stream, 2, () => ({ version: 7 })))
        await expect(log.read(stream, 2, 1)).rejects.toBeInstanceOf(StreamDamaged)
      })

      test('with a missing event is refused at that event', async () => {
        const plain = await opened(open)
        const stream = newStream()
        await checked(plain).append(stream, newEvents(3), noStream)
        const lacking: EventLog = {
          ...plain,
          read: async (...asked) =>
            (await plain.read<never>(...asked)).filter(({ revision }) => revision !== 1),
        }
        for (const from of [0, 1, 2])
          await expect(checked(lacking).read(stream, from)).rejects.toMatchObject({ revision: 1 })
      })

      test('is not the only one affected when the whole log is damaged: all writes are refused', async () => {
        const log = checked(await opened(open))
        const stream = newStream()
        await log.append(stream, newEvents(1), noStream)
        const damage = new LogDamaged('The log does not know its streams.')
        log.refuseAllWrites(damage)
        await expect(log.append(newStream(), newEvents(1), noStream)).rejects.toBe(damage)
        await expect(log.read(stream)).rejects.toBe(damage)
        await expect(log.check()).rejects.toBe(damage)
        expect(await log.withDamaged.read(stream)).toHaveLength(1)
      })

      test('is refused from the first event read when the engine cannot say which one is damaged', async () => {
        const plain = await opened(open)
        const stream = newStream()
        await plain.append(stream, newEvents(3), noStream)
        const read = () => Promise.reject(new LogDamaged('A page is torn.'))
        const refused = checked({ ...plain, read }).read(stream, 2)
        await expect(refused).rejects.toThrow(
          `Event 1 of ${stream}, or a later one, in ${place} cannot be read.`,
        )
      })

      test('can also be marked as damaged from outside', async () => {
        const log = checked(await opened(open))
        const stream = newStream()
        await log.append(stream, newEvents(1), noStream)
        const damage = new StreamDamaged(place, stream, 0, 'cannot be read')
        log.markDamaged(damage)
        await expect(log.append(stream, newEvents(1), 0)).rejects.toBe(damage)
      })
    })
  })
}

/** The fault of each event of a stream, as the log returns them. */
async function faultsIn(log: EventLog, stream: string): Promise<(string | null)[]> {
  let link = origin
  return (await log.read(stream)).map((event) => {
    const fault = faultOf(event, link)
    link = linkOf(event)
    return fault
  })
}

/** A log that returns a changed event at one revision. */
function withChange(
  log: EventLog,
  stream: string,
  revision: number,
  change: (event: NewEvent<object>) => object,
): EventLog {
  return {
    ...log,
    async read<M>(...asked: Parameters<EventLog['read']>) {
      const events = await log.read<M>(...asked)
      return events.map((event) =>
        event.stream === stream && event.revision === revision
          ? { ...event, ...change(event as NewEvent<object>) }
          : event,
      )
    },
  }
}
