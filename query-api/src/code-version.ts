import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const code = '{contracts,plant-guide,adapters,server,projections,query-api}/src/**/*.ts'

/**
 * Identifies the code behind responses, ours and that of libraries: the same in every process of a release, and
 * different as soon as any file has changed.
 */
export function codeVersion(): string {
  const files = globSync([code, 'package-lock.json'], {
    cwd: root,
    exclude: ['**/*.spec.ts', '**/testing/**'],
  })
  const version = createHash('sha256')
  for (const file of files.toSorted()) version.update(`${file}\n`).update(readFileSync(`${root}${file}`))
  return version.digest('base64url')
}
