import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { embeddedIssuer, mintToken, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from '../app.ts'

const origin = 'http://127.0.0.1:4000'
const host = '127.0.0.1:4000'
const nell = 'nell@example.com'
const rosa = 'rosa@example.com'

async function started(folder: string) {
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent' })
  const { app, stop } = await createWattle({ settings, origin, verifyAfter: 0 })
  const ask = async (email: string, method: 'GET' | 'POST', path: string, payload?: object) => {
    const token = await mintToken(origin, join(folder, 'identity'), { email })
    const headers = { authorization: `Bearer ${token}`, host }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    stop,
    ask,
    plant: (email: string, name: string) => ask(email, 'POST', '/locations', { name }),
    names: async (email: string) =>
      (await ask(email, 'GET', '/locations')).body.locations.map(({ name }: { name: string }) => name),
    metrics: async () => (await app.inject({ url: '/metrics', headers: { host } })).body,
  }
}

async function run(folder: string, program: 'verify' | 'repair', ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}-main.ts`), ...args], {
    env: { ...process.env, WATTLE_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, out, err }
}

/** Overwrites the file at the position of these words. */
function damage(path: string, words: string, bytes: Buffer): void {
  const file = readFileSync(path)
  const at = file.indexOf(words)
  expect(at).toBeGreaterThan(0)
  bytes.copy(file, at)
  writeFileSync(path, file)
}

test.each([
  ['one letter of an event', Buffer.from('B')],
  ['32 random bytes', randomBytes(32)],
])(
  'damage of %s is found at startup, blocks one garden only and can be repaired',
  { timeout: 120_000 },
  async (_what, bytes) => {
    const { folder, remove } = await scratchFolder()
    onTestFinished(remove)
    const [path, backup] = [join(folder, 'events.sqlite'), join(folder, 'backup.sqlite')]
    const nells = `garden-${gardenOf({ issuer: embeddedIssuer, subject: subjectOf(nell) })}`

    const first = await started(folder)
    await first.plant(nell, 'Yard')
    await first.plant(nell, 'Herb bed')
    await first.plant(rosa, 'Pond')
    await expect.poll(() => first.names(nell)).toHaveLength(2)
    await first.stop()
    copyFileSync(path, backup)
    const second = await started(folder)
    await second.plant(nell, 'Shade house')
    await expect.poll(() => second.names(nell)).toHaveLength(3)
    await second.stop()
    expect(await run(folder, 'verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing is damaged.'),
    })
    damage(path, 'Herb bed', bytes)

    const third = await started(folder)
    await expect.poll(third.metrics, { timeout: 60_000 }).toContain('wattle_damaged_streams 1')
    expect(await third.plant(nell, 'Orchard')).toMatchObject({
      status: 503,
      body: { code: 'garden-damaged' },
    })
    expect(await third.names(nell)).toEqual(['Yard', 'Herb bed', 'Shade house'])
    expect((await third.plant(rosa, 'Orchard')).status).toBe(201)
    const found = await run(folder, 'verify')
    expect(found).toMatchObject({
      code: 1,
      out: expect.stringContaining(`Damaged: Event 1 of ${nells} in ${path} `),
    })
    expect(await run(folder, 'repair', '--from', backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`Another process is using the event log at ${path}`),
    })
    await third.stop()

    expect(await run(folder, 'repair', '--from', backup)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${nells}: whole again, 1 event from the backup.`),
    })
    expect(await run(folder, 'verify')).toMatchObject({ code: 0 })
    const last = await started(folder)
    expect((await last.plant(nell, 'Orchard')).status).toBe(201)
    await expect.poll(() => last.names(nell)).toEqual(['Yard', 'Herb bed', 'Shade house', 'Orchard'])
    await last.stop()
  },
)

test.each([
  { program: 'verify', args: ['--all'], sentence: '--all is not an option.' },
  { program: 'repair', args: [], sentence: 'Name the backup with --from FILE' },
  { program: 'repair', args: ['--from', '/no/such.sqlite'], sentence: 'There is no event log at' },
] as const)(
  'an impossible $program prints one sentence and exits with 1: $args',
  async ({ program, args, sentence }) => {
    const { folder, remove } = await scratchFolder()
    onTestFinished(remove)
    const { code, out, err } = await run(folder, program, ...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(sentence)
  },
)

test.each(['verify', 'repair'] as const)('%s tells how to use it', async (program) => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const { code, out, err } = await run(folder, program, '--help')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('npm run')
})
