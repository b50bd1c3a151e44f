import '@wattle/server/process/node-version.cjs'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { openEmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import { originAt, readSettings, WrongSetting } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { type Progress, playInvented } from './play-invented.ts'
import { seedArguments, usage } from './seed-arguments.ts'
import { seedDemo } from './seed-demo.ts'
import type { StageOptions } from './stage.ts'

/** Fills the data folder with gardens that have a history. The server must not be using the folder. */
await runCommand(async () => {
  const asked = seedArguments(process.argv.slice(2))
  if (asked.do === 'help') print(usage)
  else {
    const settings = readSettings(process.env)
    if (settings.WATTLE_DATA === 'memory')
      throw new WrongSetting('Data in memory is gone when this command ends: set WATTLE_DATA to a folder.')
    const origin = originAt(settings.HOST, settings.PORT)
    const engines = await openEmbeddedEngines(settings, { origin, report })
    try {
      const today = civilDateAt(new Date(), timeZoneOf(null))
      const plantAi = engines.plantEngines.guide
      if (asked.do === 'demo') await seedDemo({ engines, plantAi, today, years: 2, report }, print)
      else await seedInvented({ engines, plantAi, today, report, ...asked })
    } finally {
      await engines.close()
    }
  }
})

async function seedInvented(options: StageOptions & { gardens: number; seed: number }): Promise<void> {
  const started = performance.now()
  let printedAt = started
  const sentence = ({ done, events }: Progress) => {
    const rate = Math.round(events / ((performance.now() - started) / 1000))
    return `${done} of ${options.gardens} gardens, ${events} events, ${rate} a second.`
  }
  const onProgress = (progress: Progress) => {
    if (performance.now() - printedAt < 2000) return
    printedAt = performance.now()
    print(sentence(progress))
  }
  const done = await playInvented({ ...options, onProgress })
  print(sentence(done))
  if (done.skipped > 0) print(`${done.skipped} of them were there already and are unchanged.`)
  const last = options.gardens === 1 ? '' : ` to gardener-${options.gardens}@example.com`
  print(`Sign in as gardener-1@example.com${last}.`)
}
