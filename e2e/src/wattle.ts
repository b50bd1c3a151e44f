import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'

/** Where the project lies. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** An empty folder for the data of one server. */
export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wattle-e2e-'))

/** The real server as a process of its own, with a data folder of its own. */
export type Wattle = {
  /** Where browsers reach it; stays the same over a restart. */
  address: string
  /** The folder of its data. */
  data: string
  /** Whether the process still runs. */
  isRunning(): boolean
  /** Whether it says that all it depends on is there. */
  isReady(): Promise<boolean>
  /** What it has written to its error output, which is its log. */
  log(): string
  /** Ends the process with no chance to tidy up. */
  kill(): Promise<void>
  /** Asks the process to end, as an operator does, and waits until it has. */
  end(): Promise<void>
  /** Starts it again at the same address on the same data. */
  start(): Promise<void>
  /** An identity token as signing in gives. */
  tokenFor(email: string, name?: string): Promise<string>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** Starts the server, on a free port and fresh data unless the settings say otherwise, and waits until it answers. */
export async function startWattle(settings: Record<string, string> = {}): Promise<Wattle> {
  const data = settings.WATTLE_DATA ?? (await newDataFolder())
  let log = ''
  let child: ChildProcess | undefined
  let address = ''

  async function start(port: string): Promise<void> {
    const started = spawn(process.execPath, ['standalone/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        WATTLE_RATE_LIMIT: 'off',
        ...settings,
        PORT: port,
        WATTLE_DATA: data,
      },
    })
    child = started
    started.stderr?.on('data', (chunk) => {
      log += chunk
    })
    for await (const line of createInterface({ input: started.stdout as NodeJS.ReadableStream })) {
      const found = /^Wattle is at (\S+)$/.exec(line)?.[1]
      if (!found) continue
      address = found
      return
    }
    throw new Error(`The server ended before it answered: ${log}`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  await start(settings.PORT ?? '0')
  return {
    address,
    data,
    isReady: async () => (await fetch(`${address}/readyz`)).ok,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    log: () => log,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    start: () => start(new URL(address).port),
    tokenFor: (email, name) =>
      mintToken(address, join(data, 'identity'), { email, ...(name !== undefined && { name }) }),
    async stop() {
      await end('SIGKILL')
      await rm(data, { recursive: true, force: true })
    },
  }
}
