import '@wattle/server/process/node-version.cjs'
import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { size } from '@wattle/command-api/state/by-id.ts'
import { createWriteSide } from '@wattle/command-api/write-side.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { openEngines } from '@wattle/server/engines/open-embedded.ts'
import { originAt, readSettings } from '@wattle/server/settings/settings.ts'
import { Registry } from 'prom-client'
import { demoGardens } from './demo/gardens.ts'
import { play } from './demo/play.ts'

/** Fills the data folder with two years of a garden and its neighbours. The server must not be using the folder. */
const tell = (line: string) => process.stdout.write(`${line}\n`)
const report = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`)

try {
  const settings = readSettings(process.env)
  const origin = originAt(settings.HOST, settings.PORT)
  const engines = await openEngines(settings, { origin, report })
  let now = new Date()
  const today = civilDateAt(now, timeZoneOf(null))
  const turnTo = (day: string) => {
    now = new Date(`${day}T00:30:00Z`)
    return now
  }
  const { handle, api } = createWriteSide({
    ...engines,
    plantAi: engines.plantEngines.guide,
    ownsLog: true,
    isMockData: engines.inMemory,
    clock: () => now,
    registry: new Registry(),
    report,
    publicHasSeen: async () => true,
  })
  for (const demo of demoGardens) {
    const gardenId = gardenOf({ issuer: embeddedIssuer, subject: subjectOf(demo.email) })
    if ((await engines.log.read(gardenStream(gardenId), 0, 1)).length > 0) {
      tell(`${demo.name} already has a garden here; nothing was changed.`)
      continue
    }
    const { plants, tasks } = await play({ ...api, handle, turnTo, today }, gardenId, demo)
    tell(`${demo.name}: ${size(plants)} plants, ${size(tasks)} tasks. Sign in as ${demo.email}`)
  }
  await engines.close()
} catch (error) {
  report(error)
  process.exit(1)
}
