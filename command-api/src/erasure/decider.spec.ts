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

test('whoever asks for a garden to be erased has seven days to think again', () => {
  given(locationCreated('bed')).when(request).happens(requested)
})

test('asking again does not put it off', () => {
  given(requested)
    .when({ ...request, now: '2026-03-24T01:00:00.000Z' })
    .changesNothing()
})

test('a gardener who thinks again keeps the garden, and may ask another time', () => {
  given(requested).when({ type: 'WithdrawErasure' }).happens(withdrawn)
  given(requested, withdrawn).when({ type: 'WithdrawErasure' }).changesNothing()
  given(requested, withdrawn).when(request).happens(requested)
  expect(gardenAfter(requested, withdrawn)).toEqual(gardenAfter())
})

test('it begins when the seven days are over, not before, and once', () => {
  given(requested).when(begin).happens(begun)
  given(requested)
    .when({ ...begin, now: '2026-03-28T00:59:59.999Z' })
    .isRefused('erasure-not-due')
  given(requested, begun).when(begin).changesNothing()
})

test('it does not begin in a garden whose gardener did not ask, or thought again', () => {
  given(locationCreated('bed')).when(begin).isRefused('erasure-not-due')
  given(requested, withdrawn).when(begin).isRefused('erasure-not-due')
})

test('an administrator need not wait', () => {
  given(locationCreated('bed'))
    .when({ ...begin, now, askedBy: 'administrator' })
    .happens(begun)
})

test('a garden that is to be erased is gardened in until then', () => {
  given(requested)
    .when(createBed)
    .happens(expect.objectContaining({ type: 'LocationCreated' }))
})

test('once it has begun, nothing more happens, and nobody keeps it', () => {
  for (const command of [createBed, request, { type: 'WithdrawErasure' } as const])
    given(requested, begun).when(command).isRefused('garden-erased')
})
