import { isUnderWay, type Migration } from '@wattle/contracts/admin/migration.ts'
import { progressSentence } from './in-words.ts'

/** Tells how a migration begins, once a second how far it is, and how it ends. */
export function inLines(tell: (line: string) => void): (migration: Migration) => void {
  let told = Number.NEGATIVE_INFINITY
  return (migration) => {
    const now = performance.now()
    if (migration.models.length === 0 || (isUnderWay(migration) && now - told < 1000)) return
    told = now
    tell(progressSentence(migration))
  }
}
