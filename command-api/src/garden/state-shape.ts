import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The files that a fold is made of, relative to this one or in a package. */
export const folding = [
  './by-id.ts',
  './garden.ts',
  './remembered-commands.ts',
  '../locations/evolve.ts',
  '../plants/evolve.ts',
  '../profile/evolve.ts',
  '../tasks/evolve.ts',
  '@wattle/contracts/civil-date.ts',
  '@wattle/contracts/profile/choices.ts',
  '@wattle/contracts/tasks/choices.ts',
  '@wattle/contracts/upcasters.ts',
]

/** A hash of the code that folds a garden: a snapshot made by other code is not used. */
export function stateShape(): string {
  const hash = createHash('sha256')
  for (const file of folding) hash.update(readFileSync(new URL(import.meta.resolve(file))))
  return hash.digest('base64url').slice(0, 16)
}
