import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CuttableProxy = {
  origin: string
  /** Breaks every connection and takes no new one. */
  cut(): void
  mend(): void
  /** Holds back the next request that contains this text; resolves, when it comes, to the function that lets it pass. */
  holdBack(text: string): Promise<() => void>
  close(): Promise<void>
}

/** A way to a server that can be cut like a cable. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  let awaited: { text: string; meet: (pass: () => void) => void } | null = null

  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  const join = (near: Socket, far: Socket) => {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }

  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    join(near, far)
    far.on('data', (chunk) => near.write(chunk))
    near.on('data', (chunk) => {
      const met = awaited && chunk.includes(awaited.text) ? awaited : null
      if (!met) {
        far.write(chunk)
        return
      }
      awaited = null
      met.meet(() => far.write(chunk))
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((begun) => server.once('listening', begun))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false
    },
    holdBack: (text) =>
      new Promise((meet) => {
        awaited = { text, meet }
      }),
    async close() {
      cut()
      await new Promise((ended) => server.close(ended))
    },
  }
}
