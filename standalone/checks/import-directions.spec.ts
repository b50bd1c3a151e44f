import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  codeOf,
  fileOf,
  files,
  type Import,
  importsOf,
  lateImportsOf,
  librariesLoadedWith,
  read,
  sources,
  workspaceOf,
} from './imports.ts'

/** The workspaces that each one may import, besides itself. */
const product: Record<string, string[]> = {
  contracts: [],
  'plant-guide': ['contracts'],
  adapters: ['contracts', 'plant-guide'],
  server: ['contracts', 'adapters'],
  'command-api': ['contracts', 'adapters', 'server'],
  projections: ['contracts', 'adapters', 'server'],
  'query-api': ['contracts', 'plant-guide', 'adapters', 'server', 'projections'],
  web: ['contracts'],
  standalone: ['contracts', 'plant-guide', 'adapters', 'server', 'command-api', 'projections', 'query-api'],
}

/** Workspaces that test the product may import all of it, but not each other, and the product does not import them. */
const allowed: Record<string, string[]> = {
  ...product,
  e2e: Object.keys(product),
  bench: Object.keys(product),
}

test.each(Object.keys(allowed))('%s imports only the workspaces that it may depend on', (workspace) => {
  const wrong = codeOf(workspace)
    .flatMap(importsOf)
    .filter(({ from }) => {
      const other = workspaceOf(from)
      return other !== undefined && other !== workspace && !allowed[workspace]?.includes(other)
    })
  expect(wrong).toEqual([])
})

test('a workspace lists every package it imports, and no relative import leaves it', () => {
  const wrong = Object.keys(product).flatMap((workspace) => {
    const manifest = JSON.parse(read(`${workspace}/package.json`))
    const known = Object.keys(manifest.dependencies ?? {})
    return sources(workspace)
      .filter((file) => !/(\.spec|contract)\.ts$|\/testing\//.test(file))
      .flatMap(importsOf)
      .filter(({ file, from }) => {
        if (from.startsWith('.')) return !join(dirname(file), from).startsWith(`${workspace}/`)
        if (from.startsWith('node:') || from.startsWith(`@wattle/${workspace}/`)) return false
        return !known.includes(packageOf(from))
      })
  })
  expect(wrong).toEqual([])
})

test.each(Object.keys(allowed))('%s imports every package it lists', (workspace) => {
  const { dependencies } = JSON.parse(read(`${workspace}/package.json`))
  const code = codeOf(workspace)
  const imported = new Set([
    ...code.flatMap(importsOf).map(({ from }) => packageOf(from)),
    ...code.flatMap(lateImportsOf).map(packageOf),
  ])
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([])
})

/** What saves documents reads a log or has a checkpoint. */
const isOfWriting = ({ from }: Import) => /^@wattle\/adapters\/(event-log|feed)\//.test(from)

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

test('the web app imports no contract that loads zod', () => {
  const taken = sources('web')
    .flatMap(importsOf)
    .filter(({ from, typeOnly }) => !typeOnly && workspaceOf(from) === 'contracts')
    .map(({ from }) => from.replace('@wattle/contracts/', 'contracts/src/'))
  expect(taken).not.toEqual([])
  expect(taken.filter((file) => librariesLoadedWith(file).has('zod'))).toEqual([])
})

test('query-api imports the definitions of read models, and nothing that writes them', () => {
  const taken = sources('query-api')
    .filter((file) => !/\.spec\.ts$|\/testing\//.test(file))
    .flatMap(importsOf)
    .filter(({ from }) => workspaceOf(from) === 'projections')
  const definitions =
    /^@wattle\/projections\/((?!admin\/)[a-z-]+\/[a-z-]+|admin\/(known-builds|migration-documents)|read-models?|require-prepared)\.ts$/
  expect(taken).not.toEqual([])
  expect(taken.filter(({ from }) => !definitions.test(from))).toEqual([])
  const writers = taken.filter(({ from }) => importsOf(fileOf('', from) ?? '').some(isOfWriting))
  expect(writers).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const manifests = files('{package.json,*/package.json}')
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(read(file))
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    return Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
  })
  expect(loose).toEqual([])
})
