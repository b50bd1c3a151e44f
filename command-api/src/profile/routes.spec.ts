import {
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { jpeg, svg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { describe, expect, test } from 'vitest'
import { fern, iris, type OpenedApp, openedApp, problem } from '../testing/app.ts'
import { happenedIn, noon, openedLog, wrapped } from '../testing/garden-log.ts'

const blank = {
  state: null,
  postcode: null,
  city: null,
  country: 'Australia',
  hemisphere: 'southern',
  displayName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  shareGarden: false,
  eraseAfter: null,
  taskGeneration: {
    effort: 'Medium',
    preferredTaskTypes: ['Fertilising', 'Pruning', 'Pest control', 'Watering'],
    complexity: 'Simple',
    taskPeriod: 'Next 6 weeks',
  },
}
const pictureUrl = expect.stringMatching(/^\/api\/images\/[\w-]{44}$/)
const dataUrl = async () => `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
const profile = async (displayName = 'Iris') => {
  return { displayName, about: 'By the sea', featureImageUrl: await dataUrl() }
}
const taken = problem(
  'display-name-taken',
  'Display name already in use. Please choose a different name.',
  'displayName',
)
const save = ({ ask }: OpenedApp, body: object, as: 'iris' | 'fern' = 'iris') =>
  ask('PUT', '/preferences', body, { as })

describe('PUT /preferences', () => {
  test('answers with all saved preferences as flat fields', async () => {
    const opened = await openedApp()
    const answer = await save(opened, { state: 'Tasmania', postcode: '0800', city: 'Hobart' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { preferences: { ...blank, state: 'Tasmania', postcode: '0800', city: 'Hobart' } },
    ])
    expect(answer.headers['x-garden-revision']).toBe('0')
  })

  test('understands nested fields, also mixed with flat ones', async () => {
    const opened = await openedApp()
    const { body } = await save(opened, {
      location: {
        country: 'Australia',
        state: 'Victoria',
        city: '',
        postcode: '3000',
        hemisphere: 'southern',
      },
      postcode: '3001',
      taskGeneration: {
        gardeningEffort: 'High',
        preferredTasks: [],
        complexity: 'Expert',
        taskPeriod: 'This month',
      },
    })
    expect(body.preferences).toEqual({
      ...blank,
      state: 'Victoria',
      postcode: '3001',
      taskGeneration: {
        effort: 'High',
        preferredTaskTypes: [],
        complexity: 'Expert',
        taskPeriod: 'This month',
      },
    })
  })

  test('keeps absent fields and clears null or empty ones', async () => {
    const opened = await openedApp()
    await save(opened, { state: 'Tasmania', postcode: '7000', city: 'Hobart' })
    expect((await save(opened, { city: null, postcode: '' })).body.preferences).toEqual({
      ...blank,
      state: 'Tasmania',
    })
    expect((await save(opened, {})).body.preferences).toEqual({ ...blank, state: 'Tasmania' })
  })

  test.each([
    [{ state: 'NSW' }, 'state', 'Please choose your state or territory.'],
    [{ postcode: '200' }, 'postcode', 'Please enter a valid 4-digit Australian postcode'],
    [{ postcode: 2000 }, 'postcode', 'Please enter a valid 4-digit Australian postcode'],
    [{ location: { postcode: '20000' } }, 'postcode', 'Please enter a valid 4-digit Australian postcode'],
    [
      { displayName: 'Iris & Fern' },
      'displayName',
      'Display name can only include letters, numbers and spaces',
    ],
    [{ displayName: '  ' }, 'displayName', 'Display name can only include letters, numbers and spaces'],
    [{ displayName: 'x'.repeat(61) }, 'displayName', 'Please use at most 60 characters.'],
    [{ about: 'x'.repeat(2001) }, 'about', 'Please use at most 2,000 characters.'],
    [
      { featureImageUrl: 'https://elsewhere.example/a.jpg' },
      'featureImageUrl',
      'Please upload the photo here first.',
    ],
    [{ galleryImageUrls: ['nonsense'] }, 'galleryImageUrls.0', 'Please upload the photo here first.'],
    [
      { galleryImageUrls: Array(6).fill('data:image/png;base64,AAAA') },
      'galleryImageUrls',
      'You can upload up to 5 images.',
    ],
    [{ shareGarden: 'yes' }, 'shareGarden', 'This should be true or false.'],
    [
      { taskGeneration: { effort: 'Enormous' } },
      'taskGeneration.effort',
      'Please choose one of: Low, Medium, High.',
    ],
    [{ taskGeneration: 'High' }, 'taskGeneration', 'This should be a set of named fields.'],
  ])('refuses %o', async (body, path, message) => {
    const opened = await openedApp()
    const answer = await save(opened, body)
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })

  test.each([
    [
      { about: 'By the sea' },
      'profile-half-filled',
      'Please complete the display name, description and feature image or leave all fields blank',
      undefined,
    ],
    [
      { shareGarden: true },
      'listing-incomplete',
      'Please complete the display name, description and feature image before listing your garden',
      'shareGarden',
    ],
  ])('refuses %o by a rule of the profile', async (body, code, message, path) => {
    const opened = await openedApp()
    const answer = await save(opened, body)
    expect([answer.status, answer.body]).toEqual([409, problem(code, message, path)])
  })

  test('keeps a community profile with its pictures; plants can then be published', async () => {
    const opened = await openedApp()
    const { status, body } = await save(opened, {
      ...(await profile(' Zoë  of the Bay ')),
      galleryImageUrls: [await dataUrl()],
      shareGarden: true,
    })
    expect([status, body]).toEqual([
      200,
      {
        preferences: {
          ...blank,
          displayName: 'Zoë of the Bay',
          about: 'By the sea',
          featureImageUrl: pictureUrl,
          galleryImageUrls: [pictureUrl, pictureUrl],
          shareGarden: true,
        },
      },
    ])
    const { featureImageUrl, galleryImageUrls } = body.preferences
    expect(galleryImageUrls).toContain(featureImageUrl)
    const location = await opened.ask('POST', '/locations', { name: 'Bed' })
    const plant = await opened.ask('POST', '/plants', {
      name: 'Iceberg',
      species: 'Rosa',
      locationId: location.body.location.id,
      visibility: 'public',
    })
    expect([plant.status, plant.body.plant.visibility]).toEqual([201, 'public'])
  })

  test('refuses files that are no pictures, and another gardener’s pictures', async () => {
    const opened = await openedApp()
    const broken = await save(opened, {
      ...(await profile()),
      featureImageUrl: `data:image/png;base64,${svg().toString('base64')}`,
    })
    expect([broken.status, broken.body.code]).toEqual([415, 'picture-unreadable'])
    const { featureImageUrl } = (await save(opened, await profile('Fern'), 'fern')).body.preferences
    const foreign = await save(opened, { ...(await profile()), featureImageUrl })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'picture-not-found'])
    expect(foreign.body.issues).toMatchObject([{ path: 'featureImageUrl' }])
  })
})

describe('a display name', () => {
  test('belongs to one gardener, in any spelling', async () => {
    const opened = await openedApp()
    await save(opened, await profile('Iris of the Bay'))
    const said = await opened.log.read(displayNameStream('iris of the bay'))
    expect(said.map(({ type }) => type)).toEqual(['DisplayNameReserved', 'DisplayNameConfirmed'])
    const answer = await save(opened, await profile(' IRIS  of the bay'), 'fern')
    expect([answer.status, answer.body]).toEqual([409, taken])
  })

  test('claimed by two gardeners at once goes to one of them', async () => {
    const opened = await openedApp()
    const answers = await Promise.all([
      save(opened, await profile('Iris'), 'iris'),
      save(opened, await profile('iris'), 'fern'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is locked once it is saved', async () => {
    const opened = await openedApp()
    await save(opened, await profile())
    const answer = await save(opened, { displayName: 'Fern' })
    expect([answer.status, answer.body]).toEqual([
      409,
      problem('display-name-locked', 'Your display name is saved and cannot be changed.', 'displayName'),
    ])
    const theirs = await save(opened, await profile('Fern'), 'fern')
    expect(theirs.status).toBe(200)
  })

  test('of a refused profile is free for others', async () => {
    const opened = await openedApp()
    expect((await save(opened, { displayName: 'Iris' })).status).toBe(409)
    expect((await save(opened, await profile('Iris'), 'fern')).status).toBe(200)
  })

  test('of a refused profile leaves nothing in the log', async () => {
    const opened = await openedApp()
    const unreadable = `data:image/png;base64,${svg().toString('base64')}`
    await save(opened, { displayName: 'Half Filled' })
    await save(opened, { ...(await profile('Without Picture')), featureImageUrl: unreadable })
    await save(opened, await profile())
    await save(opened, { displayName: 'Another' })
    await save(opened, await profile('Iris'), 'fern')
    for (const name of ['Half Filled', 'Without Picture', 'Another'])
      expect(await opened.log.read(displayNameStream(name))).toEqual([])
    expect(await opened.log.read(displayNameStream('Iris'))).toHaveLength(2)
  })

  test('stays reserved when the log fails before the profile is saved, and the retry gets it', async () => {
    const log = openedLog()
    let away = true
    const opened = await openedApp({
      log: wrapped(log, {
        append: async (stream, events, expected) => {
          if (away && stream === gardenStream(iris)) throw new LogUnavailable('Away.')
          return log.append(stream, events, expected)
        },
      }),
    })
    expect((await save(opened, await profile())).status).toBe(503)
    expect((await save(opened, await profile('Iris'), 'fern')).body).toEqual(taken)
    away = false
    expect((await save(opened, await profile())).status).toBe(200)
  })

  describe('whose reservation expires before the profile is written', () => {
    /**
     * Iris saves her profile. At the first append to her garden a minute passes, and Fern saves the same
     * name.
     */
    async function overtaken(next: (log: EventLog) => EventLog['append']) {
      const log = openedLog()
      let now = noon
      let isOvertaken = false
      const opened: OpenedApp = await openedApp({
        clock: () => now,
        log: wrapped(log, {
          append: async (stream, events, expected) => {
            if (isOvertaken || stream !== gardenStream(iris)) return log.append(stream, events, expected)
            isOvertaken = true
            now = new Date(noon.getTime() + 61_000)
            const { status } = await save(opened, { ...(await profile()), shareGarden: true }, 'fern')
            expect(status).toBe(200)
            return next(log)(stream, events, expected)
          },
        }),
      })
      const wanted = { ...(await profile()), shareGarden: true }
      const headers = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-00000000000a' }
      const ask = () => opened.ask('PUT', '/preferences', wanted, { as: 'iris', headers })
      const typesOf = async (gardenId: string) =>
        (await happenedIn(log, gardenId)).map(({ event }) => event.type)
      return { opened, ask, answer: await ask(), typesOf }
    }
    const saved = ['DisplayNameChosen', 'ProfilePresented', 'GardenListed']

    test('is withdrawn from the garden that lost it, which can choose another', async () => {
      const { opened, ask, answer, typesOf } = await overtaken((log) => log.append)
      expect([answer.status, answer.body, answer.headers['x-garden-revision']]).toEqual([409, taken, '4'])
      const withdrawn = [...saved, 'GardenUnlisted', 'DisplayNameWithdrawn']
      expect([await typesOf(iris), await typesOf(fern)]).toEqual([withdrawn, saved])
      expect((await ask()).body).toEqual(taken)
      expect(await typesOf(iris)).toEqual(withdrawn)
      expect((await save(opened, { displayName: 'Iris Vale', shareGarden: true })).status).toBe(200)
      expect((await save(opened, { about: 'Up the hill' }, 'fern')).status).toBe(200)
    })

    test('is withdrawn with the next save when the process ended before that', async () => {
      const { opened, answer, typesOf } = await overtaken((log) => async (...append) => {
        await log.append(...append)
        throw new OutcomeUnknown('Killed.')
      })
      expect(answer.status).toBe(503)
      const again = await save(opened, { displayName: 'Iris', about: 'Up the hill' })
      expect([again.status, again.body]).toEqual([409, taken])
      const rest = ['ProfilePresented', 'GardenUnlisted', 'DisplayNameWithdrawn']
      expect([await typesOf(iris), await typesOf(fern)]).toEqual([[...saved, ...rest], saved])
    })

    test('is not written by the next attempt', async () => {
      const { answer, typesOf } = await overtaken(() => async (stream, _events, expected) => {
        throw new WrongExpectedRevision(stream, expected, expected)
      })
      expect([answer.status, answer.body]).toEqual([409, taken])
      expect([await typesOf(iris), await typesOf(fern)]).toEqual([[], saved])
    })
  })

  test('a saved profile is answered as saved, though its name could not be confirmed', async () => {
    const log = openedLog()
    let now = noon
    const opened = await openedApp({
      clock: () => now,
      log: wrapped(log, {
        append: async (stream, events, expected) => {
          if (events[0]?.type === 'DisplayNameConfirmed') throw new LogUnavailable('Away.')
          return log.append(stream, events, expected)
        },
      }),
    })
    expect((await save(opened, await profile())).status).toBe(200)
    now = new Date(noon.getTime() + 120_000)
    expect((await save(opened, await profile('Iris'), 'fern')).body).toEqual(taken)
  })
})
