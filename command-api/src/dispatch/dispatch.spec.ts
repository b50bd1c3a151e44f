import { LogUnavailable, OutcomeUnknown, UnappendableEvents } from '@wattle/adapters/event-log/port.ts'
import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { ReadModelsUnavailable } from '@wattle/adapters/read-models/port.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { describe, expect, test } from 'vitest'
import { initialProfile } from '../state/entities.ts'
import { initialGarden } from '../state/garden.ts'
import { fern, iris, openedApp, problem } from '../testing/app.ts'
import { happenedIn, openedLog, wrapped } from '../testing/garden-log.ts'
import { createDispatch } from './dispatch.ts'

const key = 'a1b2c3d4-0000-4000-8000-00000000000a'
const withKey = (as: 'iris' | 'fern' = 'iris', given = key) => ({ as, headers: { 'idempotency-key': given } })

describe('a request with an Idempotency-Key', () => {
  test('sent again answers the same and changes nothing', async () => {
    const { ask, log } = await openedApp()
    const first = await ask('POST', '/locations', { name: 'Bed' }, withKey())
    const second = await ask('POST', '/locations', { name: 'Bed' }, withKey('iris', key.toUpperCase()))
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await happenedIn(log, iris)).toHaveLength(1)
  })

  test('sent again after the plant was changed still answers with the original plant', async () => {
    const { ask, log } = await openedApp()
    const bed = await ask('POST', '/locations', { name: 'Bed' })
    const rose = { name: 'Iceberg', species: 'Rosa', locationId: bed.body.location.id }
    const first = await ask('POST', '/plants', rose, withKey())
    await ask('PUT', `/plants/${first.body.plant.id}`, { name: 'Peace' })
    const second = await ask('POST', '/plants', rose, withKey())
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(second.headers['x-garden-revision']).toBe('2')
    expect(await happenedIn(log, iris)).toHaveLength(3)
  })

  test('sent again answers with the same counts of a cascade', async () => {
    const { ask } = await openedApp()
    const bed = (await ask('POST', '/locations', { name: 'Bed' })).body.location.id
    await ask('POST', '/plants', { name: 'Iceberg', species: 'Rosa', locationId: bed })
    const first = await ask('DELETE', `/locations/${bed}`, undefined, withKey())
    const second = await ask('DELETE', `/locations/${bed}`, undefined, withKey())
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(second.body.plantsDeleted).toBe(1)
  })

  test('sent again with its picture answers with the first picture', async () => {
    const { ask } = await openedApp()
    const bed = (await ask('POST', '/locations', { name: 'Bed' })).body.location.id
    const imageUrl = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
    const rose = { name: 'Iceberg', species: 'Rosa', locationId: bed, imageUrl }
    const first = await ask('POST', '/plants', rose, withKey())
    const second = await ask('POST', '/plants', rose, withKey())
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  test('completes a task once instead of toggling it back', async () => {
    const { ask } = await openedApp()
    const { id } = (await ask('POST', '/tasks', { title: 'Sweep', dueDate: '2026-04-01' })).body.task
    const first = await ask('PUT', `/tasks/${id}/complete`, undefined, withKey())
    const second = await ask('PUT', `/tasks/${id}/complete`, undefined, withKey())
    expect([first.body.task.status, second.body]).toEqual(['completed', first.body])
  })

  test.each([
    ['as it was sent', { name: 'Bed' }],
    ['as release 0.1.0 read it', NewLocation.parse({ name: 'Bed' })],
  ])('sent again to a new release, when the old one remembers it %s, answers the same', async (_, body) => {
    const { ask, handle, log } = await openedApp()
    const commandId = uuid5(iris, key)
    const locationId = uuid5(commandId, 'location')
    const command = { type: 'CreateLocation', locationId, ...NewLocation.parse({ name: 'Bed' }) } as const
    await handle(command, { commandId, asked: ['POST', '/api/locations', body] })
    const again = await ask('POST', '/locations', { name: 'Bed' }, withKey())
    expect([again.status, again.body.location.id]).toEqual([201, locationId])
    expect(await happenedIn(log, iris)).toHaveLength(1)
  })

  test('and different details is refused', async () => {
    const { ask, log } = await openedApp()
    await ask('POST', '/locations', { name: 'Bed' }, withKey())
    for (const answer of [
      await ask('POST', '/locations', { name: 'Yard' }, withKey()),
      await ask('POST', '/tasks', { title: 'Sweep', dueDate: '2026-04-01' }, withKey()),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        422,
        problem(
          'idempotency-key-reused',
          'This was already sent with different details. Please reload the page and try again.',
        ),
      ])
    }
    expect(await happenedIn(log, iris)).toHaveLength(1)
  })

  test('that another gardener also uses is a separate request', async () => {
    const { ask, log } = await openedApp()
    const mine = await ask('POST', '/locations', { name: 'Bed' }, withKey('iris'))
    const theirs = await ask('POST', '/locations', { name: 'Bed' }, withKey('fern'))
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body.location.id).not.toBe(mine.body.location.id)
    expect(await happenedIn(log, fern)).toHaveLength(1)
  })

  test.each(['1', 'no-uuid', `${key} `.repeat(2), '__proto__', ''])(
    'that is no UUID is refused: "%s"',
    async (given) => {
      const { ask, log } = await openedApp()
      const answer = await ask('POST', '/locations', { name: 'Bed' }, withKey('iris', given))
      expect([answer.status, answer.body]).toEqual([
        400,
        problem('idempotency-key-malformed', 'The Idempotency-Key must be a UUID.'),
      ])
      expect(await happenedIn(log, iris)).toEqual([])
    },
  )
})

