import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  type AppendExpectedRevision,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { credentialsIn } from '../eventstoredb/connect.ts'
import { newStream } from '../testing/contract-kit.ts'
import { address, all, append, client, failing, namesIn, note } from '../testing/driven-server.ts'

/** How EventStoreDB handles appends. Also run against the real server. */
export function appendingContract(): void {
  describe('appending', () => {
    test('starts a stream at revision 0, with equal commit and prepare positions', async () => {
      const { success, nextExpectedRevision, position } = await append(newStream(), [note('a')], NO_STREAM)
      expect({ success, nextExpectedRevision }).toEqual({ success: true, nextExpectedRevision: 0n })
      expect(position?.commit).toBe(position?.prepare)
    })

    test.each<{ expected: AppendExpectedRevision; there: number; actual: bigint | string }>([
      { expected: NO_STREAM, there: 2, actual: 1n },
      { expected: 0n, there: 2, actual: 1n },
      { expected: 7n, there: 2, actual: 1n },
      { expected: 0n, there: 0, actual: 'no_stream' },
      { expected: STREAM_EXISTS, there: 0, actual: 'no_stream' },
    ])('conflicts at $expected where there are $there', async ({ expected, there, actual }) => {
      const stream = newStream()
      if (there > 0)
        await append(
          stream,
          Array.from({ length: there }, () => note('a')),
          NO_STREAM,
        )
      const error = await failing(append(stream, [note('b')], expected))
      expect(error).toBeInstanceOf(WrongExpectedVersionError)
      expect(error).toMatchObject({
        type: 'wrong-expected-version',
        message: '',
        expectedVersion: expected,
        actualVersion: actual,
      })
    })

    test('lets one of twenty simultaneous appends succeed', async () => {
      const stream = newStream()
      await append(stream, [note('first')], NO_STREAM)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => failing(append(stream, [note(`${index}`)], 0n))),
      )
      expect(answers.filter((answer) => answer instanceof WrongExpectedVersionError)).toHaveLength(19)
      expect(await namesIn(stream)).toHaveLength(2)
    })

    test('is atomic, and gives each event its own revision and position', async () => {
      const stream = newStream()
      const { position } = await append(stream, [note('a'), note('b'), note('c')], NO_STREAM)
      const events = await all(client.readStream(stream))
      expect(events.map(({ revision }) => revision)).toEqual([0n, 1n, 2n])
      expect(new Set(events.map((event) => event.position?.commit)).size).toBe(3)
      expect(events.at(-1)?.position).toEqual(position)
    })

    test('takes 1,048,576 bytes at once, and refuses more', async () => {
      const stream = newStream()
      const sized = (bytes: number) => jsonEvent({ type: 'T', data: { x: 'x'.repeat(bytes - 8) } })
      const refusals = [
        [sized(1_048_577)],
        [sized(600_000), sized(600_000)],
        Array.from({ length: 5_000 }, () => sized(300)),
      ].map((events) => failing(append(stream, events, NO_STREAM)))
      for (const error of await Promise.all(refusals)) {
        expect(error).toBeInstanceOf(MaxAppendSizeExceededError)
        expect(error).toMatchObject({ maxAppendSize: 1_048_576 })
      }
      expect(await append(stream, [sized(1_048_576)], NO_STREAM)).toMatchObject({ nextExpectedRevision: 0n })
    })

    test('an empty list succeeds and creates no stream', async () => {
      const stream = newStream()
      expect(await append(stream, [], NO_STREAM)).toMatchObject({ success: true, nextExpectedRevision: 0n })
      expect(await failing(namesIn(stream))).toBeInstanceOf(StreamNotFoundError)
    })

    test('keeps an id twice in one call, and in two streams', async () => {
      const [stream, other] = [newStream(), newStream()]
      const event = note('a')
      await append(stream, [event, event], NO_STREAM)
      await append(other, [event], NO_STREAM)
      expect([await namesIn(stream), await namesIn(other)]).toEqual([['a', 'a'], ['a']])
    })

    test('uses a call of its own for each append with credentials', async () => {
      const stream = newStream()
      const credentials = credentialsIn(address)
      const { position } = await client.appendToStream(stream, note('a'), {
        expectedRevision: NO_STREAM,
        credentials,
      })
      expect((await all(client.readStream(stream)))[0]?.position).toEqual(position)
      const refused = client.appendToStream(stream, note('b'), { expectedRevision: NO_STREAM, credentials })
      expect(await failing(refused)).toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n })
    })

    test('without a stream fails with an error that the client does not recognise', async () => {
      const error = await failing(append('', [note('a')], NO_STREAM))
      expect(error).toBeInstanceOf(UnknownError)
      expect(error).toMatchObject({ message: 'Could not recognize BadRequest' })
    })

    test.each([
      { what: 'a malformed id', event: { id: 'no-id', type: 'Noted' } },
      { what: 'an empty type', event: { type: '' } },
    ])('$what gets a second answer, which crashes the client process', async ({ event }) => {
      const victim = `
      import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
      const client = EventStoreDBClient.connectionString(${JSON.stringify(address)})
      const event = jsonEvent({ ...${JSON.stringify(event)}, data: {} })
      await client.appendToStream('${newStream()}', event).catch((error) => console.log(error.message))
      setInterval(() => undefined, 1_000)`
      const child = spawn(process.execPath, ['--input-type=module', '-e', victim], {
        cwd: import.meta.dirname,
      })
      let [said, complaint] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
      child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text))
      const [code] = await once(child, 'close')
      expect({ code, said }).toEqual({ code: 1, said: 'Could not recognize BadRequest\n' })
      expect(complaint).toContain('TypeError')
    })
  })
}
