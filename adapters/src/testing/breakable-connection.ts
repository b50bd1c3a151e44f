import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A local port that forwards to an engine and can be made to fail. */
export type BreakableConnection = {
  port: number
  /** The engine's address with this port as host. */
  through(address: string): string
  /** Breaks every connection and refuses new ones, like an engine that is down. */
  cut(): void
  /** Stops forwarding without breaking connections, like a hung engine or network. */
  freeze(): void
  /** Forwards everything again. */
  mend(): void
  /**
   * Breaks every connection once this many more bytes have been sent towards the engine, then accepts new ones, or
   * refuses them as after `cut`. Resolves when the connections are broken.
   */
  breakAfter(bytes: number, then?: 'open' | 'cut'): Promise<void>
  /** Holds back the next request of this kind. Resolves when it arrives, with a function that lets it pass. */
  holdBack(request: RequestKind): Promise<() => void>
  /**
   * Forwards the next request of this kind and drops every answer after it, so that the client never learns its
   * outcome. Resolves once the request is forwarded. `mend` breaks the connections whose answers were dropped.
   */
  loseAnswer(request: RequestKind): Promise<void>
  close(): Promise<void>
}

/** A text that the request contains, or a predicate. */
type RequestKind = string | ((request: Buffer) => boolean)

type Pair = { near: Socket; far: Socket }

/** Opens a connection to `address`, given as `host:port` or as an engine's address. */
export async function openBreakableConnection(address: string): Promise<BreakableConnection> {
  const { hostname, port: farPort } = new URL(address.includes('://') ? address : `tcp://${address}`)
  const pairs = new Set<Pair>()
  let state: 'open' | 'cut' | 'frozen' = 'open'
  let bytesLeft = Number.POSITIVE_INFINITY
  let onBroken: () => void = () => undefined
  let awaited: { request: RequestKind; meet: (pass: () => void) => void } | null = null
  let losesAnswers = false

  const isOf = (kind: RequestKind, data: Buffer) =>
    typeof kind === 'string' ? data.includes(kind) : kind(data)

  const breakAll = () => {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
    pairs.clear()
  }
  const spend = (bytes: number): boolean => {
    bytesLeft -= bytes
    if (bytesLeft > 0) return true
    bytesLeft = Number.POSITIVE_INFINITY
    breakAll()
    onBroken()
    return false
  }
  const pass = (far: Socket, data: Buffer) => {
    if (!spend(data.length)) return
    const met = awaited && isOf(awaited.request, data) ? awaited : null
    if (met === null) {
      far.write(data)
      return
    }
    awaited = null
    met.meet(() => far.write(data))
  }

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(farPort), hostname)
    const pair = { near, far }
    pairs.add(pair)
    if (state === 'frozen') near.pause()
    near.on('data', (data) => pass(far, data))
    far.on('data', (data) => {
      if (!losesAnswers) near.write(data)
    })
    for (const socket of [near, far]) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        pairs.delete(pair)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const set = (next: typeof state) => {
    state = next
    if (next === 'cut') breakAll()
    for (const { near, far } of pairs) {
      for (const socket of [near, far]) next === 'frozen' ? socket.pause() : socket.resume()
    }
  }

  const { port } = server.address() as AddressInfo
  return {
    port,
    through(address) {
      const url = new URL(address)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    cut: () => set('cut'),
    freeze: () => set('frozen'),
    mend() {
      if (losesAnswers) breakAll()
      losesAnswers = false
      awaited = null
      set('open')
    },
    breakAfter: (bytes, then = 'open') =>
      new Promise((resolve) => {
        bytesLeft = bytes
        onBroken = () => {
          state = then
          resolve()
        }
      }),
    holdBack: (request) =>
      new Promise((meet) => {
        awaited = { request, meet }
      }),
    loseAnswer: (request) =>
      new Promise((resolve) => {
        const meet = (pass: () => void) => {
          losesAnswers = true
          pass()
          resolve()
        }
        awaited = { request, meet }
      }),
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
