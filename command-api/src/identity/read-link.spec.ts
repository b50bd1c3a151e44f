import { randomUUID } from 'node:crypto'
import { type EventLog, LogDamaged, LogUnavailable, noStream } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { UnknownEvent } from '@wattle/contracts/event.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { expect, test } from 'vitest'
import { myGarden, openedLog, wrapped } from '../testing/garden-log.ts'
import { accountFactsIn } from './read-link.ts'

const factsIn = (log: EventLog) => accountFactsIn({ ...log, withDamaged: log })

test('an account with a damaged garden still counts as having one', async () => {
  const log = openedLog()
  const failing = (error: Error) =>
    wrapped(log, {
      read: async (stream, ...rest) => {
        if (stream === gardenStream(myGarden)) throw error
        return log.read(stream, ...rest)
      },
    })
  expect(await factsIn(failing(new LogDamaged('Damaged.'))).hasBegun(myGarden)).toBe(true)
  const away = new LogUnavailable('Away.')
  await expect(factsIn(failing(away)).hasBegun(myGarden)).rejects.toBe(away)
})

test('a link event of a newer release is refused, not guessed at', async () => {
  const log = openedLog()
  const event = { id: randomUUID(), type: 'IdentityMerged', version: 1, data: {}, metadata: {} }
  await log.append(identityStream(myGarden), [event], noStream)
  await expect(factsIn(log).linkOf(myGarden)).rejects.toBeInstanceOf(UnknownEvent)
})
