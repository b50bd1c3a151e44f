import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { startDevelopmentIssuer } from '@wattle/adapters/identity/testing/issuer.ts'
import {
  type OpenAiDouble,
  openOpenAiDouble,
} from '@wattle/adapters/plant-ai/openai/testing/openai-double.ts'
import {
  type BreakableConnection,
  openBreakableConnection,
} from '@wattle/adapters/testing/breakable-connection.ts'
import { openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { discardSharedEngines } from '@wattle/server/engines/testing/discard-shared-engines.ts'
import { freePorts, type SharedEngines, settingsFor } from '@wattle/server/engines/testing/fresh-engines.ts'
import { startProgram } from '@wattle/server/process/testing/programs.ts'
import { readSettings, type Settings } from '@wattle/server/settings/settings.ts'
import { programsOf } from '@wattle/standalone/production/programs.ts'
import { newDataFolder } from '../../src/wattle.ts'
import { type Breakable, namedEngine, startLogDouble } from './engines.ts'
import { type Processes, startProcesses } from './processes.ts'
import type { Stage } from './stage.ts'

export const engineNames = ['log', 'kafka', 'mongodb', 's3'] as const

/** Wattle as separate processes with engines of their own, and access to every connection between them. */
export type ProcessStage = Stage & {
  settings: Settings
  processes: Processes
  engines: Record<(typeof engineNames)[number], Breakable>
  /** Each process's connection to the engine to which it writes its progress. */
  ways: Record<'command-api' | 'relay' | 'sagas' | 'worker-1' | 'worker-2', BreakableConnection>
  ai: OpenAiDouble
}

const aiKey = 'a key for the double'

/** Starts everything with fresh data; `hear` receives the output of the processes. */
export async function startProcessStage(
  { eventstoredb, kafka, mongodb, s3 }: SharedEngines,
  hear: (line: string) => void,
): Promise<ProcessStage> {
  const data = await newDataFolder()
  const port = await freePorts(9)
  const address = `http://127.0.0.1:${port}`
  const issuer = await startDevelopmentIssuer(address, data)
  const ai = await openOpenAiDouble({ apiKey: aiKey })
  const double = eventstoredb ? null : await startLogDouble(join(data, 'eventstore-double.log'), port + 8)
  const log = eventstoredb?.address ?? `esdb://127.0.0.1:${port + 8}?tls=false`
  const environment: Record<string, string> = {
    ...process.env,
    NODE_ENV: 'development',
    ...settingsFor({ kafka, mongodb, s3 }, 'faults'),
    ...issuer.settings,
    WATTLE_EVENTSTOREDB: log,
    WATTLE_OPENAI_API_KEY: aiKey,
    WATTLE_OPENAI_BASE_URL: ai.baseUrl,
    PORT: String(port),
  }
  const settings = readSettings(environment)
  const database = environment.WATTLE_MONGODB as string
  const [commandApi, sagas, relay, worker1, worker2] = await Promise.all([
    openBreakableConnection(log),
    openBreakableConnection(log),
    openBreakableConnection(database),
    openBreakableConnection(database),
    openBreakableConnection(database),
  ])
  const ways = { 'command-api': commandApi, sagas, relay, 'worker-1': worker1, 'worker-2': worker2 }
  const own: Record<string, Record<string, string>> = {
    'command-api': { WATTLE_EVENTSTOREDB: commandApi.through(log) },
    sagas: { WATTLE_EVENTSTOREDB: sagas.through(log) },
    relay: { WATTLE_MONGODB: relay.through(database) },
    'worker-1': { WATTLE_MONGODB: worker1.through(database) },
    'worker-2': { WATTLE_MONGODB: worker2.through(database) },
  }

  await startProgram('standalone/src/production/prepare-main.ts', {
    environment,
    until: /^(The read models are ready)\.$/,
  })
  const processes = await startProcesses(
    programsOf(settings).map((program) => ({
      ...program,
      environment: { ...environment, ...program.environment, ...own[program.name] },
    })),
    hear,
  )

  const opened = await openSharedLog(settings, () => undefined)
  const documents = await openSharedDocuments(settings)
  return {
    address,
    settings,
    processes,
    ways,
    ai,
    engines: {
      log: double ?? namedEngine('eventstoredb', eventstoredb as NonNullable<typeof eventstoredb>),
      kafka: namedEngine('kafka', kafka),
      mongodb: namedEngine('mongodb', mongodb),
      s3: namedEngine('s3', s3),
    },
    tokenFor: issuer.tokenFor,
    gardenOf: (email) =>
      gardenOf({ issuer: issuer.settings.WATTLE_OPENID_ISSUER as string, subject: subjectOf(email) }),
    isReady: () => processes.isReady(),
    look: (work) => work({ log: opened, readModels: documents.readModels }),
    async startAnew() {
      for (const way of Object.values(ways)) way.mend()
      for (const name of processes.names) await processes.restart(name)
    },
    async stop() {
      await processes.stop()
      await Promise.all([opened.close(), documents.close()])
      await Promise.all(Object.values(ways).map((way) => way.close()))
      await double?.stop()
      await ai.close()
      await issuer.close()
      await rm(data, { recursive: true, force: true })
      await discardSharedEngines(settings)
    },
  }
}
