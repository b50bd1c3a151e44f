import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from './imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const starts = Object.entries(scripts).filter(([, command]) => command.startsWith('node '))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-old-node-'))
  await writeFile(join(folder, 'node'), `#!/bin/sh\nexec ${await oldNode()} "$@"\n`, { mode: 0o755 })
})
afterAll(() => rm(folder, { recursive: true }))

test('the npm scripts that start Node are found', () => {
  expect(starts.map(([name]) => name)).toContain('start')
})

test.each(starts)('npm run %s says in one sentence that Node is too old', async (_, command) => {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, PORT: '0', WATTLE_DATA: 'memory' }
  const child = spawn(command, { cwd: root, env, shell: true, timeout: 20_000 })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  expect(await once(child, 'exit')).toEqual([1, null])
  const sentence = /^Wattle needs Node 24 or later, but this is Node \d+\.\d+\.\d+: run `npm ci`.*\.\n$/
  expect(await said).toEqual(['', expect.stringMatching(sentence)])
})

/** A Node on this computer that cannot run TypeScript; otherwise our own, made to behave like one. */
async function oldNode(): Promise<string> {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((path) => join(path, 'node'))
    .find((node) => majorOf(node) < 22)
  if (found) return `"${found}"`
  const disguise = join(folder, 'disguise.cjs')
  await writeFile(
    disguise,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })",
  )
  return `"${process.execPath}" --no-experimental-strip-types -r "${disguise}"`
}

function majorOf(node: string): number {
  try {
    return Number(/^v(\d+)\./.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1])
  } catch {
    return NaN
  }
}
