import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from './server.ts'

/** A server that answers when its door is opened. */
async function opened(bodies: { all: number; each: number }) {
  const app = await createServer({ logLevel: false, rateLimit: null, bodies, proxies: ['127.0.0.1'] })
  onTestFinished(() => app.close())
  const { promise: door, resolve: open } = Promise.withResolvers<void>()
  const arrivals: (() => void)[] = []
  app.post('/slow', async () => {
    for (const tell of arrivals.splice(0)) tell()
    await door
    return 'ok'
  })
  app.post('/quick', async () => 'ok')
  const send = (url: string, length: number, from = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify('x'.repeat(length - 2)),
    })
  /** Sends a body that is being worked on until the door opens. */
  const holding = async (length: number, from?: string) => {
    const arrived = new Promise<void>((tell) => arrivals.push(tell))
    const answer = send('/slow', length, from)
    await Promise.race([arrived, answer])
    return { answer }
  }
  return { app, send, holding, open }
}

test('bodies beyond what fits are asked to come back, until others are answered', async () => {
  const { send, holding, open } = await opened({ all: 100, each: 60 })
  const nell = await holding(50)
  const own = await send('/quick', 20)
  expect([own.statusCode, own.json().code, own.headers['retry-after']]).toEqual([503, 'unavailable', '2'])

  const omar = await holding(40, '192.0.2.2')
  expect((await send('/quick', 20, '192.0.2.3')).statusCode).toBe(503)
  expect((await send('/quick', 10, '192.0.2.3')).statusCode).toBe(200)

  open()
  expect([(await nell.answer).statusCode, (await omar.answer).statusCode]).toEqual([200, 200])
  expect((await send('/quick', 60)).statusCode).toBe(200)
})

test('what one household sends counts together in IPv6, whichever of its addresses it comes from', async () => {
  const { send, holding, open } = await opened({ all: 100, each: 60 })
  const nell = await holding(50, '2001:db8:0:7::1')
  expect((await send('/quick', 20, '2001:db8:0:7::2')).statusCode).toBe(503)
  expect((await send('/quick', 20, '2001:db8:0:8::1')).statusCode).toBe(200)
  open()
  expect((await nell.answer).statusCode).toBe(200)
})

test('a body that is broken off makes room again', async () => {
  const { app, send } = await opened({ all: 100, each: 100 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', 'content-length': 100 }
  const sent = request({ host: '127.0.0.1', port, path: '/quick', method: 'POST', headers })
  sent.on('error', () => undefined)
  const arrival = once(app.server, 'request')
  sent.write('"half')
  const [, response] = await arrival
  await expect.poll(async () => (await send('/quick', 10)).statusCode).toBe(503)
  const closed = once(response, 'close')
  sent.destroy()
  await closed
  expect((await send('/quick', 100)).statusCode).toBe(200)
})

test('a body in chunks counts as the most that its route reads', async () => {
  const { app } = await opened({ all: 1024 * 1024 - 1, each: 1024 * 1024 - 1 })
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const answer = await app.inject({ method: 'POST', url: '/quick', headers, payload: '"x"' })
  expect(answer.statusCode).toBe(503)
})
