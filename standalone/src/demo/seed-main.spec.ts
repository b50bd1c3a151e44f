import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('seeding data in memory is refused in one sentence', async () => {
  const main = fileURLToPath(new URL('./seed-main.ts', import.meta.url))
  const env = { PATH: process.env.PATH, WATTLE_DATA: 'memory' }
  const seeded = await new Promise((resolve) => {
    execFile(process.execPath, [main, '--gardens', '1'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })
  expect(seeded).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Data in memory is gone when this command ends: set WATTLE_DATA to a folder.\n',
  })
})
