import { randomUUID } from 'node:crypto'
import { LogUnavailable, OutcomeUnknown, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import type { PlanRequested } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { idOf, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { requestPlanOn } from '../testing/care-plans.ts'
import { myGarden, noon, openedLog } from '../testing/garden-log.ts'
import { createCarePlanSaga } from './saga.ts'

/** A recorded event of a gardener who created this plant, with these changes. */
function created(plant: string, changes: Partial<RecordedEvent> = {}): RecordedEvent {
  const { type, ...data } = plantCreated(plant, 'bed')
  return {
    id: randomUUID(),
    type,
    version: 1,
    data,
    metadata: { actor: 'gardener', correlationId: idOf('correlation'), occurredAt: noon.toISOString() },
    stream: gardenStream(myGarden),
    revision: 0,
    position: '1',
    ...changes,
  } as RecordedEvent
}

const passedOver = `Event 0 of ${gardenStream(myGarden)} requests no care plan.`

/** A saga on a log of its own, or one that uses the given `requestPlan`. */
function opened(requestPlan = requestPlanOn(openedLog())) {
  const reported: unknown[] = []
  const requested: string[] = []
  const request = async (asked: PlanRequested) => {
    const isNew = await requestPlan(asked)
    requested.push(asked.plantId)
    return isNew
  }
  return { handle: createCarePlanSaga(request, (error) => reported.push(error)), requested, reported }
}

describe('other gardens get their plans', () => {
  test.each([
    ['has an id that is no UUID', created('rose', { id: 'q2345678-1234-4234-8234-123456789abc' })],
    ['does not say which plant it is about', created('rose', { data: {} })],
    ['does not say who caused it', created('rose', { metadata: null as never })],
  ])('although an event %s, which is reported', async (_, damaged) => {
    const { handle, requested, reported } = opened()
    await handle([damaged, created('lily')])
    expect(requested).toEqual([idOf('lily')])
    expect(reported).toMatchObject([{ message: passedOver }])
  })

  test('although the stream of a plan is damaged', async () => {
    const damage = new StreamDamaged('the log', 'carePlan-1', 0, 'cannot be read')
    const { handle, requested, reported } = opened(async ({ plantId }) => {
      if (plantId === idOf('rose')) throw damage
      return true
    })
    await handle([created('rose'), created('lily')])
    expect(requested).toEqual([idOf('lily')])
    expect(reported).toMatchObject([{ message: passedOver, cause: damage }])
  })
})

test.each([new LogUnavailable('Away.'), new OutcomeUnknown('Perhaps.')])(
  'when the log is away (%s), the events are delivered again',
  async (away) => {
    const { handle, reported } = opened(async () => {
      throw away
    })
    await expect(handle([created('rose')])).rejects.toBe(away)
    expect(reported).toEqual([])
  },
)
