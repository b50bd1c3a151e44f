import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Who may import whom; everybody may import itself. */
const allowed: Record<string, string[]> = {
  contracts: [],
  adapters: ['contracts'],
  'command-api': ['contracts', 'adapters'],
  projections: ['contracts', 'adapters'],
  'query-api': ['contracts', 'adapters', 'projections'],
  web: ['contracts'],
  standalone: ['contracts', 'adapters', 'command-api', 'projections', 'query-api'],
}

type Import = { file: string; from: string; typeOnly: boolean }

const importPattern = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gms
const sources = (workspace: string) => globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importPattern)].map(([, type, from]) => {
    return { file, from: from ?? '', typeOnly: type !== undefined }
  })
}

const workspaceOf = (from: string) => /^@wattle\/([a-z-]+)\//.exec(from)?.[1]

test.each(Object.keys(allowed))('%s imports only what lies before it', (workspace) => {
  const wrong = sources(workspace)
    .flatMap(importsOf)
    .filter(({ from }) => {
      const other = workspaceOf(from)
      return other !== undefined && other !== workspace && !allowed[workspace]?.includes(other)
    })
  expect(wrong).toEqual([])
})

test('a workspace lists what it imports, and nothing climbs out of its own', () => {
  const wrong = Object.keys(allowed).flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
    const known = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    return sources(workspace)
      .filter((file) => !/\.spec\.ts$|\/testing\/|contract/.test(file))
      .flatMap(importsOf)
      .filter(({ file, from }) => {
        if (from.startsWith('.')) return !join(dirname(file), from).startsWith(`${workspace}/`)
        if (from.startsWith('node:') || from.startsWith(`@wattle/${workspace}/`)) return false
        const name = from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/')
        return !known.includes(name)
      })
  })
  expect(wrong).toEqual([])
})

test('the web app takes nothing from the contracts that brings zod along', () => {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { from, typeOnly } of importsOf(file)) {
      if (typeOnly) continue
      if (from === 'zod') throw new Error(`${file} imports zod`)
      if (from.startsWith('.')) visit(join(dirname(file), from))
    }
  }
  const taken = sources('web')
    .flatMap(importsOf)
    .filter(({ from, typeOnly }) => !typeOnly && workspaceOf(from) === 'contracts')
  for (const { from } of taken) visit(from.replace('@wattle/contracts/', 'contracts/src/'))
  expect(reached.size).toBeGreaterThan(0)
})

test('every dependency is pinned to one version', () => {
  const manifests = globSync('{package.json,*/package.json}', { cwd: root })
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    return Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
  })
  expect(loose).toEqual([])
})
