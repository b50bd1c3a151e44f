import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { echo, gatewayTo } from './testing/gateway.ts'

/** A server whose slow routes start a response and never end it, and the requests it has received. */
async function unhurried() {
  const asked: FastifyRequest[] = []
  const app = Fastify({ bodyLimit: 20_000_000 })
  app.addHook('onRequest', async (each) => void asked.push(each))
  const begin = async (_request: FastifyRequest, reply: { hijack(): void; raw: NodeJS.WritableStream }) => {
    reply.hijack()
    reply.raw.write('The beginning')
  }
  app.get('/api/slow', begin)
  app.get('/api/images/slow', begin)
  app.get('/api/images/endless', async () => {
    const chunk = Buffer.alloc(64 * 1024)
    return new Readable({
      read() {
        this.push(chunk)
      },
    })
  })
  app.all('/api/*', async () => ({ done: true }))
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return { asked, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** A server that accepts connections and never responds, and its connections. */
async function frozen() {
  const sockets: Socket[] = []
  const server = createTcpServer((socket) => sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const thaw = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    thaw()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, thaw }
}

/** Sends a request without reading the response; a body is only partly sent. */
function asking(url: string, { method = 'GET', from = '192.0.2.1' } = {}): ClientRequest {
  const body = { 'content-type': 'application/json', 'content-length': 1000 }
  const headers = { 'x-forwarded-for': from, ...(method === 'GET' ? {} : body) }
  const asked = request(url, { method, headers, agent: false })
  asked
    .on('error', () => undefined)
    .on('response', (response) => response.pause().on('error', () => undefined))
  onTestFinished(() => void asked.destroy())
  if (method === 'GET') asked.end()
  else asked.write('{')
  return asked
}

test.each([
  ['who send a body', 'POST', '/api/tasks'],
  ['who send a picture', 'PUT', '/api/images/uploads/a'],
  ['who look at a picture', 'GET', '/api/images/slow'],
  ['who read', 'GET', '/api/slow'],
])('slow clients %s do not delay others', async (_, method, path) => {
  const { asked, address: behind } = await unhurried()
  const app = await gatewayTo(behind, behind)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let slow = 0; slow < 200; slow++) asking(`${address}${path}`, { method })
  await vi.waitFor(() => expect(asked).toHaveLength(200), 20_000)
  for (const others of ['POST', 'GET'] as const)
    for (const url of ['/api/tasks', '/api/images/a']) {
      const answer = await app.inject({ method: others, url, ...(others === 'POST' && { payload: {} }) })
      expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }])
    }
})

test.each([
  ['writes', 'POST', '/api/tasks'],
  ['pictures', 'PUT', '/api/images/uploads/a'],
  ['reads', 'GET', '/api/slow'],
] as const)('%s in flight are limited in total and per household', async (kind, method, path) => {
  const { asked, address: behind } = await unhurried()
  const app = await gatewayTo(
    behind,
    behind,
    { WATTLE_PROXIES: '127.0.0.1' },
    { atOnce: { all: 3, each: 2 } },
  )
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${path}`
  const told = async (from: string, way: 'GET' | 'POST' | 'PUT', to: string) => {
    const answer = await app.inject({ method: way, url: to, headers: { 'x-forwarded-for': from } })
    return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
  }
  const quick = path === '/api/slow' ? '/api/tasks' : path
  const full = [503, 'unavailable', '2']
  const tooMany = [429, 'too-many-requests', '2']
  const done = [200, undefined, undefined]

  const first = asking(url, { method, from: '2001:db8:0:7::1' })
  asking(url, { method, from: '2001:db8:0:7::2' })
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000)
  expect(await told('2001:db8:0:7::3', method, quick)).toEqual(tooMany)
  expect(await told('2001:db8:0:8::1', method, quick)).toEqual(done)
  asking(url, { method, from: '192.0.2.1' })
  await vi.waitFor(() => expect(asked).toHaveLength(4), 20_000)
  expect(await told('192.0.2.2', method, quick)).toEqual(full)

  if (kind !== 'writes') expect(await told('192.0.2.2', 'POST', '/api/tasks')).toEqual(done)
  if (kind !== 'pictures') expect(await told('192.0.2.2', 'GET', '/api/images/a')).toEqual(done)
  if (kind !== 'reads') expect(await told('192.0.2.2', 'GET', '/api/tasks')).toEqual(done)

  first.destroy()
  await vi.waitFor(async () => expect(await told('2001:db8:0:7::3', method, quick)).toEqual(done), 20_000)
})

test('a request refused for lack of room is answered while its large body is still being sent', async () => {
  const behind = await echo('commands')
  const app = await gatewayTo(behind, behind, {}, { atOnce: { all: 0, each: 1 } })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/tasks`
  const sent = request(url, { method: 'POST', headers: { 'content-length': '6000000' } })
  const [answer, whole] = [once(sent, 'response'), once(sent, 'finish')]
  for (let part = 0; part < 60; part++) sent.write('x'.repeat(100_000))
  sent.end()
  const [response] = await answer
  expect([response.statusCode, JSON.parse(await text(response)).code]).toEqual([503, 'unavailable'])
  await whole
})

