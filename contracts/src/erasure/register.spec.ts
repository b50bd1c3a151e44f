import { expect, test } from 'vitest'
import { evolveErasure, RegisterEvent, type RegisteredErasure } from './register.ts'

const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

/** Events as they are stored. Every event that was ever stored must stay readable. */
const stored = [
  { type: 'ErasureScheduled', gardenId },
  { type: 'ErasureCancelled', gardenId },
  { type: 'ErasureStarted', gardenId },
  { type: 'ErasureFinished', gardenId },
] as const
const [scheduled, cancelled, started, finished] = stored

test('stored events of the erasure register parse unchanged', () => {
  expect(stored.map((event) => RegisterEvent.parse(event))).toEqual(stored)
})

const after = (...events: RegisterEvent[]) =>
  events.reduce<RegisteredErasure | null>(
    (erasure, event, index) => evolveErasure(erasure, event, `day ${index}`),
    null,
  )

test.each([
  ['scheduled', [scheduled], { state: 'scheduled', since: 'day 0' }],
  ['scheduled from the last time on', [scheduled, scheduled], { state: 'scheduled', since: 'day 1' }],
  ['cancelled', [scheduled, cancelled], null],
  ['started', [scheduled, started], { state: 'started', since: 'day 1' }],
  ['started without being scheduled', [started], { state: 'started', since: 'day 0' }],
  ['finished', [started, finished], { state: 'finished', since: 'day 1' }],
  ['never cancelled once it started', [started, cancelled], { state: 'started', since: 'day 0' }],
  ['never scheduled again once it started', [started, scheduled], { state: 'started', since: 'day 0' }],
  [
    'never started again once it is finished',
    [started, finished, started],
    { state: 'finished', since: 'day 1' },
  ],
])('an erasure is %s', (_how, events, expected) => {
  expect(after(...events)).toEqual(expected && { gardenId, ...expected })
})
