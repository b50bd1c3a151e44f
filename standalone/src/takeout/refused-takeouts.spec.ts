import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTakeout } from '@wattle/command-api/takeout/read-takeout.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { zipOf } from '@wattle/query-api/takeout/zip.ts'
import { expect, test } from 'vitest'
import { eventsIn, lemon, nell, now, omar, openInstallation, story } from './testing/installation.ts'

const bounds = { mostPictures: 100 }
const beginning = story.slice(0, 3)
const lineOf = (event: object) => `${JSON.stringify(event)}\n`
const manifestOf = (events: number, changes: object = {}) =>
  JSON.stringify({
    format: 'wattle-takeout',
    version: 1,
    madeAt: now.toISOString(),
    gardenId: nell,
    displayName: null,
    counts: { events, locations: 0, plants: 0, tasks: 0, nurseryPlants: 0, pictures: 0 },
    ...changes,
  })

type Files = Record<string, string>

/** A ZIP of these files, with their checksums unless others are given. */
async function zipped(files: Files): Promise<string> {
  const { folder } = await openInstallation()
  const sum = (content: string) => createHash('sha256').update(content).digest('hex')
  const sums = Object.entries(files).map(([name, content]) => `${sum(content)}  ${name}\n`)
  const all = { 'checksums.txt': sums.join(''), ...files }
  const entries = Object.entries(all).map(([name, content]) => ({
    name,
    size: Buffer.byteLength(content),
    async *content() {
      yield content
    },
  }))
  const { stream } = await zipOf(entries, now)
  const file = join(folder, 'made.zip')
  await writeFile(file, stream)
  return file
}

const withEvents = (events: readonly object[]): Files => ({
  'manifest.json': manifestOf(events.length),
  'events.jsonl': events.map(lineOf).join(''),
})

const first = beginning[0] as (typeof beginning)[number]
const jobOf = (data: object) => ({
  stream: `carePlan-${lemon}-1`,
  revision: 0,
  id: crypto.randomUUID(),
  type: 'PlanRequested',
  version: 1,
  data: { gardenId: nell, plantId: lemon, round: 1, causationId: 'c', correlationId: 'c', ...data },
  metadata: {},
})

test('a small takeout made by hand can be read', async () => {
  const takeout = await readTakeout(await zipped(withEvents(beginning)), bounds)
  expect((await eventsIn(takeout)).map(({ id }) => id)).toEqual(beginning.map(({ id }) => id))
  takeout.close()
})

test.each<{ why: string; files: Files; sentence: string }>([
  { why: 'another ZIP', files: { 'hello.txt': 'hello' }, sentence: 'It has no manifest.json' },
  {
    why: 'another manifest',
    files: { ...withEvents(beginning), 'manifest.json': '{}' },
    sentence: 'Its manifest.json is not that of a takeout.',
  },
  {
    why: 'a newer version',
    files: { ...withEvents(beginning), 'manifest.json': manifestOf(3, { version: 2 }) },
    sentence: 'It was made by a newer release',
  },
  {
    why: 'a huge manifest',
    files: { ...withEvents(beginning), 'manifest.json': ' '.repeat(65_537) },
    sentence: "manifest.json is larger than any takeout's.",
  },
  {
    why: 'fewer events than it says',
    files: { ...withEvents(beginning), 'manifest.json': manifestOf(4) },
    sentence: 'It should hold 4 events, and holds 3.',
  },
  {
    why: 'a changed event',
    files: { ...withEvents(beginning), 'checksums.txt': `${'0'.repeat(64)}  events.jsonl\n` },
    sentence: 'events.jsonl does not match its checksum: it was changed or damaged.',
  },
  { why: 'no events', files: withEvents([]), sentence: 'Nothing ever happened in its garden.' },
  {
    why: 'what is no JSON',
    files: { 'manifest.json': manifestOf(1), 'events.jsonl': 'hello\n' },
    sentence: 'Line 1 of its events cannot be taken in',
  },
  {
    why: 'a line without end',
    files: { 'manifest.json': manifestOf(1), 'events.jsonl': '{'.repeat(3_000_000) },
    sentence: 'One of its lines is longer than any event.',
  },
  {
    why: 'an event that is not there',
    files: withEvents([first, { ...first, revision: 2 }]),
    sentence: 'Line 2 of its events cannot be taken in: Event 1 of the garden should be here.',
  },
  {
    why: 'an event of another shape',
    files: withEvents([{ ...first, data: { state: 'Atlantis' } }]),
    sentence: 'Line 1 of its events cannot be taken in: state:',
  },
  {
    why: 'an event of the future',
    files: withEvents([{ ...first, version: 9 }]),
    sentence: 'only supports versions 1 to 1',
  },
  {
    why: 'an unknown event',
    files: withEvents([{ ...first, type: 'GardenPaved' }]),
    sentence: 'There is no event called GardenPaved.',
  },
  {
    why: 'metadata of another shape',
    files: withEvents([{ ...first, metadata: { ...first.metadata, actor: 'root' } }]),
    sentence: 'Line 1 of its events cannot be taken in: actor:',
  },
  {
    why: 'an event of another garden',
    files: withEvents([first, { ...first, stream: gardenStream(omar) }]),
    sentence: `No garden has a stream ${gardenStream(omar)}.`,
  },
  {
    why: 'a stream of the installation',
    files: withEvents([first, { ...first, stream: 'identity-x' }]),
    sentence: 'No garden has a stream identity-x.',
  },
  {
    why: 'a picture from somewhere else',
    files: withEvents([
      {
        ...first,
        type: 'PlantPhotographed',
        data: { plantId: lemon, imageUrl: 'https://pictures.example/lemon.jpg' },
      },
    ]),
    sentence: 'Please upload the photo here first.',
  },
  {
    why: 'a care plan of another garden',
    files: withEvents([first, jobOf({ gardenId: omar })]),
    sentence: 'is of another garden.',
  },
  {
    why: 'a care plan of another plant',
    files: withEvents([first, jobOf({ plantId: omar })]),
    sentence: 'is of another plant.',
  },
  {
    why: 'a care plan that nobody asked for',
    files: withEvents([
      first,
      { ...jobOf({}), type: 'PlanClosed', data: { outcome: 'failed', closedOn: '2026-01-01' } },
    ]),
    sentence: 'begins with a request.',
  },
])('a takeout is refused in one sentence: $why', async ({ files, sentence }) => {
  await expect(readTakeout(await zipped(files), bounds)).rejects.toMatchObject({
    code: 'takeout-refused',
    message: expect.stringContaining(sentence),
  })
})

