import { describe, expect, test } from 'vitest'
import { LogUnavailable, noStream, StreamDeleted } from './port.ts'
import {
  asRecorded,
  newEvents,
  newStream,
  type OpenLastingLog,
  type OpenLog,
  opened,
} from './testing/contract-kit.ts'

/** Closing lets appends in progress finish and refuses later calls. */
export function closeContract(open: OpenLog): void {
  describe('closing', () => {
    test('makes every later call fail', async () => {
      const log = await opened(open)
      const stream = newStream()
      await log.append(stream, newEvents(1), noStream)
      await log.close()
      const calls = [
        () => log.append(stream, newEvents(1), 0),
        () => log.deleteStream(stream),
        () => log.read(stream),
        () => log.readAll(null)[Symbol.asyncIterator]().next(),
        () => log.head(),
        () => log.check(),
        async () => log.subscribe(null, async () => undefined),
      ]
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(LogUnavailable)
    })

    test('waits for appends under way', async () => {
      const log = await opened(open)
      const answers: unknown[] = []
      const append = log.append(newStream(), newEvents(3), noStream).then((answer) => answers.push(answer))
      await log.close()
      expect(answers).toMatchObject([{ revision: 2 }])
      await append
    })

    test('ends subscriptions', async () => {
      const log = await opened(open)
      const stream = newStream()
      const handled = Promise.withResolvers<void>()
      let calls = 0
      log.subscribe(await log.head(), async () => {
        calls += 1
        handled.resolve()
      })
      await log.append(stream, newEvents(1), noStream)
      await handled.promise
      await log.close()
      const atClose = calls
      await expect(log.read(stream)).rejects.toBeInstanceOf(LogUnavailable)
      expect(calls).toBe(atClose)
    })

    test('works twice', async () => {
      const log = await opened(open)
      await log.close()
      await expect(log.close()).resolves.toBeUndefined()
    })
  })
}

/** The additional contract of a log whose events outlive the process. */
export function lastingEventLogContract(name: string, open: OpenLastingLog): void {
  describe(`${name} as a durable event log`, () => {
    test('has all its events after reopening, and recognises repeated appends', async () => {
      const { log, reopen, close } = await open()
      try {
        const stream = newStream()
        const [first, second] = [newEvents(2), newEvents(2)]
        await log.append(stream, first, noStream)
        const answer = await log.append(stream, second, 1)
        await log.close()
        const again = await reopen()
        expect(await again.append(stream, second, 1)).toEqual(answer)
        const third = newEvents(1)
        await again.append(stream, third, 3)
        expect(await again.read(stream)).toEqual(asRecorded(stream, [...first, ...second, ...third]))
        await again.close()
      } finally {
        await close()
      }
    })

    test('remembers deleted streams and its last position after reopening', async () => {
      const { log, reopen, close } = await open()
      try {
        const stream = newStream()
        const { position } = await log.append(stream, newEvents(3), noStream)
        await log.deleteStream(stream)
        await log.close()
        const again = await reopen()
        expect(await again.read(stream)).toEqual([])
        await expect(again.append(stream, newEvents(1), noStream)).rejects.toBeInstanceOf(StreamDeleted)
        expect(((await again.head()) ?? '') >= position).toBe(true)
        expect((await again.append(newStream(), newEvents(1), noStream)).position > position).toBe(true)
        await again.close()
      } finally {
        await close()
      }
    })
  })
}
