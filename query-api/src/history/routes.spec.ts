import type { EventMetadata } from '@wattle/contracts/envelope.ts'
import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import {
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { recordedIn } from '@wattle/projections/testing/happened.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

type Entry = {
  revision: number
  sentence: string
  because: { revision: number; sentence: string } | null
  causes: { revision: number }[]
}

const ask = async (path: string) => (await server.ask(path, { as: 'iris' })).body
const revisions = (body: { history: Entry[] }) => body.history.map(({ revision }) => revision)
const lemon = gardenStory[5]?.metadata.refs.plants[0] as string
const lemonCorner = gardenStory[2]?.metadata.refs.locations[0] as string

test('a garden without events has an empty history', async () => {
  const { status, body, headers } = await server.ask('/history', { as: 'iris' })
  expect({ status, body }).toEqual({
    status: 200,
    body: { history: [], nextToken: null, subject: null, asOf: null },
  })
  expect(headers).toMatchObject({ 'x-garden-revision': '-1', 'cache-control': 'no-store' })
})

test('the history lists the newest entry first, with its sentence and its event', async () => {
  await server.happen(iris, [locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  const { history } = await ask('/history')
  expect(history.map(({ sentence }: Entry) => sentence)).toEqual([
    'You added Rose to Bed',
    'You added the location Bed',
  ])
  const { type, ...data } = plantCreated('Rose', 'Bed')
  expect(history[0]).toEqual({
    revision: 1,
    occurredAt: '2026-01-01T00:01:00.000Z',
    kind: 'plants',
    sentence: 'You added Rose to Bed',
    actor: 'gardener',
    because: null,
    causes: [],
    commandId: idOf('command 1'),
    takeout: null,
    plantIds: [idOf('Rose')],
    type,
    version: 1,
    data,
  })
})

test('the pages of a history follow each other without gaps or repeats', async () => {
  await server.record(iris, gardenStory)
  const seen: number[] = []
  let path: string | null = '/history?limit=7'
  while (path) {
    const body = await ask(path)
    seen.push(...revisions(body))
    path = body.nextToken && `/history?limit=7&nextToken=${body.nextToken}`
  }
  expect(seen).toEqual(gardenStory.map(({ revision }) => revision).toReversed())
})

test('an entry links to the entry that caused it and to those that it caused', async () => {
  await server.record(iris, gardenStory)
  const { history } = await ask('/history?kind=care-plans&limit=100')
  const entry = (revision: number) => history.find((each: Entry) => each.revision === revision)
  expect(entry(8).because).toEqual({
    revision: 7,
    sentence: 'You asked for a care plan for Eureka lemon',
  })
  expect(entry(7).causes.map((each: Entry) => each.revision)).toEqual([8])
  expect(entry(6).because.sentence).toBe('You added Eureka lemon to Lemon corner')
  const added = await ask('/history?kind=plants&limit=100')
  expect(added.history.find((each: Entry) => each.revision === 48).causes).toEqual([
    { revision: 49, sentence: 'The care plan for Pineapple sage arrived with 1 task' },
  ])
})

test("a plant's history includes its tasks, and stays after the plant is deleted", async () => {
  await server.record(iris, gardenStory)
  const expected = gardenStory.filter(({ metadata }) => metadata.refs.plants.includes(lemon))
  const body = await ask(`/plants/${lemon}/history?limit=100`)
  expect(revisions(body)).toEqual(expected.map(({ revision }) => revision).toReversed())
  expect(body.history[0].sentence).toBe('You deleted Grandma’s lemon with 4 tasks')
  expect(await ask(`/history?plantId=${lemon}&limit=100`)).toEqual(body)
})

test('a history can be filtered by location, by kind, or by both', async () => {
  await server.record(iris, gardenStory)
  expect(revisions(await ask(`/history?locationId=${lemonCorner}`))).toEqual([62, 61, 55, 51, 47, 20, 5, 2])
  expect(revisions(await ask('/history?kind=visibility'))).toEqual([57, 53, 52, 51, 47, 46])
  expect(revisions(await ask(`/history?locationId=${lemonCorner}&kind=visibility`))).toEqual([51, 47])
})

test("a day of the history ends at midnight in the gardener's own state", async () => {
  await server.happen(iris, [
    { type: 'GardenPlaced', state: 'Western Australia' },
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
  ])
  // Recorded at midnight UTC, which is eight in the morning in Perth.
  expect(revisions(await ask('/history?at=2026-01-01'))).toEqual([2, 1, 0])
  expect(revisions(await ask('/history?at=2025-12-31'))).toEqual([])
  await server.record(fern, gardenStory)
  const { body } = await server.ask('/history?at=2026-02-21&limit=3', { as: 'fern' })
  // 21 February, 22:05 UTC, was already the 22nd in Adelaide.
  expect(revisions(body)).toEqual([17, 16, 15])
})

test('a photo that was removed for good is not shown on earlier days either', async () => {
  const removal = gardenStory.findIndex(({ type }) => type === 'PictureRemoved')
  const { imageUrl } = gardenStory[removal]?.data ?? {}
  const photographed = gardenStory.find(
    ({ type, data }) => type === 'PlantPhotographed' && data.imageUrl === imageUrl,
  )
  const [plantId] = photographed?.metadata.refs.plants ?? []
  const shownThen = async () => (await ask(`/plants/${plantId}/history?at=2026-02-21`)).asOf.plant.imageUrl
  await server.record(iris, gardenStory.slice(0, removal))
  expect(await shownThen()).toBe(imageUrl)
  await server.record(iris, gardenStory.slice(0, removal + 1))
  expect(await shownThen()).toBeNull()
})

test('a plant and its tasks are shown as they were on an earlier day', async () => {
  await server.record(iris, gardenStory)
  const { asOf } = await ask(`/plants/${lemon}/history?at=2026-02-20`)
  expect(asOf).toMatchObject({
    at: '2026-02-20',
    plant: { id: lemon, name: 'Eureka lemon', visibility: 'private' },
    location: { id: lemonCorner, name: 'Lemon corner' },
  })
  expect(asOf.tasks.map((task: { title: string; status: string }) => [task.title, task.status])).toEqual([
    ['Thin the young fruit', 'pending'],
    ['Feed with citrus food', 'pending'],
    ['Mulch to the drip line', 'pending'],
  ])
  const before = await ask(`/plants/${lemon}/history?at=2026-02-01`)
  expect(before).toEqual({
    history: [],
    nextToken: null,
    subject: { name: 'Grandma’s lemon', since: '2026-02-14T22:20:00.000Z', isDeleted: true },
    asOf: { at: '2026-02-01', plant: null, location: null, tasks: [], earlierCompleted: 0 },
  })
  const after = await ask(`/plants/${lemon}/history?at=2026-05-21`)
  expect(after.asOf).toMatchObject({ plant: null, tasks: [] })
})

test('an event that cannot be read still has its place in the history', async () => {
  const events = recordedIn(iris, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    plantCreated('Lily', 'Bed'),
    plantCreated('Sage', 'Bed'),
    taskAdded('Prune'),
  ])
  const [, rose, lily, , prune] = events
  if (!rose || !lily || !prune) throw new Error('There are five events.')
  events[1] = { ...rose, type: 'PlantPainted', data: { colour: 'blue' } }
  events[2] = { ...lily, version: 0, data: { unreadable: '{"na' }, metadata: {} as EventMetadata }
  events[4] = { ...prune, data: {} }
  await server.record(iris, events)
  const { history } = await ask('/history')
  expect(history.map(({ kind, sentence }: HistoryEntry) => [kind, sentence])).toEqual([
    [null, 'Something happened here that this release of Wattle can’t read'],
    ['plants', 'You added Sage to Bed'],
    [null, 'Something happened here that this release of Wattle can’t read'],
    [null, 'Something happened here that this release of Wattle can’t read'],
    ['locations', 'You added the location Bed'],
  ])
  expect(history[3]).toMatchObject({ type: 'PlantPainted', data: { colour: 'blue' }, actor: 'gardener' })
  expect(history[2]).toMatchObject({ occurredAt: rose.metadata.occurredAt, actor: null, plantIds: [] })
  expect(revisions(await ask('/history?kind=plants'))).toEqual([3, 2])
  expect(revisions(await ask('/history?at=2026-01-01'))).toEqual([4, 3, 2, 1, 0])
  const then = await ask(`/plants/${idOf('Sage')}/history?at=2026-01-01`)
  expect(then.asOf.plant.name).toBe('Sage')
})

test('a plant on an earlier day includes tasks that were reassigned to it', async () => {
  const task = { ...plannedTask('Weed'), plantId: null }
  const { taskId, plantId, dueDate, priority } = task
  await server.happen(iris, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    { type: 'TaskAdded', task },
    {
      type: 'TaskAssigned',
      plantId: idOf('Rose'),
      was: { taskId, plantId, dueDate, priority, status: 'pending' },
    },
  ])
  const { asOf } = await ask(`/plants/${idOf('Rose')}/history?at=2026-01-01`)
  expect(asOf.tasks.map(({ title }: { title: string }) => title)).toEqual(['Weed'])
})

test("only its owner can read a garden's history", async () => {
  await server.record(fern, gardenStory)
  for (const path of [
    `/plants/${lemon}/history`,
    `/history?plantId=${lemon}`,
    `/history?locationId=${lemonCorner}`,
    `/history?plantId=${lemonCorner}`,
    `/plants/${idOf('nothing')}/history`,
  ]) {
    const { status, body } = await server.ask(path, { as: 'iris' })
    expect({ path, status, code: body.code }).toEqual({
      path,
      status: 404,
      code: path.includes('locationId') ? 'location-not-found' : 'plant-not-found',
    })
  }
  expect(await ask('/history')).toEqual({ history: [], nextToken: null, subject: null, asOf: null })
  expect((await server.ask('/history')).status).toBe(401)
})

test('the CSV download holds the whole history, whatever the page limit', async () => {
  await server.happen(iris, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    { type: 'DisplayNameChosen', displayName: 'Iris, of "the hills"' },
    { type: 'TaskAdded', task: plannedTask('Weed') },
  ])
  const { status, text, headers } = await server.download('/history?format=csv&limit=1', 'iris')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="history.csv"',
  })
  const [head, ...lines] = text.split('\r\n')
  expect(head).toBe(
    '\ufeffrevision,occurredAt,kind,sentence,actor,because,type,data,takeout,commandId,plantIds',
  )
  expect(lines).toHaveLength(5)
  expect(lines[1]).toBe(
    '2,2026-01-01T00:02:00.000Z,profile,"You chose the display name Iris, of ""the hills""",gardener,,DisplayNameChosen,"{""displayName"":""Iris, of \\""the hills\\""""}",,b45d9983-a70c-5c92-8112-c9e6a0f8310b,',
  )
})

