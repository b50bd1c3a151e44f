import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '192m'

/** A small in-memory disk, mounted at a folder. */
export type Disk = {
  /** Fills the disk completely; the returned function frees the space again. */
  fill(): Promise<() => Promise<void>>
  mount(way: 'ro' | 'rw'): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a disk at this folder; null if that is not permitted. */
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
      // Write smaller and smaller chunks, until not even one byte fits.
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
