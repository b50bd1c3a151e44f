import { expect, test } from 'vitest'
import {
  files,
  filesLoadedWith,
  lateImportsOf,
  librariesLoadedWith,
  read,
  sources,
  workspaceOf,
} from './imports.ts'

const isProduct = (file: string) => !/\.spec\.ts$|\/testing\//.test(file)

/** Calls that make the same input give different results. */
const impure =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\b|\bprocess\.env\b|\bperformance\.now\(/
/**
 * Variables and caches that belong to the module, such as a map that begins empty. A memoised function keeps its results
 * to itself.
 */
const mutable =
  /^(?:export )?(?:let\b|const \w+.* = (?:new (?:WeakMap|LruCache)\b|new (?:Map|Set)(?:<.*>)?\(\)))/m
const ioLibraries = /^node:(?!crypto$|util$)|^(?:fastify|mongodb|kafkajs|openai|sharp|@aws-sdk|@eventstore)/

const pure = {
  contracts: sources('contracts').filter(isProduct),
  'plant guide': sources('plant-guide').filter(isProduct),
  deciders: files('command-api/src/**/decider.ts'),
  "the garden's state": files('command-api/src/state/*.ts').filter(isProduct),
  'read models': sources('projections').filter(
    // `admin` migrates read models; it does not define any.
    (file) => isProduct(file) && /^projections\/src\/(?!admin\/)[a-z-]+\//.test(file),
  ),
}

test.each(Object.entries(pure))(
  '%s are pure: no I/O, clock, random number, environment or module-level cache',
  (_name, found) => {
    expect(found).not.toEqual([])
    for (const file of new Set(found.flatMap((each) => [...filesLoadedWith(each)]))) {
      expect(read(file), file).not.toMatch(impure)
    }
    for (const file of found) {
      expect(read(file), file).not.toMatch(mutable)
      expect(
        [...librariesLoadedWith(file).keys()].filter((library) => ioLibraries.test(library)),
        file,
      ).toEqual([])
    }
  },
)

test('in query-api only history, takeouts and the process itself read the log', () => {
  const readers = sources('query-api')
    .filter((file) => isProduct(file) && !/^query-api\/src\/(history|takeout)\//.test(file))
    .filter((file) => /\/event-log\/|\bopen[A-Za-z]*Log\b/.test(read(file)))
  expect(readers).toEqual(['query-api/src/app.ts', 'query-api/src/query-deps.ts'])
})

test('nothing reads docs or sources at run time, except to derive the answers version', () => {
  const product = [
    'contracts',
    'plant-guide',
    'adapters',
    'server',
    'command-api',
    'projections',
    'query-api',
  ]
    .flatMap(sources)
    .filter(isProduct)
  const readers = product.filter((file) =>
    /['"`][^'"`\n]*(?:\.\.\/)+docs\/|readFile\w*\([^)]*\.ts['"`]|\bglob(?:Sync)?\b.*from 'node:fs|\bimport\.meta\.glob/.test(
      read(file),
    ),
  )
  expect(readers).toEqual(['query-api/src/code-version.ts'])
})

test('npm, TypeScript and the checks know the same workspaces', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const { include } = JSON.parse(read('tsconfig.json')) as { include: string[] }
  expect(include.filter((entry) => !entry.includes('*')).toSorted()).toEqual(
    workspaces.filter((name) => name !== 'web').toSorted(),
  )
  expect(
    workspaces
      .flatMap(sources)
      .flatMap(lateImportsOf)
      .filter((from) => workspaceOf(from) === 'standalone'),
  ).toEqual([])
})
