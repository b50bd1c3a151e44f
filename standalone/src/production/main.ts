import '@wattle/server/process/node-version.cjs'
import { fileURLToPath } from 'node:url'
import { originAt, readSettings } from '@wattle/server/settings/settings.ts'
import { print, runCommand } from '../run-command.ts'
import { buildWebIfStale } from '../web-build.ts'
import { prepare } from './prepare.ts'
import { programsOf } from './programs.ts'
import { type Supervised, supervise } from './supervise.ts'

/** Runs every process of a production set-up on this machine, and restarts any that stop. */
const root = fileURLToPath(new URL('../../..', import.meta.url))

await runCommand(async () => {
  const settings = readSettings(process.env)
  if (!settings.WATTLE_EVENTSTOREDB || !settings.WATTLE_S3 || !settings.WATTLE_OPENID_ISSUER)
    throw new Error(
      'Separate processes need shared engines: set WATTLE_EVENTSTOREDB, WATTLE_KAFKA, WATTLE_MONGODB, WATTLE_S3 and WATTLE_OPENID_ISSUER. `npm start` runs without them.',
    )
  const programs = programsOf(settings)
  const supervised: Supervised[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all(supervised.map((each) => each.stop()))
      process.exit(0)
    })
  }
  await buildWebIfStale(print)
  await prepare('standalone/src/production/prepare-main.ts', { cwd: root, print })

  supervised.push(...programs.map((program) => supervise(program, { cwd: root, print })))
  await Promise.all(supervised.map(({ ready }) => ready))
  print(`Wattle is at ${originAt(settings.HOST, settings.PORT)}`)
})
