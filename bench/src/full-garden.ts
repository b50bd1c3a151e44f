import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import { createCommandHandler } from '@wattle/command-api/garden/handle-command.ts'
import { loadGarden } from '@wattle/command-api/garden/load-garden.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewNurseryPlant } from '@wattle/contracts/nursery/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { addTask, contextOf } from './lib/commands.ts'
import { announce, count, milliseconds, print, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '1000' } } })
const times = Number(values.times)
const chance = dice(5)
const now = '2026-03-21T01:00:00.000Z'
const bed = chance.uuid()

/** For each kind of thing, the commands that add one and remove it again. */
const kinds: Record<keyof typeof gardenLimits, (id: string) => [GardenCommand, ...GardenCommand[]]> = {
  locations: (locationId) => [
    { type: 'CreateLocation', locationId, ...NewLocation.parse({ name: 'Bed' }) },
    { type: 'DeleteLocation', locationId, cascade: true },
  ],
  plants: (plantId) => [
    {
      type: 'CreatePlant',
      plantId,
      now,
      ...NewPlant.parse({ name: 'Tomato', species: 'Solanum lycopersicum', locationId: bed }),
    },
    { type: 'DeletePlant', plantId },
  ],
  pendingTasks: (taskId) => [
    { ...addTask(chance), taskId } as GardenCommand,
    { type: 'CompleteTask', taskId, nextTaskId: chance.uuid(), now },
    { type: 'DeleteTask', taskId },
  ],
  nurseryPlants: (nurseryPlantId) => [
    {
      type: 'AddNurseryPlant',
      nurseryPlantId,
      now,
      ...NewNurseryPlant.parse({ name: 'Lavender', species: 'Lavandula dentata' }),
    },
    { type: 'RemoveNurseryPlant', nurseryPlantId },
  ],
}

announce('A garden as full as it may be against a new one, both in memory')
await inScratchFolder(async (folder) => {
  const log = openSqliteEventLog(join(folder, 'events.sqlite'))
  const snapshots = openSqliteSnapshots(join(folder, 'snapshots.sqlite'))
  const handle = createCommandHandler({
    log,
    snapshots,
    singleProcess: true,
    clock: () => new Date(),
    keepPictures: async () => undefined,
  })
  const send = (gardenId: GardenId, command: GardenCommand) =>
    handle(contextOf(chance, gardenId, 'seed'), command)

  /** Milliseconds of CPU time per command. */
  async function cost(gardenId: GardenId, commandsFor: (id: string) => GardenCommand[]): Promise<number> {
    let commands = 0
    const before = process.cpuUsage()
    for (let turn = 0; turn < times; turn++) {
      for (const command of commandsFor(chance.uuid())) {
        await send(gardenId, command)
        commands++
      }
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / commands
  }

  const [full, fresh, warming] = [chance.uuid(), chance.uuid(), chance.uuid()]
  for (const gardenId of [full, fresh, warming]) await send(gardenId, kinds.locations(bed)[0])
  for (const [kind, commandsFor] of Object.entries(kinds)) {
    // Each measured command needs room for one more, and the bed counts as a location too.
    const held = gardenLimits[kind as keyof typeof gardenLimits] - (kind === 'locations' ? 2 : 1)
    for (let there = 0; there < held; there++) await send(full, commandsFor(chance.uuid())[0])
  }

  const rows: string[][] = []
  for (const [kind, commandsFor] of Object.entries(kinds)) {
    for (const gardenId of [full, warming]) await cost(gardenId, commandsFor)
    const [ofFull, ofFresh] = [await cost(full, commandsFor), await cost(fresh, commandsFor)]
    rows.push([kind, milliseconds(ofFull), milliseconds(ofFresh), (ofFull / ofFresh).toFixed(2)])
  }
  table(['CPU time of a command on', 'full garden', 'new garden', 'ratio'], rows)
  const { garden } = await loadGarden(log, snapshots, full)
  print()
  print(`The state of the full garden has ${count(JSON.stringify(garden).length)} characters.`)
  await log.close()
  await snapshots.close()
})
