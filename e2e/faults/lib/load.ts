import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { picture } from './picture.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

/** A gardener who writes without pause, one command at a time, and repeats each until it is acknowledged. */
export type Writer = {
  gardenId: GardenId
  /** The names of the things whose commands were acknowledged. */
  acknowledged: Set<string>
  write(method: string, path: string, body: object): Promise<Record<string, { id: string }>>
}

/** What gardeners noticed of a fault. */
type Seen = {
  refusedWrites: number
  /** Milliseconds. */
  slowestRefusal: number
  /** The status and body of the latest refusal. */
  latestRefusal: string
  refusedReads: number
}

export type Load = {
  emails: readonly string[]
  writers: readonly Writer[]
  seen: Seen
  acknowledged(): number
  /** Resolves once this many further commands are acknowledged. */
  more(count: number): Promise<void>
  /** Resolves once every gardener has had a command acknowledged that started after this call. */
  goesOn(): Promise<void>
  stop(): Promise<void>
}

const gardeners = 4
/** Milliseconds between the commands of one gardener. */
const pause = 100
/** One in this many commands includes a picture. */
const pictureEvery = 10
/** Request timeout in milliseconds. */
const answerTimeout = 30_000
/** Milliseconds for a command with all its retries; if one takes longer, recovery has failed. */
const commandTimeout = 900_000

/**
 * Starts gardeners who write, each in a garden of their own, and one who reads. Throws errors that no
 * gardener should ever see.
 */
export async function startLoad(stage: Stage, name: string): Promise<Load> {
  const seen = unseen()
  const emails =
    stage.gardeners ?? Array.from({ length: gardeners }, (_, index) => `${name}-${index + 1}@example.com`)
  let stopped = false

  const writers = await Promise.all(emails.map((email) => writerAt(stage, email, seen)))
  const token = await stage.tokenFor(emails[0] as string)

  async function keepWriting({ acknowledged, write }: Writer): Promise<void> {
    for (let count = 1; !stopped; count++) {
      const thing = `${name} ${count}`
      if (count % pictureEvery === 0)
        await write('POST', '/nursery/plants', {
          name: thing,
          species: 'Correa alba',
          imageUrl: await picture(count),
        })
      else await write('POST', '/tasks', { title: thing, dueDate: '2026-12-01' })
      acknowledged.add(thing)
      await sleep(pause)
    }
  }

  async function keepReading(): Promise<void> {
    while (!stopped) {
      const answer = await ask(stage, token, 'GET', '/tasks-with-plants?limit=5').catch(() => null)
      if (!answer?.ok) seen.refusedReads++
      await answer?.body?.cancel()
      await sleep(250)
    }
  }

  await Promise.all(writers.map((writer) => plantIn(writer, name)))
  const work = Promise.all([...writers.map(keepWriting), keepReading()])
  work.catch(() => {
    stopped = true
  })
  const counts = () => writers.map(({ acknowledged }) => acknowledged.size)
  const acknowledged = () => counts().reduce((sum, count) => sum + count, 0)
  /** Fails at once if the load itself has failed. */
  const unlessFailed = (waiting: Promise<unknown>) => Promise.race([waiting, work.then(() => waiting)])

  return {
    emails,
    writers,
    seen,
    acknowledged,
    async more(count) {
      const wanted = acknowledged() + count
      await unlessFailed(until(`${count} more commands were acknowledged`, () => acknowledged() >= wanted))
    },
    async goesOn() {
      // The current command may have started before this call; the one after it has not.
      const wanted = counts().map((count) => count + 2)
      await unlessFailed(
        until('everybody could write again', () =>
          counts().every((count, index) => count >= (wanted[index] ?? 0)),
        ),
      )
    },
    async stop() {
      stopped = true
      await work
    },
  }
}

/**
 * A gardener who repeats each command until it is acknowledged, for at most a quarter of an hour. A refusal
 * that a retry would not change is thrown.
 */
export async function writerAt(stage: Stage, email: string, seen: Seen = unseen()): Promise<Writer> {
  const token = await stage.tokenFor(email)
  return {
    gardenId: stage.gardenOf(email),
    acknowledged: new Set(),
    async write(method, path, body) {
      const key = randomUUID()
      const first = performance.now()
      for (;;) {
        const begun = performance.now()
        const answer = await ask(stage, token, method, path, body, key).catch(() => null)
        if (answer?.ok) return (await answer.json()) as Record<string, { id: string }>
        const text = answer ? `${answer.status} ${await answer.text().catch(String)}` : 'no answer'
        if (begun - first > commandTimeout || (answer && answer.status < 500))
          throw new Error(`${method} ${path}: ${text}`)
        seen.refusedWrites++
        seen.slowestRefusal = Math.max(seen.slowestRefusal, performance.now() - begun)
        seen.latestRefusal = text
        await sleep(250)
      }
    },
  }
}

/** Sends one request and returns its response, whatever the status. */
export async function ask(
  stage: Pick<Stage, 'address'>,
  token: string,
  method: string,
  path: string,
  body?: object,
  key: string = randomUUID(),
): Promise<Response> {
  return await fetch(`${stage.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerTimeout),
  })
}

const unseen = (): Seen => ({ refusedWrites: 0, slowestRefusal: 0, latestRefusal: 'none', refusedReads: 0 })

/** Adds a plant, which starts a care plan. */
export async function plantIn(writer: Writer, name: string): Promise<void> {
  const { location } = await writer.write('POST', '/locations', { name: `Bed of ${name}` })
  await writer.write('POST', '/plants', {
    name: 'Tomato',
    species: 'Solanum lycopersicum',
    locationId: location?.id,
  })
}
