import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type CpuSeconds, cpuOf, memoryOf } from './process-times.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export type ServerProcess = {
  origin: string
  /** The CPU time it has used; NaN if the system does not report it. */
  cpu(): CpuSeconds
  /** Its memory in bytes; NaN if the system does not report it. */
  memory(): number
  stop(): Promise<void>
}

/** Wattle in a separate process, as `npm start` runs it, but without rate limit, log and (by default) the web app. */
export async function startWattle(
  data: string,
  port: number,
  { nodeOptions = [], servesWeb = false }: { nodeOptions?: string[]; servesWeb?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, 'standalone/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      WATTLE_DATA: data,
      WATTLE_RATE_LIMIT: 'off',
      WATTLE_LOG_LEVEL: 'silent',
      // With another origin for the web app, nothing has to be built.
      ...(!servesWeb && { WATTLE_APP_ORIGINS: 'http://127.0.0.1:5173' }),
    },
  })
  const wattle = await ready(child, 'Wattle is at ')
  while (await isRebuilding(wattle.origin)) await setTimeout(20)
  return wattle
}

/** Whether read models are still being built from the log. */
const isRebuilding = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/api/public/users`)).status === 503

/** A web server that does only what is being compared. */
export const startBareServer = (readModels = ''): Promise<ServerProcess> =>
  startPeer('bare-server.ts', readModels)

/** A web server that stores tasks in a table. */
export const startCrudServer = (path: string): Promise<ServerProcess> => startPeer('crud-server.ts', path)

function startPeer(name: string, path: string): Promise<ServerProcess> {
  const script = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  return ready(child, 'Listening at ')
}

/** Resolves when the child has printed its address. */
async function ready(child: ChildProcess, words: string): Promise<ServerProcess> {
  const ended = once(child, 'exit')
  // Stops the child even if the measurement fails.
  process.once('exit', () => child.kill())
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const address = (async () => {
    for await (const line of lines) if (line.startsWith(words)) return line.slice(words.length)
    throw new Error('The server ended before it answered.')
  })()
  return {
    origin: await address,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A free port. The server's address is part of a gardener's identity, so it must be known in advance. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
