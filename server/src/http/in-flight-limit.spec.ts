import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refused } from '@wattle/contracts/refusals.ts'
import { expect, onTestFinished, test } from 'vitest'
import { inFlightLimit } from './in-flight-limit.ts'

/** A response in flight, and the client request that waits for it. */
async function underWay() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end()
  asking.on('error', () => undefined)
  const [, answer] = await once(server, 'request')
  return { asking, answer }
}

test('each key has its limit, and all keys together have theirs', () => {
  const { hold } = inFlightLimit({ all: 5, each: 3 })
  const giveBack = hold('iris', 3)
  expect(() => hold('iris', 1)).toThrow(new Refused('too-many-requests'))
  hold('fern', 2)
  expect(() => hold('rosa', 1)).toThrow(new Refused('unavailable'))
  giveBack()
  hold('iris', 3)
})

test('capacity held for a response is released when the response is sent or aborted', async () => {
  const limit = inFlightLimit({ all: 1, each: 1 })
  for (const leave of ['send', 'break off']) {
    const { asking, answer } = await underWay()
    limit.holdFor(answer, 'iris')
    expect(() => limit.hold('iris', 1)).toThrow()
    const closed = once(answer, 'close')
    if (leave === 'send') answer.end()
    else asking.destroy()
    await closed
    limit.hold('iris', 1)()
  }
})

test('no capacity is held for a response whose client has gone', async () => {
  const limit = inFlightLimit({ all: 1, each: 1 })
  const { asking, answer } = await underWay()
  asking.destroy()
  await once(answer, 'close')
  limit.holdFor(answer, 'iris')
  limit.hold('iris', 1)
})
