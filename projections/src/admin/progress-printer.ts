import { isUnderWay, type Migration } from '@wattle/contracts/admin/migration.ts'
import { progressSentence } from './progress-text.ts'

/** Prints the start of a migration, its progress at most once a second, and its end. */
export function progressPrinter(print: (line: string) => void): (migration: Migration) => void {
  let printedAt = Number.NEGATIVE_INFINITY
  return (migration) => {
    const now = performance.now()
    if (migration.models.length === 0 || (isUnderWay(migration) && now - printedAt < 1000)) return
    printedAt = now
    print(progressSentence(migration))
  }
}
