import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { progressSentence } from './in-words.ts'

/** Tells how far it is, about once a second, and every change of state. */
export function inLines(tell: (line: string) => void): (migration: Migration) => void {
  let told = 0
  let states = ''
  return (migration) => {
    const now = performance.now()
    const next = migration.models.map(({ name, state }) => `${name} ${state}`).join()
    if (migration.models.length === 0 || (next === states && now - told < 1000)) return
    told = now
    states = next
    tell(progressSentence(migration))
  }
}
