import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a preparation ends when its process is asked to end', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const program = "console.log('Preparing.'); setTimeout(() => undefined, 30_000)"
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
  await vi.waitFor(() => expect(said).toMatch(/Preparing\./), 20_000)
  // The program writes to the same pipe, which closes once both have ended.
  const ended = once(starting.stdout, 'close')
  starting.kill('SIGTERM')
  await ended
})
