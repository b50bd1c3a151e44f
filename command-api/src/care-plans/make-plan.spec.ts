import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { gardenAfter } from '../testing/given.ts'
import { makePlan } from './make-plan.ts'

const gardenId = idOf('garden')
const plantId = idOf('rose')
const planted = [locationCreated('bed'), plantCreated('rose', 'bed')]
const placed = { type: 'GardenPlaced', state: 'Victoria', postcode: '3000' } as const

/** What is said beside a plan that comes with this note. */
async function noteOf(garden: ReturnType<typeof gardenAfter>, note?: string) {
  const planCare = async () => ({ tasks: [], ...(note && { note }) })
  const command = await makePlan(
    { planCare, identify: () => Promise.reject(new Error('Nobody asks.')) },
    garden,
    {
      type: 'PlanRequested',
      gardenId,
      plantId,
      round: 1,
      causationId: idOf('cause'),
      correlationId: idOf('correlation'),
    },
    '2026-03-21T01:00:00.000Z',
  )
  return command.type === 'AcceptCarePlan' ? command.note : null
}

test('a plan for a garden without a postcode says for where it is', async () => {
  const nowhere = gardenAfter(...planted)
  expect(await noteOf(nowhere)).toBe(
    'It is planned for Sydney until you set your postcode in Settings and plan the care again.',
  )
  expect(await noteOf(nowhere, 'Only 3 jobs suit.')).toMatch(/^Only 3 jobs suit\. It is planned for Sydney /)
})

test('a plan for a garden with a postcode says nothing of that', async () => {
  const inMelbourne = gardenAfter(...planted, placed)
  expect(await noteOf(inMelbourne)).toBeUndefined()
  expect(await noteOf(inMelbourne, 'Only 3 jobs suit.')).toBe('Only 3 jobs suit.')
})
