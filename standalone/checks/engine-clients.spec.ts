import { expect, test } from 'vitest'
import { files, importsOf, lateImportsOf, librariesLoadedWith } from './imports.ts'

/** The client libraries of engines other than the embedded ones, and the folders that may import them. */
const clients: Record<string, string[]> = {
  kafkajs: ['adapters/src/feed/'],
  mongodb: ['adapters/src/mongodb/', 'adapters/src/read-models/', 'adapters/src/snapshots/'],
  '@eventstore/db-client': ['adapters/src/event-log/'],
  '@grpc/grpc-js': ['adapters/src/event-log/eventstore-double/'],
  'google-protobuf': ['adapters/src/event-log/eventstore-double/'],
  '@aws-sdk': ['adapters/src/images/'],
  openai: ['adapters/src/plant-ai/openai/'],
  '@opentelemetry': ['adapters/src/tracing/'],
}
const clientIn = (from: string) =>
  Object.keys(clients).find((client) => from === client || from.startsWith(`${client}/`))

test.each(Object.entries(clients))('%s is imported only by its adapter', (client, folders) => {
  const knowing = files('{*,*/{src,checks,journeys,production,api}/**/*}.{ts,tsx}').filter((file) =>
    [...importsOf(file).map(({ from }) => from), ...lateImportsOf(file)].some(
      (from) => clientIn(from) === client,
    ),
  )
  expect(knowing).not.toEqual([])
  expect(knowing.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([])
})

/** The entry file of each process. */
const processes = {
  everything: 'standalone/src/serve.ts',
  'command-api': 'command-api/src/main.ts',
  sagas: 'command-api/src/sagas-main.ts',
  'query-api': 'query-api/src/main.ts',
  worker: 'projections/src/worker-main.ts',
  relay: 'projections/src/relay-main.ts',
  gateway: 'standalone/src/production/gateway-main.ts',
}

test('npm start runs everything', () => {
  expect(lateImportsOf('standalone/src/main.ts').map((from) => `standalone/src/${from.slice(2)}`)).toEqual([
    processes.everything,
  ])
})

test.each(Object.entries(processes))('%s loads no engine client at startup', (_, file) => {
  const loaded = librariesLoadedWith(file)
  expect(loaded.has('fastify')).toBe(true)
  expect([...loaded].filter(([from]) => clientIn(from))).toEqual([])
})

test.each(Object.entries(processes).filter(([name]) => name !== 'everything'))(
  '%s does not load the embedded engines',
  (_, file) => {
    const loaded = librariesLoadedWith(file)
    expect(['node:sqlite', 'oidc-provider'].flatMap((library) => loaded.get(library) ?? [])).toEqual([])
  },
)
