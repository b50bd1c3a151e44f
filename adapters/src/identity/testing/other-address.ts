import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy at another address. The server sees its own host name, because an issuer names itself by the requested host.
 */
export async function openOtherAddress(origin: string, port = 0) {
  const { host, hostname, port: behind } = new URL(origin)
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    const headers = { ...incoming.headers, host }
    const { method, url: path } = incoming
    const onward = request({ hostname, port: behind, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
