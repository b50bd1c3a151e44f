import { execFile } from 'node:child_process'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { filesWith } from '@wattle/adapters/testing/traces.ts'
import { handlerOn } from '@wattle/command-api/testing/garden-log.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
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
  const handle = handlerOn(log)
  for (const [gardenId, name] of Object.entries(words))
    await handle(
      { type: 'CreateLocation', locationId: idOf(name), ...NewLocation.parse({ name }) },
      { gardenId },
    )
  await log.close()

  /** The lines that the operator reads. */
  const linesOf = async (asked: Arguments) => {
    const engines = await openForErasure(readSettings({ WATTLE_DATA: folder }), () => undefined)
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

test('nothing is erased while a server uses the log', async () => {
  const { path, run } = await openedData()
  const log = openSqliteEventLog(path)
  const { code, stdout, stderr } = await run('--garden', iris)
  await log.close()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Another process is using the event log at .*: stop it first\.\n$/)
}, 60_000)
