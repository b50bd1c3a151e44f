import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { expect, test } from 'vitest'
import { createGardenResolver } from './garden-resolver.ts'

const nell = { issuer: 'https://id.example', subject: 'nell' }
const own = gardenOf(nell)
const [one, other] = [gardenOf({ ...nell, subject: 'one' }), gardenOf({ ...nell, subject: 'other' })]

function opened() {
  const facts = { begun: new Set<GardenId>(), links: new Map<GardenId, GardenId>() }
  const asked = { times: 0 }
  const clock = { now: 0 }
  const resolve = createGardenResolver(
    {
      hasBegun: async (id) => {
        asked.times++
        return facts.begun.has(id)
      },
      linkOf: async (id) => facts.links.get(id) ?? null,
    },
    () => clock.now,
  )
  return { ...facts, asked, clock, resolve }
}

test('an account opens its own garden, which is looked up once within ten seconds', async () => {
  const { begun, asked, clock, resolve } = opened()
  begun.add(own)
  expect([await resolve(nell), await resolve(nell)]).toEqual([own, own])
  clock.now = 9_999
  await resolve(nell)
  expect(asked.times).toBe(1)
})

test('whether a garden has begun is looked up until it has, and again once a link is removed', async () => {
  const { begun, links, asked, clock, resolve } = opened()
  await resolve(nell)
  begun.add(own)
  await resolve(nell)
  expect(asked.times).toBe(2)
  clock.now = 10_000
  expect(await resolve(nell)).toBe(own)
  expect(asked.times).toBe(2)
  links.set(own, one)
  clock.now = 20_000
  expect(await resolve(nell)).toBe(one)
  links.delete(own)
  clock.now = 30_000
  expect(await resolve(nell)).toBe(own)
  expect(asked.times).toBe(3)
})

test('an account follows the link of its erased garden after ten seconds, and the next link too', async () => {
  const { begun, links, clock, resolve } = opened()
  begun.add(own)
  await resolve(nell)
  links.set(own, one)
  clock.now = 9_999
  expect(await resolve(nell)).toBe(own)
  clock.now = 10_000
  expect(await resolve(nell)).toBe(one)
  links.set(one, other)
  clock.now = 20_000
  expect(await resolve(nell)).toBe(other)
})

test('an account without a garden follows a new link at once', async () => {
  const { links, resolve } = opened()
  expect(await resolve(nell)).toBe(own)
  links.set(own, one)
  expect(await resolve(nell)).toBe(one)
})

test('a corrected or removed link takes effect after ten seconds', async () => {
  const { links, clock, resolve } = opened()
  links.set(own, one)
  await resolve(nell)
  links.set(own, other)
  clock.now = 9_999
  expect(await resolve(nell)).toBe(one)
  clock.now = 10_000
  expect(await resolve(nell)).toBe(other)
  links.delete(own)
  clock.now = 20_000
  expect(await resolve(nell)).toBe(own)
})

test('a linked account stays linked even if its own garden began at the same moment', async () => {
  const { begun, links, clock, resolve } = opened()
  begun.add(own)
  links.set(own, one)
  expect(await resolve(nell)).toBe(one)
  clock.now = 10_000
  expect(await resolve(nell)).toBe(one)
})
