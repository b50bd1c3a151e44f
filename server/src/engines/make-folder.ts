import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder that only this user may read, and those above it. Node's own `recursive` never ends where the system
 * takes no folders, such as in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above)
  await mkdir(path, { mode: 0o700 })
}
