import { noStream } from '@wattle/adapters/event-log/port.ts'
import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { iris, openedApp, problem } from '../testing/app.ts'
import { happenedIn } from '../testing/garden-log.ts'
import { gardenAfterErased } from './erase-garden.ts'

const aWeekLater = '2026-03-28T01:00:00.000Z'
const erased = problem('garden-erased', refusals['garden-erased'].message)

test('an erasure can be requested and withdrawn', async () => {
  const { ask, log } = await openedApp()
  await ask('POST', '/locations', { name: 'Bed' })
  const { status, body, headers } = await ask('POST', '/erasure')
  expect([status, body]).toEqual([202, { eraseAfter: aWeekLater }])
  expect(headers['x-garden-revision']).toBe('1')
  const erasures = openErasures(log)
  await erasures.read()
  expect(erasures.open()).toMatchObject([{ gardenId: iris, state: 'scheduled' }])
  expect((await ask('PUT', '/preferences', {})).body.preferences.eraseAfter).toBe(aWeekLater)

  expect((await ask('DELETE', '/erasure')).body).toEqual({ success: true, message: 'Your garden stays' })
  expect((await ask('PUT', '/preferences', {})).body.preferences.eraseAfter).toBe(null)
  expect((await happenedIn(log, iris)).map(({ event }) => event.type)).toEqual([
    'LocationCreated',
    'ErasureRequested',
    'ErasureWithdrawn',
  ])
})

test('a retry requests the erasure once', async () => {
  const { ask, log } = await openedApp()
  const headers = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-00000000000a' }
  const answers = [await ask('POST', '/erasure', undefined, { headers })]
  answers.push(await ask('POST', '/erasure', undefined, { headers }))
  expect(answers.map(({ status, body }) => [status, body.eraseAfter])).toEqual([
    [202, aWeekLater],
    [202, aWeekLater],
  ])
  expect(await happenedIn(log, iris)).toHaveLength(1)
})

test('the answer waits until visitors no longer see the garden, and is marked when that takes too long', async () => {
  const asked: unknown[] = []
  const publicHasSeen = async (...each: unknown[]) => {
    asked.push(each.slice(0, 2))
    return false
  }
  const { ask } = await openedApp({ publicHasSeen })
  const featureImageUrl = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
  await ask('PUT', '/preferences', { displayName: 'Iris', about: 'By the sea', featureImageUrl })
  asked.length = 0
  expect((await ask('POST', '/erasure')).headers['x-garden-behind']).toBe('true')
  expect(asked).toEqual([[iris, 2]])
})

test('every write to a garden that is being erased, or is erased, is refused', async () => {
  const { ask, log, handle } = await openedApp()
  await ask('POST', '/locations', { name: 'Bed' })
  await handle({ type: 'BeginErasure', now: aWeekLater, askedBy: 'administrator' })
  const everything = () =>
    Promise.all([
      ask('POST', '/locations', { name: 'Yard' }),
      ask('PUT', '/preferences', { displayName: 'Iris' }),
      ask('POST', '/tasks/generate'),
      ask('POST', '/erasure'),
      ask('DELETE', '/erasure'),
    ])
  const refused = { status: 409, body: erased }
  for (const answer of await everything()) expect(answer).toMatchObject(refused)
  await log.deleteStream(gardenStream(iris))
  // The garden in this process's cache must not be used.
  for (const answer of await everything()) expect(answer).toMatchObject(refused)
  expect(await happenedIn(log, iris)).toEqual([])
  // The refused request did not take the name: this request fails only because its profile is half filled.
  const { body } = await ask('PUT', '/preferences', { displayName: 'Iris' }, { as: 'fern' })
  expect(body.code).toBe('profile-half-filled')
})

test('a repeated command is not answered from an erased garden', async () => {
  const { ask, log } = await openedApp({ singleProcess: false })
  const headers = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-00000000000a' }
  await ask('POST', '/locations', { name: 'Bed' }, { headers })
  await log.deleteStream(gardenStream(iris))
  expect(await ask('POST', '/locations', { name: 'Bed' }, { headers })).toMatchObject({
    status: 409,
    body: erased,
  })
})

test('a gardener who returns after an erasure begins with an empty garden', async () => {
  const { ask, log } = await openedApp()
  const next = gardenAfterErased(iris)
  const told = { id: idOf('told'), type: 'GardenErased', version: 1, data: { nextGardenId: next } }
  await log.append(identityStream(iris), [{ ...told, metadata: {} }], noStream)
  await log.deleteStream(gardenStream(iris))
  const { status, headers } = await ask('POST', '/locations', { name: 'Bed' })
  expect([status, headers['x-garden-revision']]).toEqual([201, '0'])
  expect(await happenedIn(log, next)).toHaveLength(1)
})
