import { expect, test } from 'vitest'
import { AiSpendEvent, aiSpendStream } from './ai-spend-events.ts'

const reservationId = '0b8f2a58-6f0e-4c5e-9d0b-5d6f3a1e7c42'
const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

/** Events as they are stored. Every event that was ever stored must stay readable. */
const stored = [
  { type: 'AiSpendReserved', reservationId, gardenId, most: 17076 },
  { type: 'AiSpendSettled', reservationId, cost: 1900 },
]

test('stored events of a day’s AI spending parse unchanged', () => {
  expect(stored.map((event) => AiSpendEvent.parse(event))).toEqual(stored)
  expect(aiSpendStream('2026-03-21')).toBe('aiSpend-2026-03-21')
})

test.each([-1, 0.5])('%d is not a valid amount', (amount) => {
  expect(AiSpendEvent.safeParse({ ...stored[0], most: amount }).success).toBe(false)
  expect(AiSpendEvent.safeParse({ ...stored[1], cost: amount }).success).toBe(false)
})
