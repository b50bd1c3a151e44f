import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { refusals } from '@wattle/contracts/refusals.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from './server.ts'

/** The response to bytes that are not an HTTP request. */
async function answerTo(bytes: string) {
  const app = await createServer({ logLevel: false, rateLimit: null })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

test.each([
  [
    'headers that are too long',
    `GET /api/plants?search=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    'headers-too-large',
  ],
  ['nonsense', 'Dear Wattle,\r\n\r\n', 'invalid'],
] as const)('the refusal of %s has the shape of every error', async (_, bytes, code) => {
  const { head, body } = await answerTo(bytes)
  const { status, message } = refusals[code]
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain(`x-request-id: ${body.requestId}`)
  expect(body).toEqual({ code, message, requestId: expect.any(String) })
})
