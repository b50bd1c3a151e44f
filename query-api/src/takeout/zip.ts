import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of a ZIP. Its bytes are made when it is their turn. */
export type Entry = {
  name: string
  /** In bytes, of which there must be as many. */
  size: number
  content: () => AsyncIterable<Uint8Array | string>
}

/**
 * A ZIP of these files, made while it is read: of its content only what is on its way is in memory. Nothing is compressed, as
 * pictures are already; so its size is known before anything is read.
 */
export async function zipOf(
  entries: readonly Entry[],
  madeAt: Date,
): Promise<{ size: number; stream: Readable }> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  let current: Readable | null = null
  zip.on('error', (error: Error) => stream.destroy(error))
  // Whoever leaves in the middle leaves nothing open behind.
  stream.once('close', () => current?.destroy())
  for (const { name, size, content } of entries) {
    zip.addReadStreamLazy(name, { size, compress: false, mtime: madeAt }, (begin) => {
      current = Readable.from(content())
      // A pipe hands on what comes, but not that it fails.
      current.once('error', (error) => stream.destroy(error))
      begin(null, current)
    })
  }
  // yazl reckons with ZIP64 from a directory of 64 KB on, but writes it from 4 GB on unless it is told to.
  const forceZip64Format = directorySize(entries) >= 0xffff
  const size = await new Promise<number>((resolve) =>
    zip.end({ forceZip64Format, comment: '' }, resolve as () => void),
  )
  return { size, stream }
}

/** What a ZIP says of each file at its end, in bytes: fixed fields, the name, and the time as Unix tells it. */
const directorySize = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { name }) => sum + 46 + Buffer.byteLength(name) + 9, 0)
