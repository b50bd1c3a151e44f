import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { gardenAfter } from '../testing/given.ts'
import { makePlan } from './make-plan.ts'

const gardenId = idOf('garden')
const plantId = idOf('rose')
const planted = [locationCreated('bed'), plantCreated('rose', 'bed')]
const placed = { type: 'GardenPlaced', state: 'Victoria', postcode: '3000' } as const

/** The command that accepts this plan. */
async function accepted(garden: ReturnType<typeof gardenAfter>, plan: CarePlan) {
  const planCare = async () => plan
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
  if (command.type !== 'AcceptCarePlan') throw new Error('It makes no plan.')
  return command
}

/** The note on the accepted plan, if the AI's plan has this note. */
const noteOf = async (garden: ReturnType<typeof gardenAfter>, note?: string) =>
  (await accepted(garden, { tasks: [], ...(note && { note }) })).note

test('a recurring task becomes a series, which ends on the last day the plan covers', async () => {
  const water: ProposedTask = {
    title: 'Water',
    description: '',
    taskType: 'Watering',
    dueDate: '2026-12-15',
    priority: 1,
    estimatedTime: 15,
    isRecurring: true,
    recurringFrequency: 'monthly-summer',
    reason: { text: 'It is dry.', rule: 'water', zone: 'temperate', season: 'summer' },
  }
  const { tasks } = await accepted(gardenAfter(...planted, placed), {
    tasks: [water, { ...water, until: '2027-01-31' }, { ...water, isRecurring: false }],
  })
  expect(tasks.map(({ series, taskId }) => series && { ...series, isFirst: series.id === taskId })).toEqual([
    { id: expect.any(String), day: 15, isFirst: true },
    { id: expect.any(String), day: 15, until: '2027-01-31', isFirst: true },
    null,
  ])
})

test('a plan for a garden without a postcode notes that it is made for Sydney', async () => {
  const nowhere = gardenAfter(...planted)
  expect(await noteOf(nowhere)).toBe(
    'It is planned for Sydney until you set your postcode in Settings and plan the care again.',
  )
  expect(await noteOf(nowhere, 'Only 3 jobs suit.')).toMatch(/^Only 3 jobs suit\. It is planned for Sydney /)
})

test('a plan for a garden with a postcode has no such note', async () => {
  const inMelbourne = gardenAfter(...planted, placed)
  expect(await noteOf(inMelbourne)).toBeUndefined()
  expect(await noteOf(inMelbourne, 'Only 3 jobs suit.')).toBe('Only 3 jobs suit.')
})
