import { createHash } from 'node:crypto'
import { takeoutFiles } from '@wattle/contracts/takeout/format.ts'
import type { Archive } from './archive.ts'
import { TakeoutRefused } from './takeout-refused.ts'

const largest = 16 * 1024 * 1024

/** The checksums that a takeout lists for its files. */
type Checksums = {
  /**
   * Passes the content on chunk by chunk. Throws `TakeoutRefused` at its end if the checksum does not match.
   */
  checked(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer>
}

export async function readChecksums(archive: Archive): Promise<Checksums> {
  const text = (await archive.read(takeoutFiles.checksums, largest)).toString()
  const told = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [checksum = '', name] = line.split('  ')
    if (name !== undefined) told.set(name, checksum)
  }
  return {
    async *checked(name, content) {
      const sum = createHash('sha256')
      for await (const chunk of content) {
        sum.update(chunk)
        yield chunk
      }
      if (sum.digest('hex') !== told.get(name))
        throw new TakeoutRefused(`${name} does not match its checksum: it was changed or damaged.`)
    },
  }
}
