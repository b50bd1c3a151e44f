import { identityStream } from '@wattle/contracts/identity/events.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { openIdentityLinks } from '@wattle/projections/identity/keep-identity-links.ts'
import { expect, onTestFinished, test } from 'vitest'
import { fern, iris, openQueryServer } from '../testing/query-server.ts'

test("a linked account reads the other account's garden, and that account still does", async () => {
  const { ask, happen, log, readModels, close } = await openQueryServer()
  onTestFinished(close)
  await happen(iris, [locationCreated('Bed')])
  const namesFor = async (as: 'iris' | 'fern') =>
    (await ask('/locations', { as })).body.locations.map(({ name }: { name: string }) => name)
  expect([await namesFor('iris'), await namesFor('fern')]).toEqual([['Bed'], []])
  const links = await openIdentityLinks(log, readModels, () => undefined)
  const linked = { id: iris, type: 'IdentityLinked', version: 1, data: { gardenId: iris }, metadata: {} }
  await links.apply([{ ...linked, stream: identityStream(fern), revision: 0, position: '1' }])
  expect([await namesFor('iris'), await namesFor('fern')]).toEqual([['Bed'], ['Bed']])
})

test('the account of an erased garden reads the garden that took its place', async () => {
  const { ask, happen, log, readModels, close } = await openQueryServer()
  onTestFinished(close)
  const next = idOf('the garden after')
  await happen(next, [locationCreated('Pot')])
  const links = await openIdentityLinks(log, readModels, () => undefined)
  const erased = { id: iris, type: 'GardenErased', version: 1, data: { nextGardenId: next }, metadata: {} }
  await links.apply([{ ...erased, stream: identityStream(iris), revision: 0, position: '1' }])
  await readModels.forget(iris)
  const { body, headers } = await ask('/locations', { as: 'iris' })
  expect(body.locations.map(({ name }: { name: string }) => name)).toEqual(['Pot'])
  expect(headers['x-garden']).not.toBe((await ask('/locations', { as: 'fern' })).headers['x-garden'])
})