test('the JSON download holds the whole history as one page', async () => {
  await server.record(iris, gardenStory)
  const { text, headers } = await server.download(
    `/plants/${lemon}/history?format=json&limit=2&at=2026-03-01`,
    'iris',
  )
  expect(headers['content-disposition']).toBe('attachment; filename="history.json"')
  const page = await ask(`/plants/${lemon}/history?limit=100&at=2026-03-01`)
  expect(JSON.parse(text)).toEqual(page)
})

test.each(['/history?format=csv', `/plants/${lemon}/history?format=json`])(
  'a HEAD request for a history file reads no events: %s',
  async (path) => {
    await server.record(iris, gardenStory)
    const read = vi.spyOn(server.log.withDamaged, 'read')
    onTestFinished(() => read.mockRestore())
    const { headers } = await server.fetchBytes(path, 'iris')
    const ofOneFile = read.mock.calls.length
    const head = await server.fetchBytes(path, 'iris', 'HEAD')
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const name of ['content-type', 'content-disposition']) expect(head.headers[name]).toBe(headers[name])
    await server.fetchBytes(path, 'iris')
    expect(read).toHaveBeenCalledTimes(2 * ofOneFile)
  },
)

test('a garden may have one download and four plant-on-a-day requests in flight', async () => {
  await server.record(iris, gardenStory)
  const statuses = (times: number, path: string) =>
    Promise.all(Array.from({ length: times }, async () => (await server.download(path, 'iris')).status))
  const file = '/history?format=csv'
  expect((await statuses(2, file)).toSorted()).toEqual([200, 429])
  expect(await statuses(1, file)).toEqual([200])
  const day = `/plants/${lemon}/history?at=2026-02-20`
  expect((await statuses(6, day)).toSorted()).toEqual([200, 200, 200, 200, 429, 429])
  expect(await statuses(1, day)).toEqual([200])
})

test.each(['?kind=weather', '?at=tomorrow', '?format=pdf', '?nextToken=x', '?plantId=rose', '?limit=0'])(
  'an invalid history query is refused with 400: %s',
  async (query) => {
    expect((await server.ask(`/history${query}`, { as: 'iris' })).status).toBe(400)
  },
)
