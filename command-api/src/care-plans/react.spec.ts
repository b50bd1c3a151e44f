import type { Actor } from '@wattle/contracts/envelope.ts'
import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import {
  idOf,
  locationCreated,
  planAccepted,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { myGarden, noon } from '../testing/garden-log.ts'
import { planAskedFor } from './react.ts'

const happened = (event: GardenEvent, actor: Actor = 'gardener'): Happened => ({
  event,
  gardenId: myGarden,
  revision: 3,
  position: '0000000000000004',
  id: idOf('the event'),
  metadata: {
    commandId: idOf('command'),
    commandHash: 'hash',
    correlationId: idOf('correlation'),
    causationId: idOf('correlation'),
    actor,
    occurredAt: noon.toISOString(),
    refs: { plants: [], locations: [], tasks: [] },
  },
})
const request = (round: number) => ({
  type: 'PlanRequested',
  gardenId: myGarden,
  plantId: idOf('rose'),
  round,
  causationId: idOf('the event'),
  correlationId: idOf('correlation'),
})
const asked = { type: 'CarePlanRequested', plantId: idOf('rose'), round: 2, replacing: false } as const

describe('a care plan is requested', () => {
  test('for a new plant', () => {
    expect(planAskedFor(happened(plantCreated('rose', 'bed')))).toEqual(request(1))
  })

  test('for another round that the gardener asks for', () => {
    expect(planAskedFor(happened(asked))).toEqual(request(2))
  })

  test.each<Actor>(['seed', 'import', 'care-plan'])('but not for an event that %s wrote', (actor) => {
    expect(planAskedFor(happened(plantCreated('rose', 'bed'), actor))).toBeNull()
    expect(planAskedFor(happened(asked, actor))).toBeNull()
  })

  test('but not for an event from a takeout', () => {
    const { metadata, ...brought } = happened(plantCreated('rose', 'bed'))
    const takeout = noon.toISOString()
    expect(planAskedFor({ ...brought, metadata: { ...metadata, takeout } })).toBeNull()
  })

  test.each<GardenEvent>([
    locationCreated('bed'),
    planAccepted('rose', []),
    { type: 'CarePlanFailed', plantId: idOf('rose'), round: 1, reason: 'Away.' },
    taskAdded('Sweep'),
    { type: 'PlantMoved', plantId: idOf('rose'), from: idOf('bed'), to: idOf('yard'), visibility: 'private' },
  ])('but not for $type', (event) => {
    expect(planAskedFor(happened(event))).toBeNull()
  })
})
