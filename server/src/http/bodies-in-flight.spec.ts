import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BodyBounds } from './bodies-in-flight.ts'
import { createServer } from './server.ts'

const roomy = { all: 1_000_000, each: 1_000_000 }
const usual: BodyBounds = { smallBody: 0, small: roomy, large: roomy, stallTimeout: 60_000 }

/** A server with a route that responds only after `open` is called. */
async function opened(bounds: Partial<BodyBounds>) {
  const bodies = { ...usual, ...bounds }
  const app = await createServer({ logLevel: false, rateLimit: null, bodies, proxies: ['127.0.0.1'] })
  await app.register(multipart)
  onTestFinished(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  const { promise: door, resolve: open } = Promise.withResolvers<void>()
  const arrivals: (() => void)[] = []
  const arrived = () => new Promise<void>((tell) => arrivals.push(tell))
  app.post('/slow', async () => {
    for (const tell of arrivals.splice(0)) tell()
    await door
    return 'ok'
  })
  app.post('/quick', async () => 'ok')
  app.post('/form', async (asked) => ((await (await asked.file())?.toBuffer()) ?? '').length)
  const send = (url: string, length: number, from = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify('x'.repeat(length - 2)),
    })
  /** Sends a body that stays in memory until `open` is called. */
  const holding = async (length: number, from?: string) => {
    const working = arrived()
    const answer = send('/slow', length, from)
    await Promise.race([working, answer])
    return { answer }
  }
  /** Announces a body and sends the start of it. */
  const begin = async (beginning: string, announced: Record<string, string | number>, path = '/quick') => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9', ...announced }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
    sent.on('error', () => undefined)
    onTestFinished(() => void sent.destroy())
    const arrival = once(app.server, 'request')
    sent.write(beginning)
    const [received, response] = await arrival
    return { sent, received, response }
  }
  return { app, send, holding, arrived, open, begin }
}

/** The status, code and connection header of the response. */
async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { code } = JSON.parse(await text(answer))
  return [answer.statusCode, code, answer.headers.connection]
}

test('request bodies beyond the limits are refused until others are answered', async () => {
  const { send, holding, open } = await opened({ large: { all: 100, each: 60 } })
  const nell = await holding(50)
  const own = await send('/quick', 20)
  expect([own.statusCode, own.json().code, own.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    '2',
  ])

  const omar = await holding(40, '192.0.2.2')
  expect((await send('/quick', 20, '192.0.2.3')).statusCode).toBe(503)
  expect((await send('/quick', 10, '192.0.2.3')).statusCode).toBe(200)

  open()
  expect([(await nell.answer).statusCode, (await omar.answer).statusCode]).toEqual([200, 200])
  expect((await send('/quick', 60)).statusCode).toBe(200)
})

test('small bodies are accepted while large ones are at their limit', async () => {
  const { send, holding, open } = await opened({ smallBody: 20, large: { all: 100, each: 100 } })
  const nell = await holding(100)
  expect((await send('/quick', 21, '192.0.2.2')).statusCode).toBe(503)
  for (const from of ['192.0.2.1', '192.0.2.2']) expect((await send('/quick', 20, from)).statusCode).toBe(200)
  open()
  expect((await nell.answer).statusCode).toBe(200)
})

test('all addresses of an IPv6 household share one body limit', async () => {
  const { send, holding, open } = await opened({ large: { all: 100, each: 60 } })
  const nell = await holding(50, '2001:db8:0:7::1')
  expect((await send('/quick', 20, '2001:db8:0:7::2')).statusCode).toBe(429)
  expect((await send('/quick', 20, '2001:db8:0:8::1')).statusCode).toBe(200)
  open()
  expect((await nell.answer).statusCode).toBe(200)
})

test('an aborted body makes room again', async () => {
  const { send, begin } = await opened({ large: { all: 100, each: 100 } })
  const { sent, response } = await begin(`"${'x'.repeat(89)}`, { 'content-length': 100 })
  await expect.poll(async () => (await send('/quick', 20)).statusCode).toBe(503)
  const closed = once(response, 'close')
  sent.destroy()
  await closed
  expect((await send('/quick', 100)).statusCode).toBe(200)
})

test.each([
  ['by its length', { 'content-length': 1_000_000 }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body that is only announced, %s, takes no room', async (_, announced) => {
  const { send, begin } = await opened({ large: { all: 100, each: 100 } })
  await begin('"', announced)
  expect((await send('/quick', 99)).statusCode).toBe(200)
})

test('an announced body that finds no room once it arrives is refused', async () => {
  const { begin, holding, open } = await opened({ large: { all: 100, each: 100 } })
  const { sent } = await begin('"', { 'transfer-encoding': 'chunked' })
  const nell = await holding(90)
  const answer = answerTo(sent)
  sent.write('x'.repeat(50))
  expect((await answer).slice(0, 2)).toEqual([503, 'unavailable'])
  open()
  expect((await nell.answer).statusCode).toBe(200)
})

/** Waits until this many bytes of a request have arrived. */
function bytesOf(received: IncomingMessage, most: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  received.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes >= most) resolve()
  })
  return promise
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

test.each([
  ['/quick', '"', { 'content-length': 100 }],
  ['/form', file, { ...form, 'content-length': 1000 }],
])('a client that stalls while sending a body gets 408: %s', async (path, beginning, announced) => {
  const { begin } = await opened({ stallTimeout: 50 })
  const { sent } = await begin(beginning, announced, path)
  expect(await answerTo(sent)).toEqual([408, 'body-stalled', 'close'])
})

test('a body that keeps arriving does not time out, and neither does a slow response', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { begin, arrived, open } = await opened({ stallTimeout: 200 })
  const { sent, received } = await begin('"', { 'content-length': 6 * 64_000 + 2 }, '/slow')
  for (let part = 0; part < 3; part++) {
    const taken = bytesOf(received, 2 * 64_000)
    sent.write('x'.repeat(2 * 64_000))
    await taken
    vi.advanceTimersByTime(150)
  }
  const working = arrived()
  sent.end('"')
  await working
  vi.advanceTimersByTime(1000)
  open()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
})

test('the file of a multipart form counts towards the body limit', async () => {
  const { app } = await opened({ large: { all: 500, each: 500 } })
  const payload = `${file}${'x'.repeat(300)}\r\n--x--\r\n`
  const answer = await app.inject({ method: 'POST', url: '/form', headers: form, payload })
  expect([answer.statusCode, answer.body]).toEqual([200, '300'])
  const larger = payload.replace('x'.repeat(300), 'x'.repeat(600))
  const refused = await app.inject({ method: 'POST', url: '/form', headers: form, payload: larger })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
})
