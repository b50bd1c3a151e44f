import '@wattle/server/process/node-version.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { originAt, readSettings } from '@wattle/server/settings/settings.ts'
import { print, runCommand } from '../run-command.ts'
import { buildWebIfStale } from '../web-build.ts'
import { programsOf } from './programs.ts'
import { supervise } from './supervise.ts'

/** Runs every process of a production set-up on this machine, and restarts any that stop. */
const root = fileURLToPath(new URL('../../..', import.meta.url))

await runCommand(async () => {
  const settings = readSettings(process.env)
  if (!settings.WATTLE_EVENTSTOREDB || !settings.WATTLE_S3 || !settings.WATTLE_OPENID_ISSUER)
    throw new Error(
      'Separate processes need shared engines: set WATTLE_EVENTSTOREDB, WATTLE_KAFKA, WATTLE_MONGODB, WATTLE_S3 and WATTLE_OPENID_ISSUER. `npm start` runs without them.',
    )
  const programs = programsOf(settings)
  await buildWebIfStale(print)
  await prepare()

  const supervised = programs.map((program) => supervise(program, { cwd: root, print }))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all(supervised.map((each) => each.stop()))
      process.exit(0)
    })
  }
  await Promise.all(supervised.map(({ ready }) => ready))
  print(`Wattle is at ${originAt(settings.HOST, settings.PORT)}`)
})

/** Retries, because engines started at the same time may take a while. */
async function prepare(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const preparing = spawn(process.execPath, ['standalone/src/production/prepare-main.ts'], {
      cwd: root,
      stdio: 'inherit',
    })
    const [code] = await once(preparing, 'exit')
    if (code === 0) return
    if (attempt === 20) throw new Error('The engines could not be prepared; the lines above say why.')
    print('Trying again in three seconds.')
    await sleep(3000)
  }
}
