import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ErrorBody } from '@wattle/contracts/error-body.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type BadRequest, badRequests } from '../src/bad-requests.ts'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { operationsOf } from '../src/operations.ts'
import { planOf } from '../src/plan.ts'
import { test } from '../src/test.ts'

const seed = 20261121
const howMany = 1500
const atOnce = 8

const reads = ['/locations', '/plants', '/tasks-with-plants?limit=50', '/preferences', '/summary']

test('every bad request gets a plain refusal, the server stays healthy and nothing is written', async ({
  wattle,
}) => {
  const nell = await gardenerAt(wattle, 'nell@example.com')
  const things = await plantGarden(nell, 'Nell')
  await planOf(nell, things.plant)
  const token = await wattle.tokenFor('nell@example.com')
  const readAll = async () => Promise.all(reads.map(async (path) => (await nell.ask('GET', path)).text))
  const before = await readAll()

  const operations = await operationsOf(wattle)
  const waiting = fc.sample(badRequests(operations, things), { seed, numRuns: howMany })
  const taken: string[] = []
  const send = async ({ method, path, headers, body }: BadRequest) => {
    const response = await fetch(`${wattle.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && method !== 'GET' && { body }),
    })
    const text = await response.text()
    const isRefusal = response.status >= 400 && response.status < 500
    const isPlain =
      response.headers.get('content-type')?.includes('json') && ErrorBody.safeParse(JSON.parse(text)).success
    const hasAllow = response.status !== 405 || response.headers.has('allow')
    if (isRefusal && isPlain && hasAllow) return
    const told = `${method} ${path} ${JSON.stringify(headers)} ${body?.slice(0, 300)}`
    taken.push(`${told.slice(0, 800)} answered ${response.status} ${text.slice(0, 200)}`)
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await send(next)
    }),
  )

  expect(taken).toEqual([])
  expect(wattle.isRunning()).toBe(true)
  expect((await fetch(`${wattle.address}/healthz`)).status).toBe(200)
  expect(await wattle.isReady()).toBe(true)
  expect(await readAll()).toEqual(before)
})

test('a body over the limit is refused by its Content-Length, before it is read', async ({ wattle }) => {
  const token = await wattle.tokenFor('nell@example.com')
  for (const path of ['/locations', '/plants', '/tasks', '/preferences']) {
    const asked = request(`${wattle.address}/api${path}`, {
      method: path === '/preferences' ? 'PUT' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': 40_000_000,
      },
    })
    asked.flushHeaders()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect([path, answer.statusCode, JSON.parse(await text(answer)).code]).toEqual([
      path,
      413,
      'body-too-large',
    ])
    asked.destroy()
  }
})
