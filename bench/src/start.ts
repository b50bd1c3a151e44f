import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { percentiles } from './lib/percentiles.ts'
import { announce, count, print, seconds, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { startOnce } from './lib/start-once.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '200000' }, times: { type: 'string', default: '5' } },
})
const eventsPerGarden = 500
const gardens = Math.max(1, Math.round(Number(values.events) / eventsPerGarden))
const times = Number(values.times)

announce('From npm start to the first answered request')
await inScratchFolder(async (folder) => {
  const empty = join(folder, 'empty')
  const filled = join(folder, 'filled')
  await mkdir(filled)
  const chance = dice(5)
  await fillLogFile(join(filled, 'events.sqlite'), {
    gardenIds: Array.from({ length: gardens }, () => chance.uuid()),
    eventsPerGarden,
  })

  // The first start creates what later ones reuse: the web app, keys, the read models.
  await startOnce(empty)
  const { took: firstFilled } = await startOnce(filled)
  const rows = [
    ['empty log', await several(empty)],
    [`${count(gardens * eventsPerGarden)} events`, await several(filled)],
  ] as const
  table(
    ['', 'middle of the starts', 'slowest'],
    rows.map(([name, { p50, p99 }]) => [name, seconds(p50), seconds(p99)]),
  )
  print()
  print(`The very first start on these events, before any read model is made: ${seconds(firstFilled)}.`)
})

/** Percentiles, in seconds, of repeated starts. */
async function several(data: string) {
  const took: number[] = []
  for (let time = 0; time < times; time++) took.push((await startOnce(data)).took)
  return percentiles(took)
}
