import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Issuer, realIssuer, startDevelopmentIssuer } from '@wattle/adapters/identity/testing/issuer.ts'
import { enginesIn } from '@wattle/adapters/testing/engine-sources.ts'
import type { Engine, EngineName } from '@wattle/adapters/testing/engines.ts'
import { discardSharedEngines } from '@wattle/server/engines/testing/discard-shared-engines.ts'
import { freePorts, settingsFor } from '@wattle/server/engines/testing/fresh-engines.ts'
import { type Started, startProgram } from '@wattle/server/process/testing/programs.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { vi } from 'vitest'
import { newDataFolder, type Wattle } from './wattle.ts'

/** Wattle as separate processes, with engines of its own. */
export type Production = Wattle & {
  /** The settings of all its processes. */
  settings: Record<string, string>
  /** The names of its processes. */
  processes(): string[]
  /** The addresses of the processes that have `/metrics`: all but the gateway. */
  scraped(): string[]
  /** Kills a process without a clean shutdown; the supervisor starts it again. */
  killProcess(name: string): Promise<void>
  /** Kills a process and waits until it is back. */
  loseProcess(name: string): Promise<void>
  /** Kills the log's server without a clean shutdown. */
  killLog(): Promise<void>
  startLog(): Promise<void>
}

type Engines = Record<EngineName, Engine | null>

/** The engines that separate processes need and the environment does not name. */
export const missingEngines = (engines: Engines = enginesIn(process.env)): EngineName[] =>
  (['kafka', 'mongodb', 's3'] as const).filter((name) => !engines[name])

type Options = {
  /** Default: those of the environment. If there is no EventStoreDB among them, its double is started. */
  engines?: Engines
  /** Whether to sign in at the real issuer instead of the development sign-in. */
  realSignIn?: boolean
  settings?: Record<string, string>
}

/**
 * Starts everything with fresh data: a topic, a database, a bucket and, unless the environment names a log, a
 * log.
 */
export async function startProduction({
  engines = enginesIn(process.env),
  realSignIn = false,
  settings = {},
}: Options = {}): Promise<Production> {
  const { eventstoredb, kafka, mongodb, s3, openid } = engines
  if (!kafka || !mongodb || !s3 || (realSignIn && !openid))
    throw new Error('These tests need engines that the environment does not name.')
  const data = await newDataFolder()
  const port = await freePorts(9)
  const address = `http://127.0.0.1:${port}`
  const issuer: Issuer =
    realSignIn && openid ? realIssuer(openid) : await startDevelopmentIssuer(address, data)
  const logPort = port + 8
  let log: Started | null = null
  let all: Started | null = null
  const pids = new Map<string, number>()
  const addresses = new Map<string, string>()

  const environment: Record<string, string> = {
    ...settingsFor({ kafka, mongodb, s3 }, 'e2e'),
    WATTLE_EVENTSTOREDB: eventstoredb?.address ?? `esdb://127.0.0.1:${logPort}?tls=false`,
    ...issuer.settings,
    ...settings,
    PORT: String(port),
  }

  async function startLog(): Promise<void> {
    if (eventstoredb) return
    log = await startProgram('adapters/src/event-log/eventstore-double/main.ts', {
      args: ['--port', String(logPort), '--file', join(data, 'eventstore-double.log')],
      until: /^EventStoreDB double .* at (\S+)$/,
    })
  }

  async function start(): Promise<void> {
    all = await startProgram('standalone/src/production/main.ts', {
      environment,
      until: /^Wattle is at (\S+)$/,
      hear(line) {
        const [, process, pid] = /^(\S+) has process id (\d+)$/.exec(line) ?? []
        if (process) pids.set(process, Number(pid))
        const [, at, where] = /^(\S+): .* is at (\S+)$/.exec(line) ?? []
        if (at && where) addresses.set(at, where)
      },
    })
  }

  const killProcess = async (process: string) => {
    const pid = pids.get(process)
    if (pid === undefined) throw new Error(`There is no process called ${process}.`)
    kill(pid)
  }

  const killAll = async () => {
    await all?.end('SIGKILL')
    for (const pid of pids.values()) kill(pid)
  }

  const behindGateway = () => [...addresses].flatMap(([name, where]) => (name === 'gateway' ? [] : [where]))

  await startLog()
  await start()
  return {
    address,
    data,
    settings: environment,
    processes: () => [...pids.keys()],
    scraped: behindGateway,
    async isReady() {
      const answers = await Promise.all(behindGateway().map((where) => fetch(`${where}/readyz`)))
      return answers.every(({ ok }) => ok)
    },
    isRunning: () => [...pids.values()].some(isAlive),
    kill: killAll,
    end: async () => all?.end('SIGTERM'),
    start,
    killProcess,
    async loseProcess(process) {
      addresses.delete(process)
      await killProcess(process)
      await vi.waitUntil(() => addresses.has(process), { timeout: 60_000, interval: 50 })
    },
    killLog: async () => log?.end('SIGKILL'),
    startLog,
    tokenFor: issuer.tokenFor,
    async stop() {
      await all?.end('SIGTERM')
      await killAll()
      await log?.end('SIGTERM')
      await issuer.close()
      await discardSharedEngines(readSettings(environment))
      await rm(data, { recursive: true, force: true })
    },
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
