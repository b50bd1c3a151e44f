import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'

test('a mistyped data folder is named and not made', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const data = join(folder, 'dta')
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), 'status'], {
    env: { ...process.env, WATTLE_DATA: data },
  })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${join(data, 'identity')} does not exist: set WATTLE_DATA to the server's folder.\n`,
  })
  expect(existsSync(data)).toBe(false)
})
