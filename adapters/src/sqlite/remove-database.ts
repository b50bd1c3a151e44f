import { rmSync } from 'node:fs'

/** Removes a database file and SQLite's files beside it. */
export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}
