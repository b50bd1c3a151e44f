import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { gardenOfStream, gardenStream } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usage } from './arguments.ts'

const main = join(import.meta.dirname, 'main.ts')
const stream = gardenStory[0]?.stream ?? ''
const garden = gardenOfStream(stream) ?? ''
const lemon = gardenStory[5]?.metadata.refs.plants[0] ?? ''

let scratch: Awaited<ReturnType<typeof scratchFolder>>
let log: ReturnType<typeof openSqliteEventLog>
beforeAll(async () => {
  scratch = await scratchFolder()
  // Stays open, as in a running server.
  log = openSqliteEventLog(join(scratch.folder, 'events.sqlite'))
  const notes = { id: crypto.randomUUID(), type: 'Noted', version: 1, data: {}, metadata: {} }
  await log.append('lease-relay', [notes], noStream)
  await log.append(stream, gardenStory, noStream)
})
afterAll(async () => {
  await log.close()
  await scratch.remove()
})

async function run(...args: string[]) {
  const env = { ...process.env, WATTLE_DATA: scratch.folder }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, out, err }
}

test("a deleted plant's history is printed, and its garden need not be named", async () => {
  const { code, out, err } = await run('--plant', lemon)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^2026-05-20T01:00:00.000Z {6}55 {2}You deleted Grandma’s lemon with 4 tasks\n/)
  expect(out).toContain('8  The care plan for Eureka lemon arrived with 3 tasks (care-plan)\n')
  expect(out).toContain('because of 7: You asked for a care plan for Eureka lemon\n')
  expect(out).not.toContain('Rosemary was')
})

test('with --at the plant and its tasks on that day are printed first', async () => {
  const { out } = await run('--plant', lemon, '--garden', garden, '--at', '2026-02-20')
  expect(out.split('\n').slice(0, 4)).toEqual([
    'On 2026-02-20: Eureka lemon (Citrus limon), private, in the ground, in Lemon corner',
    '  2026-03-20  Thin the young fruit, high priority, to do',
    expect.stringContaining('Feed with citrus food'),
    expect.stringContaining('Mulch to the drip line'),
  ])
})

test("a garden's whole history is printed as JSON or CSV", async () => {
  const { out } = await run('--garden', garden, '--json')
  const { history, nextToken } = JSON.parse(out)
  expect(history).toHaveLength(gardenStory.length)
  expect(history.at(-1)).toMatchObject({ revision: 0, type: 'GardenPlaced' })
  expect(nextToken).toBeNull()
  const table = await run('--garden', garden, '--csv')
  expect(table.out).toMatch(/^revision,occurredAt,kind,sentence,/)
})

test('an event that came with a takeout says so', async () => {
  const [moved, takeout] = [crypto.randomUUID(), '2026-03-01T00:00:00.000Z']
  const [first] = gardenStory.slice(0, 1).map(({ metadata, ...event }) => ({
    ...event,
    id: crypto.randomUUID(),
    metadata: { ...metadata, takeout },
  }))
  await log.append(gardenStream(moved), first ? [first] : [], noStream)
  expect((await run('--garden', moved)).out).toContain(' (takeout)\n')
  const { out } = await run('--garden', moved, '--json')
  expect(JSON.parse(out).history).toMatchObject([{ takeout }])
})

test('for an erased garden only the time of its erasure is printed', async () => {
  const [erased, at] = [crypto.randomUUID(), '2026-11-22T16:11:47.929Z']
  const event = { id: crypto.randomUUID(), type: 'GardenErased', version: 1, data: { nextGardenId: garden } }
  await log.append(identityStream(erased), [{ ...event, metadata: { occurredAt: at } }], noStream)
  const { code, out, err } = await run('--garden', erased)
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: `Garden ${erased} was erased on ${at}.\n` })
})

test('--help prints the usage', async () => {
  const { code, out } = await run('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run -s history -- --plant ID')
})

test.each([
  { args: [], sentence: 'Say whose history with --plant ID or --garden ID' },
  { args: ['--plant', 'rose'], sentence: '--plant rose: That is not a valid plant ID.' },
  { args: ['--plant', garden], sentence: 'No garden in this log has had a plant' },
  { args: ['--garden', lemon], sentence: 'There is no garden' },
  { args: ['--garden', garden, '--plant', garden], sentence: 'Plant not found' },
  { args: ['--garden', garden, '--at', 'today'], sentence: '--at today: Please enter a valid date' },
  { args: ['--garden', garden, '--csv', '--json'], sentence: 'Choose one of --csv and --json.' },
])('invalid arguments print one sentence and exit with 1: $args', async ({ args, sentence }) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(sentence)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a mistyped option is named, followed by the usage', async () => {
  expect(await run('--gardn', garden)).toEqual({
    code: 1,
    out: '',
    err: `--gardn is not an option.\n\n${usage}\n`,
  })
})
