import { createWriteStream } from 'node:fs'
import { readdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { openArchive } from '@wattle/command-api/takeout/archive.ts'
import { type Entry, zipOf } from '@wattle/query-api/takeout/zip.ts'
import { expect, onTestFinished, test } from 'vitest'

const made = new Date('2026-06-01T02:00:00Z')

const entryOf = (content: string, index: number): Entry => ({
  name: `pictures/a-picture-with-a-name-as-long-as-any-${index}.jpg`,
  size: content.length,
  async *content() {
    yield content
  },
})

async function written(contents: string[]) {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const file = join(folder, 'made.zip')
  const entries = contents.map(entryOf)
  const { size, stream } = await zipOf(entries, made)
  await pipeline(stream, createWriteStream(file))
  return { file, size, names: entries.map(({ name }) => name) }
}

test.each([1, 400, 700, 1200])(
  'a ZIP of %i files has the announced size, and its files can be read',
  async (count) => {
    const { file, size, names } = await written(
      Array.from({ length: count }, (_, index) => `This is ${index}`),
    )
    expect((await stat(file)).size).toBe(size)
    const archive = await openArchive(file)
    onTestFinished(() => archive.close())
    const last = names.at(-1) ?? ''
    expect(archive.has(last)).toBe(true)
    expect((await archive.read(last, 100)).toString()).toBe(`This is ${count - 1}`)
    await expect(archive.read(last, 3)).rejects.toThrow('is larger than any takeout')
  },
)

test('content of another size than announced breaks off the download', async () => {
  const entry = { ...entryOf('Hello', 0), size: 4 }
  const { stream } = await zipOf([entry], made)
  await expect(
    pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() })),
  ).rejects.toThrow('unexpected number of bytes')
})

test('an aborted download closes its content', async () => {
  let isClosed = false
  const endless: Entry = {
    name: 'endless',
    size: Number.MAX_SAFE_INTEGER,
    async *content() {
      try {
        for (;;) yield Buffer.alloc(1000)
      } finally {
        isClosed = true
      }
    },
  }
  const { stream } = await zipOf([endless], made)
  for await (const _ of stream) break
  await expect.poll(() => isClosed).toBe(true)
})

test.runIf(process.platform === 'linux')('a ZIP of too many files is refused and closed', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const file = join(folder, 'many.zip')
  // The end of a ZIP's directory, which says how many files there are.
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  for (const count of [8, 10]) end.writeUInt16LE(60_001, count)
  await writeFile(file, end)
  await expect(openArchive(file)).rejects.toThrow('more files than any takeout')
  const openFiles = async () => {
    const descriptors = (await readdir('/proc/self/fd')).map((each) => readlink(`/proc/self/fd/${each}`))
    return (await Promise.allSettled(descriptors)).flatMap((each) =>
      each.status === 'fulfilled' ? each.value : [],
    )
  }
  await expect.poll(openFiles).not.toContain(file)
})
