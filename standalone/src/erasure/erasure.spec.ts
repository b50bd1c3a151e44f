import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from '../app.ts'

const host = '127.0.0.1:4000'
const origin = `http://${host}`
const aWeek = 7 * 24 * 3_600_000

/** Words that occur nowhere else. */
const words = {
  location: 'Quokkaecke',
  plant: 'Zwitscherrose',
  note: 'Mondscheindünger',
  nursery: 'Fundgrubenfarn',
  task: 'Wisperschnitt',
  displayName: 'Traumgartenkönigin',
  about: 'Hinterhofparadies',
  postcode: '3799',
}

/** A server with its own data folder and a clock that the spec can advance. */
async function opened() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent', WATTLE_RATE_LIMIT: 'off' })
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const start = () => createWattle({ settings, origin, clock, eraseInterval: 10 })
  let wattle = await start()
  onTestFinished(() => wattle.stop())
  const token = await mintToken(origin, join(folder, 'identity'), { email: 'nell@example.com' })

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const answer = await wattle.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, host },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null }
  }
  return {
    folder,
    ask,
    pass: (milliseconds: number) => (ahead += milliseconds),
    wattle: () => wattle,
    async stop() {
      await wattle.stop()
    },
    async restart() {
      await wattle.stop()
      wattle = await start()
    },
  }
}

/** A picture unlike any other. */
const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

/** The names of files under a folder that contain any of these. */
async function filesWith(folder: string, wanted: readonly (string | Buffer)[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    for (const each of wanted)
      if (bytes.includes(each))
        found.push(`${entry.name}: ${typeof each === 'string' ? each : 'the picture'}`)
  }
  return found
}

test("after an erasure no file in the data folder holds the gardener's words or picture", async () => {
  const { folder, ask, pass, wattle, stop, restart } = await opened()
  const dataUrl = `data:image/jpeg;base64,${(await noise()).toString('base64')}`
  const { body: location } = await ask('POST', '/locations', {
    name: words.location,
    description: words.note,
  })
  const locationId = location.location.id
  const { body: plant } = await ask('POST', '/plants', {
    name: words.plant,
    species: words.plant,
    locationId,
    imageUrl: dataUrl,
    careInstructions: { fertilizing: words.note },
  })
  const { imageUrl } = plant.plant
  await ask('POST', '/nursery/plants', { name: words.nursery, species: words.nursery, notes: words.note })
  await ask('POST', '/tasks', { title: words.task, description: words.note, dueDate: '2026-12-01' })
  await ask('PUT', '/preferences', {
    displayName: words.displayName,
    about: words.about,
    featureImageUrl: imageUrl,
    galleryImageUrls: [imageUrl],
    state: 'Victoria',
    postcode: words.postcode,
    shareGarden: true,
  })
  const look = (path: string) => wattle().app.inject({ url: path, headers: { host } })
  const page = `/public/${encodeURIComponent(words.displayName)}`
  const picture = (await look(imageUrl)).rawPayload
  const all = [...Object.values(words), words.displayName.toLowerCase(), picture]
  await expect.poll(async () => (await look(page)).statusCode).toBe(200)
  const before = (await filesWith(folder, all)).map((file) => file.replace(/.*: /, ''))
  for (const word of Object.values(words)) if (word !== words.postcode) expect(before).toContain(word)
  expect(before).toContain('the picture')

  expect((await ask('POST', '/erasure')).status).toBe(202)
  // Once the request has succeeded, visitors no longer see the garden.
  expect((await look(page)).statusCode).toBe(404)
  expect((await look('/sitemaps/gardens.xml')).body).not.toContain(page)
  await ask('DELETE', '/erasure')
  await expect.poll(async () => (await look(page)).statusCode).toBe(200)

  await ask('POST', '/erasure')
  pass(aWeek)
  const isListed = async () => {
    pass(1000)
    return (await readdir(folder)).includes('erased-gardens.txt')
  }
  await expect.poll(isListed).toBe(true)
  await expect.poll(async () => (await look(imageUrl)).statusCode).toBe(404)
  await expect.poll(async () => (await ask('GET', '/locations')).body.locations).toEqual([])
  await stop()
  expect(await filesWith(folder, all)).toEqual([])

  // A returning gardener starts with an empty garden, and may use the same name.
  await restart()
  const again = await ask('POST', '/locations', { name: 'Bed' })
  expect([again.status, again.headers['x-garden-revision']]).toEqual([201, '0'])
  const profile = { displayName: words.displayName, about: words.about, featureImageUrl: dataUrl }
  const named = await ask('PUT', '/preferences', { ...profile, galleryImageUrls: [dataUrl] })
  expect(named.body.preferences.displayName).toBe(words.displayName)
}, 60_000)
