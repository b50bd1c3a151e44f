import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs every measurement, one after another. Options of a measurement only work when it is run alone. */
const scripts = [
  'durable-commands',
  'rebuild',
  'large-garden',
  'full-garden',
  'visible',
  'reads',
  'history',
  'start',
  'growth',
  'production',
]

for (const script of scripts) {
  const path = fileURLToPath(new URL(`${script}.ts`, import.meta.url))
  const [code] = await once(spawn(process.execPath, [path], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exitCode = 1
}
