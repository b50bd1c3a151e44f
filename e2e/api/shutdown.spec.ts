import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { addLocation } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { test } from '../src/test.ts'

test('a server that is asked to shut down does so even if a request never ends', { timeout: 30_000 }, async ({
  wattle,
}) => {
  const nell = await gardenerAt(wattle, 'nell@example.com')
  const id = await addLocation(nell, 'Verandah')
  const { hostname, port } = new URL(wattle.address)
  const token = await wattle.tokenFor('nell@example.com')
  const slow = connect(Number(port), hostname)
  slow.on('error', () => undefined)
  await once(slow, 'connect')
  slow.write(
    `POST /api/locations HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\n`,
  )
  slow.write('content-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":')
  expect((await nell.ask('GET', `/locations/${id}`)).status).toBe(200)

  await wattle.end()
  expect(wattle.isRunning()).toBe(false)
  slow.destroy()

  await wattle.start()
  expect((await nell.ask('GET', `/locations/${id}`)).status).toBe(200)
})
