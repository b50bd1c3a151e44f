import { type EventLog, noStream } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { fern, iris, openedApp } from '../testing/app.ts'
import { happenedIn, noon, wrapped } from '../testing/garden-log.ts'
import { linkIdentity, unlinkIdentity } from './link-identity.ts'
import { readLink } from './read-link.ts'

const clock = () => noon

async function withGardenOfIris() {
  const opened = await openedApp()
  await opened.ask('POST', '/locations', { name: 'Bed' })
  return { ...opened, deps: { log: opened.log, clock } }
}

test('a linked account writes to the other account’s garden at once, and both accounts keep access', async () => {
  const { ask, log, deps } = await withGardenOfIris()
  // Fern has signed in and sent a command, but changed nothing.
  await ask('DELETE', `/locations/${idOf('nothing')}`, undefined, { as: 'fern' })
  expect(await linkIdentity(deps, fern, iris)).toEqual({ gardenId: iris, changed: true })
  const answers = [
    await ask('POST', '/locations', { name: 'Yard' }, { as: 'fern' }),
    await ask('POST', '/locations', { name: 'Shed' }, { as: 'iris' }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers['x-garden-revision']])).toEqual([
    [201, '1'],
    [201, '2'],
  ])
  expect(await happenedIn(log, fern)).toEqual([])
})

test('a retry is recognised from either of the two accounts', async () => {
  const { ask, log, deps } = await withGardenOfIris()
  await linkIdentity(deps, fern, iris)
  const headers = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-00000000000a' }
  const first = await ask('POST', '/locations', { name: 'Yard' }, { as: 'iris', headers })
  const second = await ask('POST', '/locations', { name: 'Yard' }, { as: 'fern', headers })
  expect(second.body).toEqual(first.body)
  expect(await happenedIn(log, iris)).toHaveLength(2)
})

test('the log holds no issuer and no subject, and the same link again changes nothing', async () => {
  const { log, deps } = await withGardenOfIris()
  await linkIdentity(deps, fern, iris)
  expect(await linkIdentity(deps, fern, iris)).toEqual({ gardenId: iris, changed: false })
  const events = await log.read(identityStream(fern))
  expect(events.map(({ type, version, data, metadata }) => ({ type, version, data, metadata }))).toEqual([
    {
      type: 'IdentityLinked',
      version: 1,
      data: { gardenId: iris },
      metadata: { occurredAt: noon.toISOString() },
    },
  ])
})

test('an account linked through a linked account gets the garden itself', async () => {
  const { deps } = await withGardenOfIris()
  const next = idOf('the provider after next')
  await linkIdentity(deps, fern, iris)
  expect(await linkIdentity(deps, next, fern)).toEqual({ gardenId: iris, changed: true })
  await expect(linkIdentity(deps, iris, next)).rejects.toThrow('owns that garden already')
})

test('a removed link can be made again', async () => {
  const { log, deps } = await withGardenOfIris()
  await linkIdentity(deps, fern, iris)
  expect(await unlinkIdentity(deps, fern)).toEqual({ gardenId: fern, changed: true })
  expect(await unlinkIdentity(deps, fern)).toEqual({ gardenId: fern, changed: false })
  expect((await readLink(log, fern)).linkedTo).toBeNull()
  expect((await linkIdentity(deps, fern, iris)).changed).toBe(true)
})

test('an account whose garden was erased is linked through its next garden', async () => {
  const { ask, log, deps } = await withGardenOfIris()
  await ask('POST', '/locations', { name: 'Yard' }, { as: 'fern' })
  const erased = { id: idOf('erased'), type: 'GardenErased', version: 1, metadata: {} }
  const next = idOf('the garden after')
  await log.append(identityStream(fern), [{ ...erased, data: { nextGardenId: next } }], noStream)
  await log.deleteStream(gardenStream(fern))
  expect(await linkIdentity(deps, fern, iris)).toEqual({ gardenId: iris, changed: true })
  expect((await readLink(log, next)).linkedTo).toBe(iris)
  expect(await unlinkIdentity(deps, fern)).toEqual({ gardenId: next, changed: true })
  await ask('POST', '/locations', { name: 'Pot' }, { as: 'fern' })
  expect(await happenedIn(log, next)).toHaveLength(1)
  await expect(linkIdentity(deps, fern, iris)).rejects.toThrow('a garden of its own')
})

test('a link to an erased garden means its successor, and is refused until that has begun', async () => {
  const { ask, log, deps } = await withGardenOfIris()
  const next = idOf('the garden after')
  const erased = { id: idOf('erased'), type: 'GardenErased', version: 1, data: { nextGardenId: next } }
  await log.append(identityStream(iris), [{ ...erased, metadata: {} }], noStream)
  await log.deleteStream(gardenStream(iris))
  await expect(linkIdentity(deps, fern, iris)).rejects.toThrow(`There is no garden ${next}`)
  await ask('POST', '/locations', { name: 'Pot' }, { as: 'iris' })
})

test('linking is refused when the account’s own garden begins at the same moment', async () => {
  const { ask, log } = await withGardenOfIris()
  const append: EventLog['append'] = async (...events) => {
    await ask('POST', '/locations', { name: 'Balcony' }, { as: 'fern' })
    return log.append(...events)
  }
  const hindered = { log: wrapped(log, { append }), clock }
  await expect(linkIdentity(hindered, fern, iris)).rejects.toThrow('at this very moment')
  expect((await readLink(log, fern)).linkedTo).toBeNull()
  expect(await happenedIn(log, fern)).not.toEqual([])
})

test('a newcomer whose account is linked while the first command is on its way begins no garden', async () => {
  const { handle, log, deps } = await withGardenOfIris()
  await linkIdentity(deps, fern, iris)
  const balcony = NewLocation.parse({ name: 'Balcony' })
  const command = { type: 'CreateLocation', locationId: idOf('Balcony'), ...balcony } as const
  await expect(handle(command, { gardenId: fern })).rejects.toThrow(new Refused('conflict'))
  expect(await happenedIn(log, fern)).toEqual([])
})

test('of two simultaneous links for one account, one succeeds', async () => {
  const { ask, deps } = await withGardenOfIris()
  await ask('POST', '/locations', { name: 'Bed' }, { as: 'fern' })
  const account = idOf('account')
  const both = await Promise.allSettled([
    linkIdentity(deps, account, iris),
    linkIdentity(deps, account, fern),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
