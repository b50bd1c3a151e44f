import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { relay } from '@wattle/adapters/feed/relay.ts'
import { subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { startDevelopmentIssuer } from '@wattle/adapters/identity/testing/issuer.ts'
import { backoff, retry } from '@wattle/adapters/lib/retry.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { discardSharedEngines } from '@wattle/server/engines/testing/discard-shared-engines.ts'
import { freePorts, type SharedEngines, settingsFor } from '@wattle/server/engines/testing/fresh-engines.ts'
import { type Started, startProgram } from '@wattle/server/process/testing/programs.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { buildWebIfStale } from '@wattle/standalone/web-build.ts'
import { gapAt } from './gap.ts'
import { print } from './report.ts'

const files = {
  gateway: 'standalone/src/production/gateway-main.ts',
  'command API': 'command-api/src/main.ts',
  'query API': 'query-api/src/main.ts',
  relay: 'projections/src/relay-main.ts',
  worker: 'projections/src/worker-main.ts',
  sagas: 'command-api/src/sagas-main.ts',
} as const

export type Kind = keyof typeof files | 'double of EventStoreDB'

export type Process = { kind: Kind; origin: string; pid: number }

/** Wattle as separate processes, with two pairs of APIs, each behind its own gateway. There is no worker at first. */
export type SeparateProcesses = {
  processes(): readonly Process[]
  /** Retries appends when the log is too busy to respond in time. */
  log: EventLog
  tokenFor(gardener: number): Promise<string>
  gardenOf(gardener: number): GardenId
  /** Starts another worker, and waits until Kafka has assigned its partitions. */
  addWorker(): Promise<void>
  /** Resolves once every event in the log is in the read models. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

const pairs = 2
const mostWorkers = 8
const partitions = '12'
const inside = { HOST: '127.0.0.1', WATTLE_PROXIES: '127.0.0.1' }
const patient = { pause: backoff, report: () => undefined }
const emailOf = (gardener: number) => `gardener-${gardener}@example.com`

/** Starts the processes on a new topic, database and bucket; without EventStoreDB, its test double takes its place. */
export async function startSeparateProcesses(
  { eventstoredb, ...engines }: SharedEngines,
  folder: string,
): Promise<SeparateProcesses> {
  const started: { kind: Kind; origin: string; program: Started }[] = []
  const firstPort = await freePorts(3 * pairs + 2 + mostWorkers + 1)
  let ports = firstPort
  const nextPort = () => String(ports++)
  const origin = (port: string) => `http://127.0.0.1:${port}`
  const app = origin(nextPort())
  const issuer = await startDevelopmentIssuer(app, folder)
  const log = eventstoredb?.address ?? (await startDouble())
  const environment: Record<string, string> = {
    ...settingsFor(engines, 'bench'),
    ...issuer.settings,
    WATTLE_KAFKA_PARTITIONS: partitions,
    WATTLE_EVENTSTOREDB: log,
    WATTLE_ORIGIN: app,
    WATTLE_LOG_LEVEL: 'silent',
  }
  const settings = readSettings(environment)

  async function startDouble(): Promise<string> {
    const port = nextPort()
    const program = await startProgram('adapters/src/event-log/eventstore-double/main.ts', {
      args: ['--port', port, '--file', join(folder, 'eventstore-double.log')],
      until: /^EventStoreDB double .* at (\S+)$/,
    })
    started.push({ kind: 'double of EventStoreDB', origin: origin(port), program })
    return `esdb://127.0.0.1:${port}?tls=false`
  }

  async function start(kind: keyof typeof files, own: Record<string, string> = {}): Promise<string> {
    const PORT = nextPort()
    const program = await startProgram(files[kind], {
      environment: { ...environment, ...inside, ...own, PORT },
      until: /^[^{].* is at (\S+)$/,
    })
    started.push({ kind, origin: origin(PORT), program })
    return origin(PORT)
  }

  async function startPair(): Promise<void> {
    const [commandApi, queryApi] = [await start('command API'), await start('query API')]
    // Every caller of a gateway is a visitor, so no proxy is trusted.
    await start('gateway', {
      WATTLE_PROXIES: '',
      WATTLE_COMMAND_API: commandApi,
      WATTLE_QUERY_API: queryApi,
    })
  }

  async function startAll(): Promise<void> {
    await buildWebIfStale(print)
    await startProgram('standalone/src/production/prepare-main.ts', {
      environment,
      until: /^(The read models are ready)\.$/,
    })
    for (let pair = 0; pair < pairs; pair++) await startPair()
    await start('relay')
    await start('sagas')
  }

  async function stopAll(): Promise<void> {
    for (const { program } of started.toReversed()) await program.end('SIGTERM')
    await issuer.close()
    await discardSharedEngines(settings)
  }

  const of = (kind: Kind) => started.filter((each) => each.kind === kind)

  try {
    await startAll()
  } catch (error) {
    await stopAll()
    throw error
  }
  const opened = await openSharedLog(settings, (error) => print(String(error)))
  const documents = await openSharedDocuments(settings)
  // Asking the relay would make it read the log again to count.
  const isRelayed = async () =>
    ((await documents.checkpoints.load(relay))?.position ?? '') >= ((await opened.head()) ?? '')

  return {
    processes: () => started.map(({ kind, origin, program: { pid } }) => ({ kind, origin, pid })),
    log: {
      ...opened,
      append: (...given) => retry(() => opened.append(...given), patient, new AbortController().signal),
    },
    tokenFor: (gardener) => issuer.tokenFor(emailOf(gardener)),
    gardenOf: (gardener) =>
      gardenOf({ issuer: settings.WATTLE_OPENID_ISSUER ?? '', subject: subjectOf(emailOf(gardener)) }),
    async addWorker() {
      await start('worker')
      await untilAll(of('worker'), async ({ origin }) => (await fetch(`${origin}/readyz`)).ok)
    },
    async caughtUp() {
      await untilAll([isRelayed], (check) => check())
      await untilAll(of('worker'), async ({ origin }) => (await gapAt(origin)) === 0)
    },
    async stop() {
      await Promise.all([opened.close(), documents.close()])
      await stopAll()
    },
  }
}

/** Checks all at once, until every check is true in the same round. */
async function untilAll<T>(all: readonly T[], check: (each: T) => Promise<boolean>): Promise<void> {
  while (!(await Promise.all(all.map(check))).every(Boolean)) await sleep(100)
}
