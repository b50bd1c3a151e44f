import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from '@wattle/adapters/testing/self-signed.ts'
import { expect, onTestFinished, test } from 'vitest'
import { gatewayTo } from './testing/gateway.ts'

test('a server with an untrusted certificate gets no request, and the client gets unavailable', async () => {
  const tokens: (string | undefined)[] = []
  const impostor = createServer(selfSigned(), ({ headers }, response) => {
    tokens.push(headers.authorization)
    response.end('{}')
  })
  impostor.listen(0, '127.0.0.1')
  await once(impostor, 'listening')
  onTestFinished(() => void impostor.close().closeAllConnections())
  const address = `https://127.0.0.1:${(impostor.address() as AddressInfo).port}`
  const app = await gatewayTo(address, address)
  for (const method of ['GET', 'POST'] as const) {
    const headers = { authorization: 'Bearer token' }
    const answer = await app.inject({ method, url: '/api/tasks', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  }
  expect(tokens).toEqual([])

  const trusting = request(address, { rejectUnauthorized: false, agent: false }).end()
  const [response] = await once(trusting, 'response')
  expect(response.statusCode).toBe(200)
  response.destroy()
})
