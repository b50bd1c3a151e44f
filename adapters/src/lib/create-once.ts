import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from './durable-files.ts'

/**
 * Returns the text of a file, creating the file if it does not exist: completely or not at all, by whichever process is
 * first. Only the current user may read it.
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
    // A link, unlike a rename, does not replace the file of a process that was slightly faster.
    await link(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(part)
  }
  await syncFolder(folder)
  return readFile(path, 'utf8')
}
