import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port of this computer that leads to an engine, until it is made to fail. */
export type BreakableConnection = {
  port: number
  /** An address of that engine, by way of this port. */
  through(address: string): string
  /** Breaks every connection and lets no new one through, as when the engine is gone. */
  cut(): void
  /** Passes nothing on any more and breaks nothing, as when the engine or the network hangs. */
  freeze(): void
  /** Lets everything through again. */
  mend(): void
  /**
   * Breaks every connection once this many more bytes have been sent towards the engine, then lets new ones through, or
   * as after `cut` none. Resolves when they are broken.
   */
  breakAfter(bytes: number, then?: 'open' | 'cut'): Promise<void>
  /** Holds back the next request of this kind; resolves, when it comes, to the function that lets it pass. */
  holdBack(request: RequestKind): Promise<() => void>
  /**
   * Lets the next request of this kind pass and no answer after it, so that whoever asked never learns what became of it;
   * resolves when it has passed. `mend` breaks the connections on which answers are missing.
   */
  loseAnswer(request: RequestKind): Promise<void>
  close(): Promise<void>
}

/** A text that the request contains, or what else tells it from others. */
export type RequestKind = string | ((request: Buffer) => boolean)

type Pair = { near: Socket; far: Socket }

/** Opens a way to `address`, as `host:port` or the address of an engine. */
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
