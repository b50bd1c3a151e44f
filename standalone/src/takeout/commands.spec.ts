import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { exportArguments, usage as exportUsage } from './export-arguments.ts'
import { importArguments, usage as importUsage } from './import-arguments.ts'
import { brought, nell, openInstallation, story } from './testing/installation.ts'

const omar = gardenOf({ issuer: embeddedIssuer, subject: subjectOf('omar@example.com') })

const run = (command: 'export' | 'import', folder: string, ...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const main = fileURLToPath(new URL(`./${command}-main.ts`, import.meta.url))
    const env = { PATH: process.env.PATH, WATTLE_DATA: folder }
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('a garden is exported beside a running server and imported into a new data folder', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const out = join(there.folder, 'nell.zip')
  const exported = await run('export', there.folder, '--garden', nell, '--out', out)
  expect(exported).toMatchObject({ code: 0, stderr: '' })
  expect(exported.stdout).toMatch(
    /^Wrote .*nell\.zip, [\d,]+ bytes\.\nIt holds \d+ events, .* and 4 pictures\.\n$/,
  )
  expect((await readFile(out)).subarray(0, 2).toString()).toBe('PK')
  expect((await readdir(there.folder)).filter((name) => name.endsWith('.part'))).toEqual([])

  const ofErasure = story.length - brought.length
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const here = join(folder, 'new')
  const imported = await run('import', here, '--from', out, '--to', 'embedded', 'Omar@example.com')
  expect(imported).toMatchObject({ code: 0, stderr: '' })
  expect(imported.stdout.split('\n').slice(-6)).toEqual([
    `Garden ${omar} has ${brought.length} events. Read back, they make the same garden as the file.`,
    `Not counted: ${ofErasure + 3 + 4} events about care plans, the display name or an erasure.`,
    'Stored: 4 pictures.',
    'Brought along: 1 record of how care plans were made.',
    'Left out: 1 care plan, still being made. Ask again on the plant’s page.',
    '',
  ])
})

test('--help is understood, and the usage shows an example', () => {
  expect(exportArguments(['--help'])).toBeNull()
  expect(importArguments(['--help'])).toBeNull()
  expect(exportUsage).toContain('npm run export -- --garden ID')
  expect(importUsage).toContain('npm run import -- --from FILE --to <issuer> <subject>')
})

test('valid arguments are understood', () => {
  expect(exportArguments(['--garden', nell])).toEqual({ gardenId: nell, out: `wattle-garden-${nell}.zip` })
  expect(exportArguments(['--garden', nell, '--out', 'a.zip'])).toEqual({ gardenId: nell, out: 'a.zip' })
  expect(importArguments(['--from', 'a.zip', '--to', 'https://id.example', 'nell'])).toEqual({
    file: 'a.zip',
    identity: { issuer: 'https://id.example', subject: 'nell' },
  })
})

test.each([
  { read: exportArguments, args: [], sentence: 'Name the garden with --garden ID' },
  {
    read: exportArguments,
    args: ['--garden', 'rose'],
    sentence: '--garden rose: That is not a valid garden ID.',
  },
  { read: importArguments, args: [], sentence: '--from takes a file.' },
  { read: importArguments, args: ['--from', 'a.zip'], sentence: '--to <issuer> <subject> is missing.' },
  {
    read: importArguments,
    args: ['--from', 'a.zip', '--to', 'x'],
    sentence: '--to takes an issuer and a subject.',
  },
  { read: importArguments, args: ['--of', 'a.zip'], sentence: '--of is not an option.' },
])('invalid arguments are refused in one sentence: $args', ({ read, args, sentence }) => {
  expect(() => read(args)).toThrow(sentence)
})

test('an export overwrites no file and needs an existing folder', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const out = join(there.folder, 'nell.zip')
  await writeFile(out, 'kept')
  const refused = { code: 1, stdout: '' }
  expect(await run('export', there.folder, '--garden', nell, '--out', out)).toEqual({
    ...refused,
    stderr: `${out} already exists. Name another file with --out.\n`,
  })
  expect(await readFile(out, 'utf8')).toBe('kept')
  const nowhere = join(there.folder, 'none')
  expect(await run('export', there.folder, '--garden', nell, '--out', join(nowhere, 'nell.zip'))).toEqual({
    ...refused,
    stderr: `There is no folder ${nowhere}.\n`,
  })
})

test('a damaged garden is not exported', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const database = new Database(join(there.folder, 'events.sqlite'), { synchronous: 'NORMAL' })
  database.exec(`update events set type = 'LocationRenamed' where type = 'LocationCreated'`)
  database.close()
  const out = join(there.folder, 'nell.zip')
  const { code, stdout, stderr } = await run('export', there.folder, '--garden', nell, '--out', out)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Event \d+ of garden-.* does not match its checksum\.\n$/)
  expect((await readdir(there.folder)).filter((name) => name.startsWith('nell.zip'))).toEqual([])
})

test('an export without a log prints one sentence and exits with 1', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  expect(await run('export', folder, '--garden', nell)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no event log at .*\n$/),
  })
})
