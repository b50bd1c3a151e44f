import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { expect, onTestFinished, test } from 'vitest'

const main = fileURLToPath(new URL('./link-main.ts', import.meta.url))

const nell = gardenOf({ issuer: embeddedIssuer, subject: subjectOf('nell@example.com') })
const nellElsewhere = gardenOf({ issuer: 'https://id.example', subject: 'nell' })
const toElsewhere = ['--to', 'https://id.example', 'nell']

async function openData() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const open = () => openSqliteEventLog(join(folder, 'events.sqlite'))

  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { PATH: process.env.PATH, WATTLE_DATA: folder }
      execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    })
  return { folder, open, run }
}

test('an account is linked to the garden of an old account, once, and the link can be undone', async () => {
  const { open, run } = await openData()
  const log = open()
  const listed = { id: nell, type: 'GardenListed', version: 1, data: {}, metadata: {} }
  await log.append(gardenStream(nell), [listed], noStream)

  const inUse = await run('--from', 'embedded', 'Nell@example.com', ...toElsewhere)
  expect([inUse.code, inUse.stdout]).toEqual([1, ''])
  expect(inUse.stderr).toMatch(/^Another process is using the event log at .*: stop it first\.\n$/)
  await log.close()

  expect(await run('--from', 'embedded', 'Nell@example.com', ...toElsewhere)).toEqual({
    code: 0,
    stdout: `The account now opens garden ${nell}.\n`,
    stderr: '',
  })
  expect(await run('--from-garden', nell, ...toElsewhere)).toEqual({
    code: 0,
    stdout: `It already opens garden ${nell}.\n`,
    stderr: '',
  })
  expect((await run('--show', 'https://id.example', 'nell')).stdout).toBe(
    `The account opens garden ${nell}.\n`,
  )
  expect((await run('--undo', ...toElsewhere)).stdout).toBe('The account opens its own garden again.\n')

  const after = open()
  // `--show` must work while another process, such as a server, has the log open.
  expect((await run('--show', 'https://id.example', 'nell')).stdout).toBe(
    `The account opens garden ${nellElsewhere}. Nothing has happened in it yet.\n`,
  )
  const events = await after.read(identityStream(nellElsewhere))
  await after.close()
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['IdentityLinked', { gardenId: nell }],
    ['IdentityUnlinked', {}],
  ])
}, 60_000)

test('a missing log is refused with the path where it was expected', async () => {
  const { folder, run } = await openData()
  const { code, stderr } = await run('--undo', ...toElsewhere)
  expect([code, stderr]).toEqual([
    1,
    `There is no event log at ${join(folder, 'events.sqlite')}: check WATTLE_DATA.\n`,
  ])
})
