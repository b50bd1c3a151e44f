import type { ErasureRequested } from '@wattle/contracts/erasure/events.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { gardenAfter, given } from '../testing/given.ts'

const now = '2026-03-21T01:00:00.000Z'
const aWeekLater = '2026-03-28T01:00:00.000Z'
const request = { type: 'RequestErasure', now } as const
const begin = { type: 'BeginErasure', now: aWeekLater, askedBy: 'gardener' } as const
const requested: ErasureRequested = { type: 'ErasureRequested', eraseAfter: aWeekLater }
const withdrawn = { type: 'ErasureWithdrawn' } as const
const begun = { type: 'ErasureBegun' } as const
const createBed = {
  type: 'CreateLocation',
  locationId: idOf('bed'),
  ...NewLocation.parse({ name: 'bed' }),
} as const

test('a request to erase a garden starts seven days in which to change one’s mind', () => {
  given(locationCreated('bed')).when(request).happens(requested)
})

test('a second request does not postpone the erasure', () => {
  given(requested)
    .when({ ...request, now: '2026-03-24T01:00:00.000Z' })
    .changesNothing()
})

test('a gardener who withdraws the request keeps the garden, and can request it again', () => {
  given(requested).when({ type: 'WithdrawErasure' }).happens(withdrawn)
  given(requested, withdrawn).when({ type: 'WithdrawErasure' }).changesNothing()
  given(requested, withdrawn).when(request).happens(requested)
  expect(gardenAfter(requested, withdrawn)).toEqual(gardenAfter())
})

test('the erasure begins once, when the seven days are over and not before', () => {
  given(requested).when(begin).happens(begun)
  given(requested)
    .when({ ...begin, now: '2026-03-28T00:59:59.999Z' })
    .isRefused('erasure-not-due')
  given(requested, begun).when(begin).changesNothing()
})

test('the erasure does not begin without a request, or after it was withdrawn', () => {
  given(locationCreated('bed')).when(begin).isRefused('erasure-not-due')
  given(requested, withdrawn).when(begin).isRefused('erasure-not-due')
})

test('an administrator can begin an erasure at once', () => {
  given(locationCreated('bed'))
    .when({ ...begin, now, askedBy: 'administrator' })
    .happens(begun)
})

test('a garden can be changed until its erasure begins', () => {
  given(requested)
    .when(createBed)
    .happens(expect.objectContaining({ type: 'LocationCreated' }))
})

test('once the erasure has begun, every change and a withdrawal are refused', () => {
  for (const command of [createBed, request, { type: 'WithdrawErasure' } as const])
    given(requested, begun).when(command).isRefused('garden-erased')
})
