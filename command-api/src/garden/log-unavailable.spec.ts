import { LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { handlerOn, happenedIn } from '../testing/garden-log.ts'

const create = (name: string): GardenCommand => ({
  type: 'CreateLocation',
  locationId: idOf(name),
  ...NewLocation.parse({ name }),
})
const keyed = (name: string) => ({
  commandId: idOf(`key of ${name}`),
  asked: ['POST', '/api/locations', { name }],
})

const hasty = { pause: () => 1, callTimeout: 500 }

test('writes to a log that does not answer time out, and a retry with the same key settles them', async () => {
  const { log, faults } = await openedOnDouble(hasty)
  const ask = handlerOn(log)
  await ask(create('bed'), keyed('bed'))

  faults().freeze()
  await expect(ask(create('pond'), keyed('pond'))).rejects.toBeInstanceOf(OutcomeUnknown)
  await expect(ask(create('shed'), keyed('shed'))).rejects.toBeInstanceOf(LogUnavailable)

  faults().thaw()
  for (const name of ['pond', 'shed', 'pond']) await ask(create(name), keyed(name))
  const names = (await happenedIn(log)).map(({ event }) => event.type === 'LocationCreated' && event.name)
  expect(names).toEqual(['bed', 'pond', 'shed'])
})

test('writes to a lost server are reported as not written, and succeed once it is back', async () => {
  const { log, down, up } = await openedOnDouble(hasty)
  const ask = handlerOn(log)
  await ask(create('bed'), keyed('bed'))
  await down()
  // The first attempt fails on the broken connection, with its outcome unknown.
  await ask(create('pond'), keyed('pond')).catch(() => undefined)
  await expect(ask(create('pond'), keyed('pond'))).rejects.toBeInstanceOf(LogUnavailable)
  await up()
  expect((await ask(create('pond'), keyed('pond'))).revision).toBe(1)
})
