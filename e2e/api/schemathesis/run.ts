import '@wattle/server/process/node-version.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startWattle } from '../../src/wattle.ts'

/**
 * Tests the API's description: Redocly lints it, and Schemathesis sends a server the requests that it
 * describes. A tool that cannot be installed is skipped.
 */
const redocly = '@redocly/cli@2.77.0'
const here = import.meta.dirname
const root = join(here, '../../..')
const tools = join(root, 'node_modules/.cache/schemathesis')

const run = (program: string, args: string[], environment: Record<string, string> = {}) =>
  spawnSync(program, args, { cwd: here, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0
const runQuietly = (program: string, args: string[]) => spawnSync(program, args, { cwd: here }).status === 0

function lint(): boolean {
  const npx = ['--yes', redocly]
  if (!runQuietly('npx', [...npx, '--version'])) return leftOut('Redocly', 'npm cannot fetch it')
  const document = join(root, 'server/src/http/openapi.json')
  return run('npx', [...npx, 'lint', '--config', join(here, 'redocly.yaml'), document], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
}

async function tryOut(): Promise<boolean> {
  if (!isInstalled()) return leftOut('Schemathesis', 'there is no Python 3 with venv and pip, or no PyPI')
  const wattle = await startWattle({ WATTLE_LOG_LEVEL: 'error' })
  try {
    return run(
      join(tools, 'bin/schemathesis'),
      ['--config-file', 'schemathesis.toml', 'run', `${wattle.address}/api/docs/json`],
      {
        PYTHONPATH: here,
        PYTHONDONTWRITEBYTECODE: '1',
        WATTLE_ADDRESS: wattle.address,
        WATTLE_TOKEN: await wattle.tokenFor('ada@example.com'),
        WATTLE_NEIGHBOUR_TOKEN: await wattle.tokenFor('nell@example.com'),
      },
    )
  } finally {
    await wattle.stop()
  }
}

function isInstalled(): boolean {
  const pip = join(tools, 'bin/pip')
  if (!existsSync(pip) && !runQuietly('python3', ['-m', 'venv', tools])) return false
  return runQuietly(pip, ['install', '--quiet', '--requirement', 'requirements.txt'])
}

function leftOut(tool: string, because: string): true {
  console.log(`${tool} is left out: ${because}.`)
  return true
}

const isLinted = lint()
process.exitCode = (await tryOut()) && isLinted ? 0 : 1
