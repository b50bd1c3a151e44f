import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { type Started, startProgram } from '@wattle/server/process/testing/programs.ts'

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
