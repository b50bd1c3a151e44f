import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

async function program(code: string) {
  const cwd = await mkdtemp(join(tmpdir(), 'wattle-supervise-'))
  await writeFile(join(cwd, 'program.mjs'), code)
  const lines: string[] = []
  const supervised = supervise(
    { name: 'greeter', file: 'program.mjs', environment: { GREETING: 'Hello' } },
    { cwd, print: (line) => lines.push(line), pause: () => 1 },
  )
  onTestFinished(async () => {
    await supervised.stop()
    await rm(cwd, { recursive: true })
  })
  return { supervised, lines, pids: () => lines.flatMap((line) => /process id (\d+)/.exec(line)?.[1] ?? []) }
}

const stays =
  'console.log("{}"); console.log(process.env.GREETING + " is at home"); setInterval(() => undefined, 1000)'

test('a program is ready once it prints its address, and its output is printed under its name', async () => {
  const { supervised, lines } = await program(stays)
  await supervised.ready
  expect(lines.at(-1)).toBe('greeter: Hello is at home')
})

test('a program that is killed is started again', async () => {
  const { supervised, pids } = await program(stays)
  await supervised.ready
  process.kill(Number(pids()[0]), 'SIGKILL')
  await vi.waitFor(() => expect(pids()).toHaveLength(2), 20_000)
})

test('a program that fails to start is restarted again and again', async () => {
  const { lines, pids } = await program("console.error('No engine.'); process.exit(1)")
  await vi.waitFor(() => expect(pids().length).toBeGreaterThan(2), 20_000)
  expect(lines).toContain('greeter: No engine.')
  expect(lines).toContain('greeter stopped (1) and is being restarted.')
})

test('a program that cannot be spawned is retried until it can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-supervise-'))
  const cwd = join(folder, 'not-there-yet')
  const lines: string[] = []
  const supervised = supervise(
    { name: 'greeter', file: 'program.mjs', environment: { GREETING: 'Hello' } },
    { cwd, print: (line) => lines.push(line), pause: () => 1 },
  )
  onTestFinished(async () => {
    await supervised.stop()
    await rm(folder, { recursive: true })
  })
  const failure = expect.stringMatching(/^greeter stopped \(.*ENOENT.*\) and is being restarted\.$/)
  await vi.waitFor(() => expect(lines.slice(0, 2)).toEqual([failure, failure]), 20_000)
  await mkdir(join(folder, 'ready'))
  await writeFile(join(folder, 'ready', 'program.mjs'), stays)
  await rename(join(folder, 'ready'), cwd)
  await supervised.ready
})

test('an error thrown by spawn is retried and does not end the supervisor', async () => {
  const lines: string[] = []
  const supervised = supervise(
    { name: 'greeter', file: 'program.mjs', environment: { GREETING: 'no\0thing' } },
    { cwd: tmpdir(), print: (line) => lines.push(line), pause: () => 1 },
  )
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), 20_000)
  await supervised.stop()
  expect(lines[0]).toMatch(/^greeter stopped \(.*null bytes.*\) and is being restarted\.$/)
})

test('a stopped program may clean up and is not restarted', async () => {
  const { supervised, lines, pids } = await program(
    "process.on('SIGTERM', () => { console.log('Bye'); process.exit(0) }); console.log('Hello is at home'); setInterval(() => undefined, 1000)",
  )
  await supervised.ready
  await supervised.stop()
  expect(lines).toContain('greeter: Bye')
  expect(pids()).toHaveLength(1)
})

test('a program ends when its supervisor is killed', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'wattle-supervise-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  await writeFile(
    join(cwd, 'program.mjs'),
    `import { shutDownOnSignal } from ${at('../../../server/src/process/run-process.ts')}
    shutDownOnSignal(async () => undefined)
    console.log('It is at home')
    setInterval(() => undefined, 1000)`,
  )
  const watching = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { supervise } from ${at('./supervise.ts')}
      const program = { name: 'it', file: 'program.mjs', environment: {} }
      await supervise(program, { cwd: ${JSON.stringify(cwd)}, print: (line) => console.log(line) }).ready`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  watching.stdout.on('data', (data) => {
    said += data
  })
  await vi.waitFor(() => expect(said).toContain('It is at home'), 20_000)
  watching.kill('SIGKILL')
  const pid = Number(/process id (\d+)/.exec(said)?.[1])
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 20_000)
})
