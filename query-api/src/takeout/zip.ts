import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in a ZIP. Its content is produced when its turn comes. */
export type Entry = {
  name: string
  /** In bytes; the content must have exactly this size. */
  size: number
  content: () => AsyncIterable<Uint8Array | string>
}

/**
 * A ZIP of these files, produced while it is read, so little of its content is in memory. Nothing is compressed, as
 * pictures already are; so the ZIP's size is known before any content is read.
 */
export async function zipOf(
  entries: readonly Entry[],
  madeAt: Date,
): Promise<{ size: number; stream: Readable }> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  let current: Readable | null = null
  zip.on('error', (error: Error) => stream.destroy(error))
  // When a client disconnects midway, the source being read is closed too.
  stream.once('close', () => current?.destroy())
  for (const { name, size, content } of entries) {
    zip.addReadStreamLazy(name, { size, compress: false, mtime: madeAt }, (begin) => {
      current = Readable.from(content())
      // A pipe does not forward errors of its source.
      current.once('error', (error) => stream.destroy(error))
      begin(null, current)
    })
  }
  // From a 64 KB directory on, yazl counts ZIP64 records in the size, but writes them only from 4 GB on unless forced.
  const forceZip64Format = directorySize(entries) >= 0xffff
  const size = await new Promise<number>((resolve) =>
    zip.end({ forceZip64Format, comment: '' }, resolve as () => void),
  )
  return { size, stream }
}

/** The size of the ZIP's central directory in bytes: per file, fixed fields, the name, and the time in Unix format. */
const directorySize = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { name }) => sum + 46 + Buffer.byteLength(name) + 9, 0)
