import { randomUUID } from 'node:crypto'
import { ANY, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { newStream } from '../testing/contract-kit.ts'
import { append, type Driven, failing, namesIn, note } from '../testing/driven-server.ts'

/** How EventStoreDB handles a repeated append. Also run against the real server. */
export function repeatingContract({ restart }: Pick<Driven, 'restart'>): void {
  describe('appending again', () => {
    const ids = [randomUUID(), randomUUID()] as const
    const stream = newStream()
    const first = [note('a', ids[0]), note('b', ids[1])]
    let original: unknown

    beforeAll(async () => {
      original = await append(stream, first, NO_STREAM)
    })

    test('gives the same answer after later events and a kill, whatever the data', async () => {
      expect(await append(stream, first, NO_STREAM)).toEqual(original)
      await append(stream, [note('c')], 1n)
      expect(await append(stream, first, NO_STREAM)).toEqual(original)
      await restart?.()
      expect(await append(stream, first, NO_STREAM)).toEqual(original)
      expect(await append(stream, [note('other', ids[0]), note('data', ids[1])], NO_STREAM)).toEqual(original)
      expect(await namesIn(stream)).toEqual(['a', 'b', 'c'])
    })

    test('gives a later call’s original revision', async () => {
      const later = note('later')
      const answer = await append(stream, [later], 2n)
      await append(stream, [note('latest')], 3n)
      expect(await append(stream, [later], 2n)).toEqual(answer)
    })

    test('with only the first events succeeds, with their revision', async () => {
      expect(await append(stream, first.slice(0, 1), NO_STREAM)).toMatchObject({
        success: true,
        nextExpectedRevision: 0n,
      })
    })

    test('with an old id followed by a new one conflicts', async () => {
      const mixed = [note('a', ids[0]), note('new')]
      expect(await failing(append(stream, mixed, NO_STREAM))).toBeInstanceOf(WrongExpectedVersionError)
    })

    test.skipIf(!restart)(
      'at any revision writes nothing while the server runs, but again after its restart',
      async () => {
        const any = newStream()
        const event = note('a')
        const answer = await append(any, [event], ANY)
        expect(await append(any, [event], ANY)).toEqual(answer)
        expect(await namesIn(any)).toEqual(['a'])
        await restart?.()
        await append(any, [event], ANY)
        expect(await namesIn(any)).toEqual(['a', 'a'])
      },
    )

    test('works with UUIDs of the versions 4, 5 and 7', async () => {
      const versions = newStream()
      for (const version of ['4', '5', '7']) {
        const id = `0190163d-8694-${version}39b-aea5-966c26f8ad91` as const
        await append(versions, [note(version, id)], ANY)
      }
      expect(await namesIn(versions)).toEqual(['4', '5', '7'])
    })
  })
}
