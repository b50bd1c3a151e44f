import type { Gardens } from '@wattle/command-api/garden/open-gardens.ts'
import { openWriteSide } from '@wattle/command-api/write-side.ts'
import { type EmbeddedEngines, openEmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import type { Running } from '@wattle/server/process/run-process.ts'
import { openShell, type Shell } from '@wattle/server/process/shell.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import { startReadModels } from './read-models/start-read-models.ts'
import { registerRoutes } from './register-routes.ts'
import { startBackgroundWork } from './start-background-work.ts'
import { serveWebFiles } from './web-files.ts'

type Wattle = Running & { engines: EmbeddedEngines; gardens: Gardens }

type WattleOptions = {
  settings: Settings
  /** The origin at which browsers reach this server. */
  origin: string
  /** The built web app; without it, only the API is served. */
  webFolder?: string
  /** Prints one line for people. */
  print?: (line: string) => void
  clock?: () => Date
  /** Milliseconds after the start at which the event log is verified in the background. */
  verifyAfter?: number
  /** Milliseconds between two polls for gardens to erase. */
  eraseInterval?: number
}

/** All of Wattle in one process on its embedded engines, ready to listen. */
export async function createWattle(options: WattleOptions): Promise<Wattle> {
  const { settings, origin, webFolder, print = () => undefined } = options
  const shell = await openShell(settings, 'wattle', options.clock)
  const { clock, report } = shell
  const { WATTLE_APP_ORIGINS: apps } = settings
  const engines = shell.use(await openEmbeddedEngines(settings, { origin, apps, report, clock }))
  checkEngines(shell, engines)
  const readSide = await startReadModels(shell, engines, { settings, print })
  const writeSide = openWriteSide(shell, engines, { settings, singleProcess: true })
  await startBackgroundWork(shell, engines, writeSide, options)
  await registerRoutes(shell, engines, { readSide, writeSide }, { settings, origin })
  if (webFolder) await serveWebFiles(shell.app, webFolder)
  return { ...shell, engines, gardens: writeSide.gardens }
}

function checkEngines(shell: Shell, { log, readModels, images, verifier }: EmbeddedEngines): void {
  shell.check('event log', () => log.check())
  shell.check('read models', () => readModels.check())
  shell.check('images', () => images.check())
  shell.check('identity', () => verifier.check())
}
