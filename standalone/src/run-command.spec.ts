import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs this code as a command, in a process whose output is read or closed at once. */
async function run(code: string, output: 'read' | 'closed' = 'read') {
  const file = fileURLToPath(new URL('./run-command.ts', import.meta.url))
  const main = `import { print, runCommand } from '${file}'; await runCommand(async () => { ${code} })`
  const command = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    main,
  ])
  if (output === 'closed') command.stdout.destroy()
  const [stdout, stderr, [exitCode]] = await Promise.all([
    output === 'closed' ? '' : text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ])
  return { stdout, stderr, exitCode }
}

test('a command that fails prints one sentence with its cause, and exits with 1', async () => {
  const failing = "print('Begun.'); throw new Error('No.', { cause: new TypeError('Because.') })"
  expect(await run(failing)).toEqual({
    stdout: 'Begun.\n',
    stderr: 'No. (TypeError: Because.)\n',
    exitCode: 1,
  })
})

test('a command goes on when its reader closes the pipe', async () => {
  const working = `
    for (let line = 0; line < 3; line++) {
      print('A line.')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    process.exitCode = 7`
  expect(await run(working, 'closed')).toEqual({ stdout: '', stderr: '', exitCode: 7 })
})
