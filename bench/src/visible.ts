import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { createWattle } from '@wattle/standalone/app.ts'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { addTask, contextOf } from './lib/commands.ts'
import { percentiles } from './lib/percentiles.ts'
import { announce, count, milliseconds, rate, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    gardens: { type: 'string', default: '500' },
  },
})
const perSecond = Number(values.rate)
const duration = Number(values.seconds)
const chance = dice(4)
const gardenIds = Array.from({ length: Number(values.gardens) }, () => chance.uuid())
const warmUp = 2 * perSecond
const timeout = 10_000

announce(`From append to visible in every read model, at ${perSecond} commands a second`)
await inScratchFolder(async (folder) => {
  const settings = readSettings({
    WATTLE_DATA: join(folder, 'data'),
    WATTLE_RATE_LIMIT: 'off',
    WATTLE_LOG_LEVEL: 'silent',
  })
  const { engines, gardens, stop } = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  const collections = await Promise.all(allReadModels.map((model) => engines.readModels.open(model)))
  const appended: number[] = []
  const visible: number[] = []
  const under: Promise<void>[] = []

  async function measureOne(isWarm: boolean): Promise<void> {
    const gardenId = chance.pick(gardenIds)
    const sent = performance.now()
    const { revision } = await gardens.handle(contextOf(chance, gardenId, 'gardener'), addTask(chance))
    const safe = performance.now()
    const seen = await Promise.all(collections.map((each) => each.waitForSeen(gardenId, revision, timeout)))
    if (!seen.every(Boolean)) throw new Error('A command was not visible within ten seconds.')
    if (!isWarm) return
    appended.push(safe - sent)
    visible.push(performance.now() - safe)
  }

  const started = performance.now()
  const commands = warmUp + perSecond * duration
  for (let sent = 0; sent < commands; ) {
    const due = Math.min(commands, Math.floor(((performance.now() - started) * perSecond) / 1000))
    for (; sent < due; sent++) under.push(measureOne(sent >= warmUp))
    await sleep(1)
  }
  await Promise.all(under)
  const reached = commands / ((performance.now() - started) / 1000)
  await stop()

  const rows = [
    ['sent → appended safely', percentiles(appended)],
    ['appended safely → visible', percentiles(visible)],
  ] as const
  table(
    [`${count(visible.length)} commands at ${rate(reached)}`, 'p50', 'p99'],
    rows.map(([name, { p50, p99 }]) => [name, milliseconds(p50), milliseconds(p99)]),
  )
})
