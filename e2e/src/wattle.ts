import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { type Started, startProgram } from '@wattle/server/process/testing/programs.ts'

/** Creates an empty data folder for one server. */
export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wattle-e2e-'))

/** A real server as a process of its own, with its own data folder. */
export type Wattle = {
  /** The address for browsers; stays the same after a restart. */
  address: string
  /** The path of its data folder. */
  data: string
  /** Whether the process is running. */
  isRunning(): boolean
  /** Whether the server reports that everything it depends on is available. */
  isReady(): Promise<boolean>
  /** Kills the process without a clean shutdown. */
  kill(): Promise<void>
  /** Asks the process to shut down, as an operator does, and waits until it has. */
  end(): Promise<void>
  /** Starts the process again at the same address with the same data. */
  start(): Promise<void>
  /** An identity token like one from signing in. */
  tokenFor(email: string, name?: string): Promise<string>
  /** Ends the process and removes its data. */
  stop(): Promise<void>
}

/** Starts the server, by default on a free port with fresh data, and waits until it responds. */
export async function startWattle(settings: Record<string, string> = {}): Promise<Wattle> {
  const data = settings.WATTLE_DATA ?? (await newDataFolder())
  const start = (port: string): Promise<Started> =>
    startProgram('standalone/src/main.ts', {
      environment: { WATTLE_RATE_LIMIT: 'off', ...settings, PORT: port, WATTLE_DATA: data },
      until: /^Wattle is at (\S+)$/,
    })

  let server = await start(settings.PORT ?? '0')
  const address = server.found
  return {
    address,
    data,
    isReady: async () => (await fetch(`${address}/readyz`)).ok,
    isRunning: () => server.isRunning(),
    kill: () => server.end('SIGKILL'),
    end: () => server.end('SIGTERM'),
    async start() {
      server = await start(new URL(address).port)
    },
    tokenFor: (email, name) =>
      mintToken(address, join(data, 'identity'), { email, ...(name !== undefined && { name }) }),
    async stop() {
      await server.end('SIGKILL')
      await rm(data, { recursive: true, force: true })
    },
  }
}
