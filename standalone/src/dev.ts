import '@wattle/server/process/node-version.cjs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs the server, restarted whenever its code changes, beside the web app's development server. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const web = 'http://127.0.0.1:5173'

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'standalone/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WATTLE_APP_ORIGINS: web },
  }),
  spawn(
    process.execPath,
    [`${root}/node_modules/vite/bin/vite.js`, '--host', '127.0.0.1', '--port', '5173', '--strictPort'],
    {
      cwd: `${root}/web`,
      stdio: 'inherit',
    },
  ),
]
process.stdout.write(
  `The web app is at ${web} and reloads as you edit; every UI component is at ${web}/#/ui\n`,
)

for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
