import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Brings what was written to a file onto the disk. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Brings the names in a folder onto the disk, where the system can do that. */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    fsyncSync(folder)
    closeSync(folder)
  } catch {
    // Windows keeps names safe by itself.
  }
}
