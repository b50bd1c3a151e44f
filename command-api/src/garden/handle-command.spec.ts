import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get } from '../lib/persistent-map.ts'
import { codeOf, handlerOn, happenedIn, myGarden, noon, openedLog, typesIn } from '../testing/garden-log.ts'
import { createLocation, createPlant, key, rename } from '../testing/sample-commands.ts'

describe('a command', () => {
  test('is recorded with its actor, time and cause', async () => {
    const log = openedLog()
    const { revision, events } = await handlerOn(log)(createLocation(), key)
    expect({ revision, events }).toEqual({ revision: 0, events: [locationCreated('bed')] })
    expect(await happenedIn(log)).toEqual([
      {
        event: locationCreated('bed'),
        gardenId: myGarden,
        revision: 0,
        position: expect.any(String),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        metadata: {
          commandId: key.commandId,
          commandHash: expect.stringMatching(/^[\w-]{22}$/),
          correlationId: idOf('correlation'),
          causationId: idOf('correlation'),
          actor: 'gardener',
          occurredAt: noon.toISOString(),
          refs: { plants: [], locations: [idOf('bed')], tasks: [] },
        },
      },
    ])
  })

  test('that changes nothing appends nothing and answers with the garden', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation())
    const { events, revision, garden } = await ask(rename('bed'))
    expect([events, revision, get(garden.locations, idOf('bed'))?.name]).toEqual([[], 0, 'bed'])
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('that is refused appends nothing', async () => {
    const log = openedLog()
    expect(await codeOf(handlerOn(log)(rename('Bed')))).toBe('location-not-found')
    expect(await happenedIn(log)).toEqual([])
  })

  test('waits for the previous command of the same garden', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    const answers = await Promise.all([
      ask(createLocation()),
      ask(createPlant('rose')),
      ask(createPlant('lily')),
      ask(rename('Long bed')),
    ])
    expect(answers.map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'PlantCreated', 'PlantCreated', 'LocationRenamed'])
  })

  test('runs after a failed one', async () => {
    const ask = handlerOn(openedLog())
    const [refused, done] = await Promise.allSettled([ask(rename('Bed')), ask(createLocation())])
    expect([refused.status, done.status]).toEqual(['rejected', 'fulfilled'])
  })

  test('does not see other gardens', async () => {
    const ask = handlerOn(openedLog())
    await ask(createLocation())
    expect(await codeOf(ask(rename('Mine'), { gardenId: idOf('another garden') }))).toBe('location-not-found')
  })
})

test('appended events are counted', async () => {
  const counted: number[] = []
  const ask = handlerOn(openedLog(), { onAppended: (events) => counted.push(events) })
  await ask(createLocation())
  await ask({
    type: 'ChangeLocation',
    locationId: idOf('bed'),
    changes: { name: 'Long bed', potFriendly: true },
  })
  await ask(rename('Long bed'))
  expect(counted).toEqual([1, 2])
})
