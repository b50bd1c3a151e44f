import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Makes renames and removals in a folder survive a power cut, except on Windows, which cannot sync folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Like `syncFolder`, for code that does not wait. */
export function syncFolderSync(folder: string): void {
  if (process.platform !== 'win32') syncAt(folder, 'r')
}

/** Makes a file's content survive a power cut. */
export const syncFileSync = (path: string): void => syncAt(path, 'r+')

function syncAt(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a whole file or nothing. Once this resolves, the file survives a power cut. */
export async function writeDurably(target: string, bytes: Uint8Array, scratch: string): Promise<void> {
  const part = join(scratch, `${randomUUID()}.part`)
  try {
    await writeAndSync(part, bytes)
    await rename(part, target)
  } catch (error) {
    // On a full disk, a part would take the room that other writes need.
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(dirname(target))
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
