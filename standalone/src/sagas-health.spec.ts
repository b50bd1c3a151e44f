import { randomUUID } from 'node:crypto'
import { LogUnavailable, noStream } from '@wattle/adapters/event-log/port.ts'
import { ImagesUnavailable } from '@wattle/adapters/images/port.ts'
import { eventually } from '@wattle/adapters/testing/eventually.ts'
import { planStream, planStreamPrefix } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, seal } from '@wattle/contracts/garden/events.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { idOf, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWattle } from './app.ts'

async function started() {
  const settings = readSettings({ WATTLE_DATA: 'memory', WATTLE_LOG_LEVEL: 'silent' })
  const { app, engines, stop } = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  onTestFinished(stop)
  const health = async () =>
    (await app.inject({ url: '/readyz', headers: { host: '127.0.0.1:4000' } })).json()
  const happens = async (event: GardenEvent) => {
    const id = idOf('correlation')
    const occurredAt = new Date().toISOString()
    const ids = { commandId: id, commandHash: 'hash', correlationId: id, causationId: id }
    const sealed = seal(event, randomUUID(), { ...ids, actor: 'gardener', occurredAt })
    await engines.log.append(gardenStream(idOf('a garden')), [sealed], noStream)
  }
  return { engines, health, happens }
}

test('/readyz fails while no care plan can be requested, and afterwards the plan is requested', async () => {
  const { engines, health, happens } = await started()
  const { append } = engines.log
  const refusing = vi.spyOn(engines.log, 'append').mockImplementation(async (stream, ...rest) => {
    if (stream.startsWith(planStreamPrefix)) throw new LogUnavailable('Away.')
    return append(stream, ...rest)
  })
  expect(await health()).toMatchObject({ checks: { 'care plans': 'ok', 'removed pictures': 'ok' } })
  await happens(plantCreated('rose', 'bed'))
  const unready = { status: 'unready', checks: { 'care plans': 'unavailable', 'event log': 'ok' } }
  await eventually(async () => expect(await health()).toMatchObject(unready))
  refusing.mockRestore()
  await eventually(async () => expect(await health()).toMatchObject({ status: 'ok' }))
  expect(await engines.log.read(planStream(idOf('rose'), 1))).not.toEqual([])
})

test('/readyz fails while no removed picture can be deleted', async () => {
  const { engines, health, happens } = await started()
  const away = new ImagesUnavailable('Away.')
  const spies = [vi.spyOn(engines.images, 'remove'), vi.spyOn(engines.images, 'check')]
  for (const spy of spies) spy.mockRejectedValue(away)
  await happens({
    type: 'PictureRemoved',
    imageUrl: imageUrlOf('rose'),
    plantIds: [],
    nurseryIds: [],
  } as never)
  const unready = { status: 'unready', checks: { 'removed pictures': 'unavailable', 'care plans': 'ok' } }
  await eventually(async () => expect(await health()).toMatchObject(unready))
  for (const spy of spies) spy.mockRestore()
  await eventually(async () => expect(await health()).toMatchObject({ status: 'ok' }))
})