test('an unanswered read gets unavailable, and an unanswered write outcome-unknown', async () => {
  const { address } = await frozen()
  const app = await gatewayTo(address, address, {}, { readTimeout: 50, writeTimeout: 50 })
  for (const [method, code] of [
    ['GET', 'unavailable'],
    ['DELETE', 'outcome-unknown'],
    ['POST', 'outcome-unknown'],
  ] as const) {
    const answer = await app.inject({ method, url: '/api/tasks', ...(method === 'POST' && { payload: {} }) })
    expect([method, answer.statusCode, answer.json().code]).toEqual([method, 503, code])
  }
})

test('a takeout may take longer than the read timeout', async () => {
  const behind = Fastify()
  const gathered = Promise.withResolvers<string>()
  behind.get('/api/takeout', () => gathered.promise)
  behind.get('/api/tasks', () => new Promise(() => undefined))
  onTestFinished(async () => {
    behind.server.closeAllConnections()
    await behind.close()
  })
  const address = await behind.listen({ port: 0, host: '127.0.0.1' })
  const app = await gatewayTo(address, address, {}, { readTimeout: 50 })
  const garden = app.inject('/api/takeout')
  expect((await app.inject('/api/tasks')).json().code).toBe('unavailable')
  gathered.resolve('All of it')
  expect((await garden).body).toBe('All of it')
})

test('all reads of a frozen server wait at once, and reads beyond the limit are refused at once', async () => {
  const { address, sockets, thaw } = await frozen()
  const app = await gatewayTo(address, address, {}, { readTimeout: 600_000, atOnce: { all: 200, each: 200 } })
  const waiting = Array.from({ length: 200 }, async () => (await app.inject('/api/tasks')).json().code)
  await vi.waitFor(() => expect(sockets).toHaveLength(200), 20_000)
  expect((await app.inject('/api/tasks')).json().code).toBe('too-many-requests')
  thaw()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unavailable']))
})

test.each([
  ['sends no more of a body', 'POST', '/api/tasks'],
  ['does not read what is sent', 'GET', '/api/images/endless'],
])(
  'a client that %s is disconnected, together with its connection to the server behind',
  async (_, method, path) => {
    const { asked, address: behind } = await unhurried()
    const app = await gatewayTo(behind, behind, {}, { idleTimeout: 500 })
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${path}`
    const visitor = asking(url, { method })
    const left = new Promise((resolve) => visitor.on('error', resolve).on('close', resolve))
    await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000)
    const [{ raw }] = asked as [FastifyRequest]
    await vi.waitFor(() => expect(raw.socket.destroyed).toBe(true), 20_000)
    if (method === 'POST') await left
  },
)
