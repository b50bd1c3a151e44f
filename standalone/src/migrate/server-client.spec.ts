import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serverClient } from './server-client.ts'

/** A server that gives this answer to everything. */
async function answering(status: number, body: string) {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('an answer that is no JSON is that of another program', async () => {
  const origin = await answering(200, '<!doctype html>')
  await expect(serverClient(origin, 'token').status()).rejects.toThrow(
    `What answers at ${origin} is not Wattle: set HOST and PORT to where it is.`,
  )
})

test('a refusal is told in its own words', async () => {
  const origin = await answering(403, '{"message":"Only administrators can do that."}')
  await expect(serverClient(origin, 'token').status()).rejects.toThrow('Only administrators can do that.')
})
