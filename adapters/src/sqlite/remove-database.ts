import { rmSync } from 'node:fs'

/** Removes the file of a database and what SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}
