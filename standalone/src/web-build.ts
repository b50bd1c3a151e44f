import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Builds the web app if it is missing or older than its sources. */
export async function buildWebIfStale(print: (line: string) => void): Promise<void> {
  const built = `${webFolder}/index.html`
  if (existsSync(built) && statSync(built).mtimeMs >= newestSource()) return
  print('Building the web app…')
  await build()
}

function newestSource(): number {
  const sources = [
    'web/src/**',
    'web/public/**',
    'web/scripts/**',
    'web/*.{html,ts,json}',
    'contracts/src/**',
    'package-lock.json',
  ]
  const times = globSync(sources, { cwd: root }).map((file) => statSync(`${root}/${file}`).mtimeMs)
  return Math.max(...times)
}

/** Runs Vite directly, because Windows cannot start `npm` without a shell. */
function build(): Promise<void> {
  const vite = `${root}/node_modules/vite/bin/vite.js`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: `${root}/web`,
      // A test run that triggers the build must not get React's slow development version.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The web app could not be built; the lines above say why.'))
    })
  })
}
