import { execFile } from 'node:child_process'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import * as samplePictures from '@wattle/adapters/images/testing/sample-pictures.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { filesWith } from '@wattle/adapters/testing/traces.ts'
import { handlerOn } from '@wattle/command-api/testing/garden-log.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { LocationId } from '@wattle/contracts/ids.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { openForErasure } from '@wattle/server/engines/open-for-erasure.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Arguments } from './arguments.ts'
import { erase } from './erase.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const [iris, fern] = [idOf('iris'), idOf('fern')]
const words = { [iris]: 'Quokkaecke', [fern]: 'Farnwinkel' }

/** A data folder with the gardens of Iris and Fern. */
async function openedData() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const path = join(folder, 'events.sqlite')
  const log = openSqliteEventLog(path)
  const handle = handlerOn(checkedLog(log, { place: path }))
  for (const [gardenId, name] of Object.entries(words))
    await handle(
      { type: 'CreateLocation', locationId: idOf(name), ...NewLocation.parse({ name }) },
      { gardenId },
    )
  await log.close()

  /** The lines that the operator reads. */
  const linesOf = async (asked: Arguments, settings = {}) => {
    const engines = await openForErasure(readSettings({ WATTLE_DATA: folder, ...settings }), () => undefined)
    try {
      let lines = ''
      for await (const line of erase(engines, asked)) lines += line
      return lines
    } finally {
      await engines.close()
    }
  }
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { PATH: process.env.PATH, WATTLE_DATA: folder }
      execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    })
  return { folder, path, run, linesOf }
}

test('an operator erases a garden, and again after a restored backup brought it back', async () => {
  const { folder, path, linesOf } = await openedData()
  const backup = join(folder, '..', `${idOf(folder)}.sqlite`)
  onTestFinished(() => rm(backup))
  await copyFile(path, backup)

  const unknown = idOf('nobody')
  await expect(linesOf({ do: 'garden', gardenId: unknown })).rejects.toThrow(
    `There is no garden ${unknown} in this log.`,
  )
  expect(await linesOf({ do: 'garden', gardenId: iris })).toBe(`Garden ${iris} is erased.\n`)
  expect(filesWith(folder, words[iris] ?? '')).toEqual([])
  expect(filesWith(folder, words[fern] ?? '')).toEqual([path])
  expect(await linesOf({ do: 'print' })).toMatch(new RegExp(`^\\S+Z ${iris}\\n$`))

  await copyFile(backup, path)
  expect(filesWith(folder, words[iris] ?? '')).toEqual([path])
  const list = { do: 'list', file: join(folder, 'erased-gardens.txt') } as const
  expect(await linesOf(list)).toBe(
    `Garden ${iris} was back and is erased again.\nOn the list: 1. Erased again: 1. Already gone: 0.\n`,
  )
  expect(filesWith(folder, words[iris] ?? '')).toEqual([])
  expect(await linesOf(list)).toBe('On the list: 1. Erased again: 0. Already gone: 1.\n')
  const log = openSqliteEventLog(path)
  onTestFinished(() => log.close())
  const late = { id: idOf('late'), type: 'GardenListed', version: 1, data: {}, metadata: {} }
  await expect(log.append(gardenStream(iris), [late], noStream)).rejects.toThrow('is deleted')
})

test('a damaged garden can be erased too', async () => {
  const { folder, path, linesOf } = await openedData()
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec(`update events set data = replace(data, '${words[iris]}', 'Quokkaeckf')`)
  database.close()
  expect(await linesOf({ do: 'garden', gardenId: iris })).toBe(`Garden ${iris} is erased.\n`)
  expect(filesWith(folder, 'Quokkaeckf')).toEqual([])
})

test('nothing is erased while the register of erasures is damaged', async () => {
  const { folder, path, linesOf } = await openedData()
  await linesOf({ do: 'garden', gardenId: fern })
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec(`update events set data = replace(data, '${fern}', '${iris}') where type = 'ErasureStarted'`)
  database.close()
  const list = { do: 'list', file: join(folder, 'erased-gardens.txt') } as const
  for (const asked of [list, { do: 'garden', gardenId: iris } as const])
    await expect(linesOf(asked)).rejects.toThrow(
      `Event 0 of erasures in ${path} does not match its checksum.`,
    )
  expect(filesWith(folder, words[iris] ?? '')).toEqual([path])
  const log = openSqliteEventLog(path)
  onTestFinished(() => log.close())
  expect(await log.read(gardenStream(iris))).toHaveLength(1)
})

test('a garden is not erased while the secret of its pictures is unknown; other gardens on the list are', async () => {
  const { folder, path, linesOf } = await openedData()
  const secret = 'the secret of the pictures that Iris has'
  const images = await openDiskImages({ folder: join(folder, 'images'), secret })
  const { name } = await images.put(iris, await samplePictures.jpeg())
  await images.keep(name)
  const log = openSqliteEventLog(path)
  const plant = NewPlant.parse({
    name: 'Rose',
    species: 'Rosa',
    locationId: LocationId.parse(idOf(words[iris] ?? '')),
  })
  await handlerOn(log)(
    {
      type: 'CreatePlant',
      plantId: idOf('rose'),
      now: new Date().toISOString(),
      ...plant,
      imageUrl: imageUrlOf(name),
    },
    { gardenId: iris },
  )
  await log.close()
  await writeFile(join(folder, 'images.secret'), 'x'.repeat(43))
  const list = join(folder, 'list.txt')
  await writeFile(list, [iris, fern].map((id) => `2026-11-22T16:11:47.929Z ${id}\n`).join(''))

  const sentence = `Garden ${iris} is not erased: 1 of its pictures got their names by a picture secret`
  await expect(linesOf({ do: 'list', file: list })).rejects.toThrow(sentence)
  expect(filesWith(folder, words[iris] ?? '')).toEqual([path])
  expect(filesWith(folder, words[fern] ?? '')).toEqual([])
  const pictures = join(folder, 'images', 'pictures')
  expect(await readdir(pictures)).toContain(`${name}.jpg`)

  const settings = { WATTLE_PICTURE_FORMER_SECRETS: secret }
  expect(await linesOf({ do: 'garden', gardenId: iris }, settings)).toBe(`Garden ${iris} is erased.\n`)
  expect(await readdir(pictures)).toEqual([])
})

test('nothing is erased while a server uses the log', async () => {
  const { path, run } = await openedData()
  const log = openSqliteEventLog(path)
  const { code, stdout, stderr } = await run('--garden', iris)
  await log.close()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Another process is using the event log at .*: stop it first\.\n$/)
}, 60_000)
