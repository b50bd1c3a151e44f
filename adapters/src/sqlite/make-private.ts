import { chmodSync } from 'node:fs'

/** Makes the file readable only by its owner. SQLite gives the files beside it the same permissions. */
export function makePrivate(path: string): void {
  if (path === ':memory:') return
  try {
    chmodSync(path, 0o600)
  } catch {
    // The file belongs to another user, or the disk has no permissions. It can still be used.
  }
}
