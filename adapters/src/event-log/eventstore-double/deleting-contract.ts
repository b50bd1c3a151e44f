import { ANY, NO_STREAM, StreamDeletedError, WrongExpectedVersionError } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { newStream } from '../testing/contract-kit.ts'
import { address, all, append, client, failing, namesIn, note } from '../testing/driven-server.ts'
import { scavenge } from '../testing/scavenge.ts'

/** How EventStoreDB deletes a stream permanently. Also run against the real server. */
export function deletingContract(): void {
  const filled = async () => {
    const stream = newStream()
    await append(stream, [note('a'), note('b'), note('c')], NO_STREAM)
    return stream
  }
  const typesOf = async (stream: string) =>
    (await all(client.readAll())).filter(({ streamId }) => streamId === stream).map(({ type }) => type)

  describe('tombstoning a stream', () => {
    test('makes it refuse everything, a second tombstone too', async () => {
      const stream = await filled()
      await client.tombstoneStream(stream)
      for (const work of [
        () => namesIn(stream),
        () => append(stream, [note('d')], ANY),
        () => append(stream, [note('d')], 2n),
        () => append(stream, [note('d')], NO_STREAM),
        () => client.tombstoneStream(stream),
      ])
        expect(await failing(work())).toBeInstanceOf(StreamDeletedError)
    })

    test('checks the expected revision, and works for a stream that does not exist', async () => {
      const stream = await filled()
      const refused = await failing(client.tombstoneStream(stream, { expectedRevision: 9n }))
      expect(refused).toBeInstanceOf(WrongExpectedVersionError)
      await client.tombstoneStream(stream, { expectedRevision: 2n })
      const missing = newStream()
      expect(await failing(client.tombstoneStream(missing, { expectedRevision: 0n }))).toBeInstanceOf(
        WrongExpectedVersionError,
      )
      await client.tombstoneStream(missing)
      expect(await failing(append(missing, [note('a')], NO_STREAM))).toBeInstanceOf(StreamDeletedError)
    })

    test('leaves its events in $all until a scavenge, and its deletion event for ever', async () => {
      const [stream, other] = [await filled(), await filled()]
      await client.tombstoneStream(stream)
      expect(await typesOf(stream)).toEqual(['Noted', 'Noted', 'Noted', '$streamDeleted'])
      const before = (await all(client.readAll())).filter(({ streamId }) => streamId === other)
      await scavenge(address)
      await eventually(async () => expect(await typesOf(stream)).toEqual(['$streamDeleted']))
      expect((await all(client.readAll())).filter(({ streamId }) => streamId === other)).toEqual(before)
      expect(await failing(append(stream, [note('d')], ANY))).toBeInstanceOf(StreamDeletedError)
    })

    test('does not end subscriptions, before or after a scavenge', async () => {
      const [stream, other] = [await filled(), newStream()]
      const [first] = await all(client.readStream(stream, { maxCount: 1 }))
      const told: string[] = []
      const following = client.subscribeToAll({ fromPosition: first?.position ?? 'start' })
      following.on('data', ({ event }) => {
        if (event && [stream, other].includes(event.streamId)) told.push(event.type)
      })
      await eventually(() => expect(told).toHaveLength(2))
      await client.tombstoneStream(stream)
      await scavenge(address)
      await eventually(async () => expect(await typesOf(stream)).toEqual(['$streamDeleted']))
      await append(other, [note('x'), note('y')], NO_STREAM)
      await eventually(() => expect(told).toEqual(['Noted', 'Noted', '$streamDeleted', 'Noted', 'Noted']))
      await following.unsubscribe()
    })
  })
}
