import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '192m'

/** A small disk in memory, mounted at a folder. */
export type Disk = {
  /** Leaves no room at all; what it answers makes room again. */
  fill(): Promise<() => Promise<void>>
  mount(way: 'ro' | 'rw'): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a disk at this folder; null where that is not allowed. */
export async function mountDisk(folder: string): Promise<Disk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder])
  } catch {
    return null
  }
  const filling = join(folder, 'filling')
  return {
    async fill() {
      const file = await open(filling, 'w')
      // Until not even the smallest piece fits.
      for (const length of [1_048_576, 4096, 1]) {
        const piece = Buffer.alloc(length)
        while ((await file.write(piece).catch(() => ({ bytesWritten: 0 }))).bytesWritten > 0);
      }
      await file.close()
      return () => rm(filling)
    },
    mount: async (way) => void (await run('mount', ['-o', `remount,${way}`, folder])),
    unmount: async () => void (await run('umount', [folder])),
  }
}
