import { LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { expect, test } from 'vitest'
import { handlerOn, happenedIn } from '../testing/garden-log.ts'
import { idOf } from '../testing/sample-events.ts'

const create = (name: string): GardenCommand => ({
  type: 'CreateLocation',
  locationId: idOf(name),
  ...NewLocation.parse({ name }),
})
const keyed = (name: string) => ({
  commandId: idOf(`key of ${name}`),
  asked: ['POST', '/api/locations', { name }],
})

/** What work fails with, and after how many milliseconds. */
async function failing(work: Promise<unknown>): Promise<{ error: unknown; after: number }> {
  const begun = Date.now()
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return { error, after: Date.now() - begun }
}

test('a write to a log that does not answer ends within five seconds, those after it within two, and the same key settles it', async () => {
  const { log, faults } = await openedOnDouble({})
  const ask = handlerOn(log)
  await ask(create('bed'), keyed('bed'))

  faults().freeze()
  const first = await failing(ask(create('pond'), keyed('pond')))
  expect(first.error).toBeInstanceOf(OutcomeUnknown)
  expect(first.after).toBeLessThan(5_500)
  const second = await failing(ask(create('shed'), keyed('shed')))
  expect(second.error).toBeInstanceOf(LogUnavailable)
  expect(second.after).toBeLessThan(2_000)

  faults().thaw()
  for (const name of ['pond', 'shed', 'pond']) await ask(create(name), keyed(name))
  const names = (await happenedIn(log)).map(({ event }) => event.type === 'LocationCreated' && event.name)
  expect(names).toEqual(['bed', 'pond', 'shed'])
})

test('writes to a log that is gone end within two seconds, and work once it is back', async () => {
  const { log, down, up } = await openedOnDouble({})
  const ask = handlerOn(log)
  await ask(create('bed'), keyed('bed'))
  await down()
  await failing(ask(create('pond'), keyed('pond')))
  const { error, after } = await failing(ask(create('pond'), keyed('pond')))
  expect(error).toBeInstanceOf(LogUnavailable)
  expect(after).toBeLessThan(2_000)
  await up()
  expect((await ask(create('pond'), keyed('pond'))).revision).toBe(1)
})
