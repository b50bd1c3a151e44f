import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a preparation ends when its process is asked to end', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const program = "console.log('Preparing as ' + process.pid + '.'); setTimeout(() => undefined, 30_000)"
  await writeFile(join(folder, 'program.mjs'), program)
  const starting = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { prepare } from ${JSON.stringify(new URL('./prepare.ts', import.meta.url).href)}
      process.once('SIGTERM', () => process.exit(0))
      await prepare('program.mjs', { cwd: ${JSON.stringify(folder)}, print: console.log })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  starting.stdout.on('data', (data) => {
    said += data
  })
  await vi.waitFor(() => expect(said).toMatch(/as \d+\./), 20_000)
  starting.kill('SIGTERM')
  const pid = Number(/as (\d+)/.exec(said)?.[1])
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 20_000)
})
