import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { readSettings } from '@wattle/server/settings/settings.ts'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { createGateway, type GatewayOptions } from '../gateway.ts'

/** A server that responds with its name and the request it received. */
export async function echo(name: string) {
  const app = Fastify({ bodyLimit: 20_000_000 })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    reply.header('x-garden-revision', '7').header('content-security-policy', `of ${name}`)
    const length = body === undefined ? 0 : Buffer.isBuffer(body) ? body.length : JSON.stringify(body).length
    return reply.status(method === 'POST' ? 201 : 200).send({
      name,
      method,
      url,
      authorization: headers.authorization,
      from: headers['x-forwarded-for'],
      length,
    })
  })
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** A gateway to these two addresses, until the test ends. */
export async function gatewayTo(
  commandApi: string,
  queryApi: string,
  environment = {},
  options?: GatewayOptions,
) {
  const settings = readSettings({
    WATTLE_COMMAND_API: commandApi,
    WATTLE_QUERY_API: queryApi,
    WATTLE_LOG_LEVEL: 'silent',
    ...environment,
  })
  const { app, stop } = await createGateway(settings, '/no/such/folder', options)
  onTestFinished(stop)
  return app
}

/** The raw response to a raw request, up to the end of the connection. */
export async function spoken(address: string, request: string): Promise<string> {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(request.replaceAll('\n', '\r\n'))
  return text(socket)
}
