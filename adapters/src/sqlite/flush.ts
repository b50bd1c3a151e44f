import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes a file's content to disk. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Flushes a folder's entries to disk, where the system supports it. */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch {
    // Windows cannot flush folders and needs no flush.
  }
}
