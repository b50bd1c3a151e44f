import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { UnknownEvent } from '@wattle/contracts/event.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from './server.ts'

async function opened() {
  const lines: Record<string, unknown>[] = []
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = await createServer({ logLevel: 'info', logStream, rateLimit: null })
  onTestFinished(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  const atLeast = (level: number) => lines.filter((line) => (line.level as number) >= level)
  return { app, lines, atLeast }
}
const [warn, error] = [40, 50]

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['2001:db8:77:77::77', '2001:db8:77::'],
])('a request from %s is logged by its route and its network', async (remoteAddress, network) => {
  const { app, lines } = await opened()
  app.get('/images/:name', async () => 'ok')
  await app.inject({ url: '/images/secret?signature=secret', remoteAddress })
  await app.inject({ url: '/nowhere/secret', remoteAddress })
  const routes = lines.map(({ req }) => req).filter(Boolean)
  expect(routes).toEqual([
    { method: 'GET', route: '/images/:name', network },
    { method: 'GET', route: 'none', network },
  ])
  const all = JSON.stringify(lines)
  expect(all).not.toContain('secret')
  expect(all).not.toContain(remoteAddress)
})

test('a refused sign-in is logged as a warning, and a missing one is not', async () => {
  const { app, atLeast } = await opened()
  app.get('/wrong', async () => {
    throw new InvalidToken('Nobody knows that one.')
  })
  app.get('/none', async () => {
    throw new Refused('unauthenticated')
  })
  await app.inject({ url: '/none', remoteAddress: '192.0.2.77' })
  expect(atLeast(warn)).toEqual([])
  await app.inject({ url: '/wrong', remoteAddress: '192.0.2.77' })
  expect(atLeast(warn)).toMatchObject([{ level: warn, msg: 'sign-in-refused', address: '192.0.2.77' }])
})

test('what every request meets during a rebuild or before an upgrade is not logged as an error', async () => {
  const { app, atLeast } = await opened()
  app.get('/rebuilding', async () => {
    throw new Refused('rebuilding', 40)
  })
  app.get('/newer', async () => {
    throw new UnknownEvent('There is no event called PlantSang.')
  })
  app.get('/damaged', async () => {
    throw new Refused('garden-damaged')
  })
  for (const url of ['/rebuilding', '/newer']) expect((await app.inject(url)).statusCode).toBe(503)
  expect(atLeast(warn)).toEqual([])
  await app.inject('/damaged')
  expect(atLeast(error)).toMatchObject([{ msg: 'garden-damaged' }])
})

const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 }
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes'
const json = { 'content-type': 'application/json', 'content-length': 100 }

test.each([
  ['in the middle of a body', '/body', json, '"half'],
  ['in the middle of a form', '/form', form, file],
  ['before it is answered', '/work', {}, ''],
  ['in the middle of an answer', '/endless', {}, ''],
])('a client that disconnects %s is not logged as an error', async (_, path, headers, body) => {
  const { app, lines, atLeast } = await opened()
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  await app.register(multipart)
  app.post('/body', async () => 'ok')
  app.post('/form', async (asked) => ((await (await asked.file())?.toBuffer()) ?? '').length)
  app.post('/work', async () => {
    sent.destroy()
    await gone
    throw new Refused('plant-not-found')
  })
  app.post('/endless', async () => endless())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const arrival = once(app.server, 'request')
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  sent.on('error', () => undefined).on('response', () => sent.destroy())
  if (body === '') sent.end()
  else sent.write(body)
  const [, response] = await arrival
  if (body !== '') sent.destroy()
  await once(response, 'close')
  leave()
  await expect.poll(() => lines.some(({ msg }) => msg !== 'incoming request' && lines.length > 1)).toBe(true)
  await app.close()
  expect(atLeast(error)).toEqual([])
})

function endless() {
  const chunk = Buffer.alloc(64 * 1024)
  return new Readable({
    read() {
      this.push(chunk)
    },
  })
}