describe('a request without an Idempotency-Key', () => {
  test('is a new request every time', async () => {
    const { ask } = await openedApp()
    const ids = [
      await ask('POST', '/locations', { name: 'Bed' }),
      await ask('POST', '/locations', { name: 'Bed' }),
    ]
    expect(ids[0]?.body.location.id).not.toBe(ids[1]?.body.location.id)
  })
})

describe('the garden revision', () => {
  test.each([
    ['-1', 201],
    ['0', 201],
    ['NaN', 400],
    ['1e3', 400],
    ['99999999999999999999', 400],
    ['0; drop table', 400],
    ['', 400],
  ])('of "%s" is answered %i', async (seen, status) => {
    const { ask } = await openedApp()
    const answer = await ask(
      'POST',
      '/locations',
      { name: 'Bed' },
      { headers: { 'x-garden-revision': seen } },
    )
    expect(answer.status).toBe(status)
  })

  test('that a gardener has seen makes a stale process read the log first', async () => {
    const log = openedLog()
    let appends = 0
    const counting = wrapped(log, {
      append: (...arguments_) => {
        appends++
        return log.append(...arguments_)
      },
    })
    const one = await openedApp({ log: counting, singleProcess: false })
    const other = await openedApp({ log, singleProcess: false })
    const { id } = (await one.ask('POST', '/locations', { name: 'Bed' })).body.location
    await other.ask('PUT', `/locations/${id}`, { name: 'Long bed' })
    appends = 0
    const headers = { 'x-garden-revision': '1' }
    const answer = await one.ask('PUT', `/locations/${id}`, { description: 'x' }, { headers })
    expect([answer.body.location.name, answer.headers['x-garden-revision']]).toEqual(['Long bed', '2'])
    expect(appends).toBe(1)
  })
})

describe('a change that hides something from visitors', () => {
  async function withPublicPlant(publicHasSeen: () => Promise<boolean>) {
    const waited: [string, number, number][] = []
    const opened = await openedApp({
      publicHasSeen: (...question) => {
        waited.push(question)
        return publicHasSeen()
      },
    })
    const { ask } = opened
    const imageUrl = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
    await ask('PUT', '/preferences', { displayName: 'Iris', about: 'By the sea', featureImageUrl: imageUrl })
    const bed = (await ask('POST', '/locations', { name: 'Bed' })).body.location.id
    const yard = (await ask('POST', '/locations', { name: 'Yard' })).body.location.id
    const rose = { name: 'Iceberg', species: 'Rosa', locationId: bed, visibility: 'public' }
    const plant = (await ask('POST', '/plants', rose)).body.plant.id
    waited.length = 0
    return { ...opened, yard, plant, imageUrl, waited }
  }

  test('is answered in time, marked as behind, though the read side hangs', async () => {
    const events = [{ type: 'GardenUnlisted' }] as const
    const namedGarden = { ...initialGarden, profile: { ...initialProfile, displayName: 'Iris' } }
    const ask = createDispatch(
      async () => ({ garden: namedGarden, events, revision: 7 }),
      () => new Promise(() => undefined),
      10,
    )
    const headers: Record<string, unknown> = {}
    const command = { id: key, body: {}, pictures: new Map() }
    const request = { gardener: { gardenId: iris }, headers: {}, method: 'PUT', url: '/preferences', command }
    const reply = { header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) }
    await ask(request as never, reply as never, { type: 'DeletePlant', plantId: idOf('rose') })
    expect(headers).toEqual({ 'x-garden-revision': 7, 'x-garden-behind': 'true' })
  })

  test('is answered when visitors no longer see it', async () => {
    const { ask, yard, plant, imageUrl, waited } = await withPublicPlant(async () => true)
    await ask('PUT', `/plants/${plant}`, { plantingMethod: 'pot' })
    expect(waited).toEqual([])
    for (const answer of [
      await ask('PUT', `/plants/${plant}`, { name: 'Peace' }),
      await ask('PUT', `/plants/${plant}`, { careInstructions: { watering: 'Weekly.' } }),
      await ask('PUT', `/plants/${plant}`, { imageUrl }),
      await ask('PUT', '/plants/move', { moves: [{ plantId: plant, locationId: yard }] }),
      await ask('PUT', `/plants/${plant}`, { visibility: 'private' }),
      await ask('DELETE', `/locations/${yard}`),
      await ask('PUT', '/preferences', { about: '', galleryImageUrls: [] }),
    ]) {
      expect([answer.status, answer.headers['x-garden-behind']]).toEqual([200, undefined])
    }
    expect(waited).toEqual([6, 7, 8, 9, 10, 11, 12].map((revision) => [iris, revision, 2000]))
  })

  test('does not include a change to a private plant', async () => {
    const { ask, plant, waited } = await withPublicPlant(async () => false)
    await ask('PUT', `/plants/${plant}`, { visibility: 'private' })
    waited.length = 0
    const answer = await ask('PUT', `/plants/${plant}`, { name: 'Peace' })
    expect([answer.headers['x-garden-behind'], waited]).toEqual([undefined, []])
  })

  test('is marked as behind when visitors may still see it', async () => {
    const { ask, plant } = await withPublicPlant(async () => false)
    const answer = await ask('DELETE', `/plants/${plant}`)
    expect([answer.status, answer.headers['x-garden-behind']]).toEqual([200, 'true'])
  })

  test('succeeds, marked as behind, when the read models are away', async () => {
    const { ask, plant } = await withPublicPlant(async () =>
      Promise.reject(new ReadModelsUnavailable('Away.')),
    )
    const answer = await ask('DELETE', `/plants/${plant}`)
    expect([answer.status, answer.headers['x-garden-behind']]).toEqual([200, 'true'])
  })
})

