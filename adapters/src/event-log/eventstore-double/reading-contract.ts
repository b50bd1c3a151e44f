import { randomUUID } from 'node:crypto'
import {
  BACKWARDS,
  END,
  eventTypeFilter,
  NO_STREAM,
  NotLeaderError,
  streamNameFilter,
} from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { newStream } from '../testing/contract-kit.ts'
import { all, append, client, type Driven, failing, namesIn, note } from '../testing/driven-server.ts'

/** How EventStoreDB is read. Also run against the real server. */
export function readingContract({ transact, follow }: Pick<Driven, 'transact' | 'follow'>): void {
  describe('reading', () => {
    test('fails for an unknown stream, and finds nothing beyond the end', async () => {
      const stream = newStream()
      expect(await failing(namesIn(stream))).toMatchObject({
        type: 'stream-not-found',
        streamName: expect.anything(),
      })
      await append(stream, [note('a')], NO_STREAM)
      expect(await namesIn(stream, { fromRevision: 1n })).toEqual([])
    })

    test('returns the requested number of events, forwards from a revision or backwards from the end', async () => {
      const stream = newStream()
      await append(
        stream,
        ['a', 'b', 'c', 'd'].map((name) => note(name)),
        NO_STREAM,
      )
      expect(await namesIn(stream, { fromRevision: 1n, maxCount: 2 })).toEqual(['b', 'c'])
      expect(await namesIn(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 2 })).toEqual([
        'd',
        'c',
      ])
    })

    test('starts with the server’s own events, and positions are byte offsets', async () => {
      const events = await all(client.readAll({ maxCount: 50 }))
      expect(events[0]).toMatchObject({ streamId: '$$$scavenges', type: '$metadata' })
      const positions = events.map(({ position }) => position?.commit ?? 0n)
      expect(positions).toEqual([...positions].sort((a, b) => (a < b ? -1 : 1)))
      for (const [index, position] of positions.slice(1).entries())
        expect(position - (positions[index] ?? 0n)).toBeGreaterThan(1n)
    })

    test('includes the start position in a read, and excludes it in a subscription', async () => {
      const stream = newStream()
      await append(stream, [note('a'), note('b')], NO_STREAM)
      const [a, b] = await all(client.readStream(stream))
      const fromPosition = a?.position ?? { commit: 0n, prepare: 0n }
      expect((await all(client.readAll({ fromPosition })))[0]?.id).toBe(a?.id)
      for await (const { event } of client.subscribeToAll({ fromPosition })) {
        expect(event?.id).toBe(b?.id)
        break
      }
      for await (const { event } of client.subscribeToStream(stream, { fromRevision: 0n })) {
        expect(event?.id).toBe(b?.id)
        break
      }
    })

    test.skipIf(!transact)(
      'shows a transaction under one commit position, each event with an earlier prepare position',
      async () => {
        const stream = newStream()
        await transact?.(stream, ['a', 'b', 'c'])
        const events = await all(client.readStream(stream))
        const positions = events.map(({ position }) => position ?? { commit: 0n, prepare: 0n })
        expect(new Set(positions.map(({ commit }) => commit)).size).toBe(1)
        expect(new Set(positions.map(({ prepare }) => prepare)).size).toBe(3)
        expect(positions.every(({ commit, prepare }) => prepare < commit)).toBe(true)
        const [, fromPosition = { commit: 0n, prepare: 0n }] = positions
        expect((await all(client.readAll({ fromPosition }))).map(({ id }) => id)).toEqual(
          events.slice(1).map(({ id }) => id),
        )
        for await (const { event } of client.subscribeToAll({ fromPosition })) {
          expect(event?.id).toBe(events[2]?.id)
          break
        }
      },
    )

    test.skipIf(!follow)('from a follower requires the leader only when asked to', async () => {
      const stream = newStream()
      await append(stream, [note('a')], NO_STREAM)
      const leader = follow?.()
      const refused = await failing(namesIn(stream, { requiresLeader: true }))
      expect(refused).toBeInstanceOf(NotLeaderError)
      expect(refused).toMatchObject({ leader: { address: leader?.host, port: leader?.port } })
      expect(await namesIn(stream)).toEqual(['a'])
    })

    test('applies filters to subscriptions only', async () => {
      const stream = `filtered-${randomUUID()}`
      await append(stream, [note('a'), { ...note('b'), type: 'Else' }], NO_STREAM)
      const filter = streamNameFilter({ prefixes: ['filtered-'] })
      const unfiltered = await all(client.readAll({ filter } as never))
      expect(unfiltered.some(({ streamId }) => streamId.startsWith('$'))).toBe(true)
      const filters = { b: eventTypeFilter({ regex: '^Else$' }), a: filter }
      for (const [name, filter] of Object.entries(filters))
        for await (const { event } of client.subscribeToAll({ filter })) {
          expect(event?.data).toEqual({ name })
          break
        }
    })

    test('reports checkpoints of a filtered subscription with prepare position 0', async () => {
      const reached = Promise.withResolvers<unknown>()
      const stream = newStream()
      await append(stream, [note('a'), note('b'), note('c')], NO_STREAM)
      const subscription = client.subscribeToAll({
        filter: streamNameFilter({
          prefixes: ['none-such'],
          maxSearchWindow: 2,
          checkpointInterval: 1,
          checkpointReached: async (_, position) => reached.resolve(position),
        }),
      })
      const events = all(subscription)
      expect(await reached.promise).toEqual({ commit: expect.any(BigInt), prepare: 0n })
      await subscription.unsubscribe()
      subscription.destroy()
      await failing(events)
    })
  })
}
