import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../lib/durable-files.ts'
import { lineOf, readLines } from './lines.ts'
import type { ErasureList } from './port.ts'

/** Stores the list in an append-only text file, created with the first garden. Only one process may write to it. */
export function openFileErasureList(path: string): ErasureList {
  async function text(): Promise<string> {
    return await readFile(path, 'utf8').catch((error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
      throw error
    })
  }

  /** An incomplete last line is the remainder of a write during a power cut. */
  const wholeLines = (all: string) => all.slice(0, all.lastIndexOf('\n') + 1)

  async function all() {
    return readLines(wholeLines(await text()))
  }

  return {
    all,
    async add(garden) {
      const before = await text()
      if (readLines(wholeLines(before)).some(({ gardenId }) => gardenId === garden.gardenId)) return
      const file = await open(path, 'a', 0o600)
      try {
        await file.truncate(Buffer.byteLength(wholeLines(before)))
        await file.writeFile(lineOf(garden))
        await file.sync()
      } finally {
        await file.close()
      }
      if (before === '') await syncFolder(dirname(path))
    },
  }
}
