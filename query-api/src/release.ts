import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const rooms = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Names the code that answers are made by: the same in every process of a release, another as soon as a file of it has
 * changed.
 */
export function codeOfAnswers(): string {
  const files = globSync('{contracts,plant-guide,projections,query-api}/src/**/*.ts', {
    cwd: rooms,
    exclude: ['**/*.spec.ts', '**/testing/**'],
  })
  const code = createHash('sha256')
  for (const file of files.toSorted()) code.update(file).update(readFileSync(`${rooms}${file}`))
  return code.digest('base64url')
}