test('a file that is missing, truncated or no ZIP is refused in one sentence', async () => {
  const { folder } = await openInstallation()
  const whole = await readFile(await zipped(withEvents(beginning)))
  const [cut, noZip] = [join(folder, 'cut.zip'), join(folder, 'note.txt')]
  await writeFile(cut, whole.subarray(0, whole.length / 2))
  await writeFile(noZip, 'Dear garden')
  const broken = 'It cannot be read as a ZIP. Perhaps it is not complete.'
  for (const [file, why] of [
    [cut, broken],
    [noZip, broken],
    [join(folder, 'none.zip'), 'There is no such file.'],
  ] as const)
    await expect(readTakeout(file, bounds)).rejects.toMatchObject({
      code: 'takeout-refused',
      message: `${file} cannot be imported. ${why}`,
    })
})

test('a takeout whose events cannot be decompressed is refused in one sentence', async () => {
  const file = await zipped(withEvents(beginning))
  const zip = await readFile(file)
  // Marks the events as compressed in the central directory, although they are not.
  const method = zip.lastIndexOf('events.jsonl') - 36
  zip.writeUInt16LE(8, method)
  await writeFile(file, zip)
  await expect(readTakeout(file, bounds)).rejects.toThrow(
    `${file} cannot be imported. It cannot be read as a ZIP. Perhaps it is not complete.`,
  )
})

test('a takeout with too many pictures or with a changed picture is refused', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const file = await there.takeOut(nell)
  // One of its pictures was permanently removed.
  const mostPictures = new Set(story.flatMap(({ data }) => picturesIn(data))).size - 1
  await expect(readTakeout(file, { mostPictures: mostPictures - 1 })).rejects.toThrow(
    `It has ${mostPictures} pictures, and a garden here may have ${mostPictures - 1}: set WATTLE_PICTURE_QUOTA to more.`,
  )
  const takeout = await readTakeout(file, { mostPictures })
  takeout.close()

  const whole = await readFile(file)
  const jpeg = whole.indexOf(Buffer.from([0xff, 0xd8, 0xff]))
  whole[jpeg + 500] = (whole[jpeg + 500] ?? 0) ^ 1
  await writeFile(file, whole)
  await expect(readTakeout(file, bounds)).rejects.toThrow('does not match its checksum')
})

test('an import into a garden that is not empty writes nothing', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const file = await there.takeOut(nell)
  await expect(there.takeIn(file, nell)).rejects.toThrow(`Garden ${nell} is not empty.`)
  expect(await there.log.read(gardenStream(nell))).toHaveLength(story.length)
})

test('an import into a garden that came from an earlier takeout is refused', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const file = await there.takeOut(nell)
  const aDayLater = new Date(now.getTime() + 86_400_000)
  const later = await there.takeOut(nell, 'later.zip', aDayLater)
  const here = await openInstallation()
  await here.takeIn(file, omar)
  await expect(here.takeIn(later, omar)).rejects.toThrow(`Garden ${omar} is not empty.`)
})
