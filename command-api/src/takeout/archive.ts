import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, open, type ZipFile } from 'yauzl'
import { TakeoutRefused } from './takeout-refused.ts'

/** The files in a ZIP, accessed by name only: no path in the ZIP decides where anything is written. */
export type Archive = {
  has(name: string): boolean
  /** Throws `TakeoutRefused` if the file is missing, broken or larger than `most` bytes. */
  read(name: string, most: number): Promise<Buffer>
  /** Like `read`, in chunks; a broken file throws when the broken chunk is read. */
  stream(name: string, most: number): Promise<AsyncIterable<Buffer>>
  close(): void
}

/** Enough for twenty pictures a week over fifty years. */
const mostFiles = 60_000

/**
 * Throws `TakeoutRefused` if the file is missing, is no ZIP, is broken, or has more entries than any takeout.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await opened(path)
  const entries = await entriesOf(zip).catch((error) => {
    zip.close()
    throw error
  })

  function entryOf(name: string, most: number): Entry {
    const entry = entries.get(name)
    if (!entry) throw new TakeoutRefused(`It has no ${name}: it is not a takeout, or not a complete one.`)
    if (entry.uncompressedSize > most) throw new TakeoutRefused(`${name} is larger than any takeout's.`)
    return entry
  }

  const stream = (name: string, most: number) =>
    new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
      // yauzl fails if an entry has more bytes than it declares, so a small entry cannot expand into a large
      // one.
      zip.openReadStream(entryOf(name, most), (error, content) =>
        error ? reject(broken(error)) : resolve(piecesOf(content)),
      )
    })

  return {
    has: (name) => entries.has(name),
    stream,
    read: async (name, most) => await buffer(await stream(name, most)),
    close: () => zip.close(),
  }
}

async function* piecesOf(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw broken(error as Error)
  }
}

const opened = (path: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (!error) resolve(zip)
      else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') reject(broken(error))
      else reject(new TakeoutRefused('There is no such file.'))
    })
  })

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > mostFiles) throw new TakeoutRefused('It holds more files than any takeout.')
  return await new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(broken(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName)) reject(new TakeoutRefused(`It holds ${entry.fileName} twice.`))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

const broken = (cause: Error) =>
  new TakeoutRefused('It cannot be read as a ZIP. Perhaps it is not complete.', { cause })
