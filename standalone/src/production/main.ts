import '@wattle/adapters/process/node-version.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sentenceOf } from '@wattle/adapters/process/run-process.ts'
import { originAt, readSettings } from '@wattle/adapters/settings.ts'
import { buildWebIfStale } from '../web-build.ts'
import { type Program, supervise } from './supervise.ts'

/** Every process of the production shape on this machine, each apart, started again when it ends. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const tell = (line: string) => process.stdout.write(`${line}\n`)
const workers = 2

try {
  const settings = readSettings(process.env)
  if (!settings.WATTLE_EVENTSTOREDB || !settings.WATTLE_S3 || !settings.WATTLE_OPENID_ISSUER)
    throw new Error(
      'The processes meet in engines of their own: set WATTLE_EVENTSTOREDB, WATTLE_KAFKA, WATTLE_MONGODB, WATTLE_S3 and WATTLE_OPENID_ISSUER. `npm start` needs none of them.',
    )
  await buildWebIfStale(tell)
  await prepare()

  const { HOST: host, PORT: port } = settings
  const at = (offset: number) => ({ PORT: String(port === 0 ? 0 : port + offset) })
  const behind = { WATTLE_PROXIES: [host, ...settings.WATTLE_PROXIES].join(',') }
  const programs: Program[] = [
    { name: 'command-api', file: 'command-api/src/main.ts', environment: { ...at(1), ...behind } },
    { name: 'query-api', file: 'query-api/src/main.ts', environment: { ...at(2), ...behind } },
    { name: 'relay', file: 'projections/src/relay-main.ts', environment: at(3) },
    { name: 'sagas', file: 'command-api/src/sagas-main.ts', environment: at(4) },
    ...Array.from({ length: workers }, (_, index) => ({
      name: `worker-${index + 1}`,
      file: 'projections/src/worker-main.ts',
      environment: at(5 + index),
    })),
    {
      name: 'gateway',
      file: 'standalone/src/production/gateway-main.ts',
      environment: {
        ...at(0),
        WATTLE_COMMAND_API: originAt(host, port + 1),
        WATTLE_QUERY_API: originAt(host, port + 2),
      },
    },
  ]
  const supervised = programs.map((program) => supervise(program, { cwd: root, tell }))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all(supervised.map((each) => each.stop()))
      process.exit(0)
    })
  }
  await Promise.all(supervised.map(({ ready }) => ready))
  tell(`Wattle is at ${originAt(host, port)}`)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}

/** Engines that are started at the same time may need a while. */
async function prepare(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const preparing = spawn(process.execPath, ['standalone/src/production/prepare-main.ts'], {
      cwd: root,
      stdio: 'inherit',
    })
    const [code] = await once(preparing, 'exit')
    if (code === 0) return
    if (attempt === 20)
      throw new Error('What the processes need could not be prepared; the lines above say why.')
    await sleep(3000)
  }
}
