import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from './durable-files.ts'

/**
 * The text of a file that is created if it does not exist: completely or not at all, by the first process to get there.
 * Only this user may read it.
 */
export async function createOnce(path: string, make: () => Promise<string> | string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return kept

  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${basename(path)}-${randomUUID()}.part`)
  await writeFile(part, await make(), { mode: 0o600, flush: true })
  try {
    // A link, unlike a rename, leaves the file of another process that was a moment faster.
    await link(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(part)
  }
  await syncFolder(folder)
  return readFile(path, 'utf8')
}
