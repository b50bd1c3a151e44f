import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { addPlant, settle, uploadPicture } from '../src/garden.ts'
import { type Gardener, gardenerAt } from '../src/gardener.ts'
import { longestPlan, planOf } from '../src/plan.ts'
import { type Production, startProduction } from '../src/production.ts'

const run = promisify(execFile)
const { WATTLE_TEST_ENGINE_KILL: killEngine, WATTLE_TEST_ENGINE_START: startEngine } = process.env

type Named = { id: string; name: string }
type TaskPage = { tasks: { title: string }[]; nextToken: string | null; count: number }

/** A month that no care plan reaches, so that it contains only what the test writes. */
const month = '2190-01'

/**
 * Adds tasks without pause, and repeats each until it is acknowledged. The tasks are completed, because a
 * garden may have any number of those.
 */
function keepWriting(gardener: Gardener) {
  const acknowledged: string[] = []
  let stopped = false
  async function write(): Promise<void> {
    while (!stopped) {
      const [title, key] = [`Job ${acknowledged.length + 1}`, randomUUID()]
      const isMade = async () => {
        const answer = await gardener
          .ask(
            'POST',
            '/tasks',
            { title, dueDate: `${month}-15`, status: 'completed' },
            { 'idempotency-key': key },
          )
          .catch(() => null)
        if (answer && answer.status >= 400 && answer.status < 500)
          throw new Error(`${answer.status}: ${answer.text}`)
        return answer?.status === 201
      }
      await vi.waitUntil(isMade, { timeout: 90_000, interval: 100 })
      acknowledged.push(title)
    }
  }
  const writing = write()
  return {
    acknowledged,
    /** Resolves once this many further tasks are acknowledged. */
    more: async (count: number) => {
      const wanted = acknowledged.length + count
      await vi.waitUntil(() => acknowledged.length >= wanted, { timeout: 90_000, interval: 50 })
    },
    async stop() {
      stopped = true
      await writing
    },
  }
}

/** Waits until the latest write can be read. */
async function readsAll(gardener: Gardener, count: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const answer = await gardener.ask('GET', `/tasks-with-plants?month=${month}&limit=1`).catch(() => null)
      if (answer?.status !== 200 || answer.headers.get('x-garden-behind')) return false
      return (answer.body as TaskPage).count >= count
    },
    { timeout: 120_000, interval: 250 },
  )
}

/** The titles of all tasks in the month. */
async function writtenBy(gardener: Gardener): Promise<string[]> {
  const titles: string[] = []
  for (let next = ''; ; ) {
    const query = `month=${month}&limit=200${next && `&nextToken=${encodeURIComponent(next)}`}`
    const { tasks, nextToken } = await gardener.read<TaskPage>(`/tasks-with-plants?${query}`)
    titles.push(...tasks.map(({ title }) => title))
    if (nextToken === null) return titles
    next = nextToken
  }
}

const engines: [
  string,
  (production: Production) => Promise<void>,
  (production: Production) => Promise<void>,
][] = [
  ['the log', (production) => production.killLog(), (production) => production.startLog()],
  ...['kafka', 'mongodb', 's3', 'openid'].map(
    (name) =>
      [name, () => engine(killEngine, name), () => engine(startEngine, name)] as [
        string,
        () => Promise<void>,
        () => Promise<void>,
      ],
  ),
]

async function engine(command: string | undefined, name: string): Promise<void> {
  if (command) await run('bash', ['-c', `${command} ${name}`])
}

test('whichever process or engine is killed, nothing is lost or done twice, and everything recovers by itself', {
  timeout: 15 * 60_000,
}, async ({ onTestFinished }) => {
  const production = await startProduction({
    realSignIn: process.env.WATTLE_TEST_OPENID_ISSUER !== undefined,
  })
  onTestFinished(() => production.stop())
  const rosa = await gardenerAt(production, 'rosa@example.test')
  await settle(rosa)
  const picture = await uploadPicture(rosa)
  const bed = (await rosa.write<{ location: Named }>('POST', '/locations', { name: 'Bed' })).location
  const plants: string[] = []
  const plant = async () => {
    const name = `Tomato ${plants.length + 1}`
    plants.push(await addPlant(rosa, bed.id, { name, species: 'Solanum lycopersicum', imageUrl: picture }))
  }

  const writing = keepWriting(rosa)
  await writing.more(5)
  for (const name of production.processes()) {
    await plant()
    await production.killProcess(name)
    await writing.more(10)
    await readsAll(rosa, writing.acknowledged.length)
  }
  for (const [name, kill, revive] of engines) {
    if (name !== 'the log' && !(killEngine && startEngine)) continue
    await plant()
    await kill(production)
    await revive(production)
    await writing.more(10)
    await readsAll(rosa, writing.acknowledged.length)
  }
  await writing.stop()

  expect((await writtenBy(rosa)).toSorted()).toEqual(writing.acknowledged.toSorted())
  for (const id of plants) {
    const { tasks } = await planOf(rosa, id, longestPlan)
    const asked = tasks.map(({ title, dueDate }) => `${title} ${dueDate}`)
    expect([asked.length > 0, asked.toSorted()]).toEqual([true, [...new Set(asked)].toSorted()])
  }
  expect((await fetch(`${production.address}${picture}`)).status).toBe(200)
  await vi.waitUntil(() => production.isReady(), { timeout: 60_000, interval: 500 })
})
