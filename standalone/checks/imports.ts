import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A static import of a file. */
export type Import = { file: string; from: string; typeOnly: boolean }

const root = fileURLToPath(new URL('../..', import.meta.url))
const importPattern = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gms
const lateImportPattern = /\bimport\(\s*['"]([^'"]+)['"]/g

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Our files that match a pattern, by path from the root. */
export const files = (pattern: string): string[] => globSync(pattern, { cwd: root })

export const sources = (workspace: string): string[] => files(`${workspace}/src/**/*.{ts,tsx}`)

/** All code of a workspace, also what lies outside `src`. */
export const codeOf = (workspace: string): string[] =>
  globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] })

export const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(importPattern)].map(([, type, from]) => {
    return { file, from: from ?? '', typeOnly: type !== undefined }
  })

/** The dynamic imports of a file. */
export const lateImportsOf = (file: string): string[] =>
  [...read(file).matchAll(lateImportPattern)].map(([, from]) => from ?? '')

export const workspaceOf = (from: string): string | undefined => /^@wattle\/([a-z-]+)\//.exec(from)?.[1]

/** Our file that an import names; null for a library. */
export function fileOf(file: string, from: string): string | null {
  if (from.startsWith('.')) return join(dirname(file), from)
  const workspace = workspaceOf(from)
  return workspace ? from.replace(`@wattle/${workspace}/`, `${workspace}/src/`) : null
}

/** The libraries loaded with a file, each with the chain of files that leads to it. */
export const librariesLoadedWith = (start: string): Map<string, string[]> => loadedWith(start).libraries

/** Our files loaded with a file, including itself. */
export const filesLoadedWith = (start: string): ReadonlySet<string> => loadedWith(start).visited

function loadedWith(start: string) {
  const libraries = new Map<string, string[]>()
  const visited = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (visited.has(file)) return
    visited.add(file)
    for (const { from, typeOnly } of importsOf(file)) {
      if (typeOnly) continue
      const next = fileOf(file, from)
      if (next === null) libraries.set(from, [...path, file])
      else if (/\.tsx?$/.test(next)) visit(next, [...path, file])
    }
  }
  visit(start, [])
  return { libraries, visited }
}