describe('a failing log', () => {
  const failing = async (error: Error) => {
    const log = openedLog()
    return openedApp({ log: wrapped(log, { append: async () => Promise.reject(error) }) })
  }

  test('that is away answers that nothing was changed', async () => {
    const { ask } = await failing(new LogUnavailable('The disk at /var/secret is full.'))
    const answer = await ask('POST', '/locations', { name: 'Bed' })
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([
      503,
      problem(
        'unavailable',
        'We can’t reach your garden right now. Nothing was changed. Please try again in a moment.',
      ),
      '2',
    ])
  })

  test('with an unknown outcome does not claim that nothing was changed', async () => {
    const { ask } = await failing(new OutcomeUnknown('The disk failed.'))
    const answer = await ask('POST', '/locations', { name: 'Bed' })
    expect([answer.status, answer.body]).toEqual([
      503,
      problem(
        'outcome-unknown',
        'We can’t reach your garden right now, so we don’t know whether that was saved. Please check before you try again.',
      ),
    ])
  })

  test('that refuses the size of an append answers with “too much at once”', async () => {
    const { ask } = await failing(new UnappendableEvents('2 MB'))
    const answer = await ask('POST', '/locations', { name: 'Bed' })
    expect([answer.status, answer.body]).toEqual([
      409,
      problem('too-much-at-once', 'That’s too much at once. Please split it up.'),
    ])
  })

  test('with any other error reveals no details', async () => {
    const { ask } = await failing(new TypeError('Cannot read properties of undefined (reading "secret")'))
    const answer = await ask('POST', '/locations', { name: 'Bed' })
    expect([answer.status, answer.body]).toEqual([
      500,
      problem('internal', 'Something went wrong on our side. Please try again.'),
    ])
  })
})

test('a conflict that outlasts the retries answers 409', async () => {
  const log = openedLog()
  const other = await openedApp({ log, singleProcess: false })
  await other.ask('POST', '/locations', { name: 'Bed' })
  const busy = await openedApp({
    singleProcess: false,
    log: wrapped(log, {
      append: async (...arguments_) => {
        await other.ask('POST', '/locations', { name: 'Yard' })
        return log.append(...arguments_)
      },
    }),
  })
  const answer = await busy.ask('POST', '/locations', { name: 'Border' })
  expect([answer.status, answer.body]).toEqual([
    409,
    problem('conflict', 'Your garden was changed somewhere else at the same time. Please try again.'),
  ])
})

test('the log records that a gardener made the request, but not her identity', async () => {
  const { ask, log } = await openedApp()
  const correlationId = idOf('correlation')
  await ask('POST', '/locations', { name: 'Bed' }, { headers: { 'x-correlation-id': correlationId } })
  const [{ metadata }] = (await happenedIn(log, iris)) as [Awaited<ReturnType<typeof happenedIn>>[number]]
  expect(metadata).toMatchObject({ actor: 'gardener', correlationId, causationId: correlationId })
  expect(JSON.stringify(await log.read(`garden-${iris}`))).not.toContain('issuer.example')
})
