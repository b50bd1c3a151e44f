import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { displayNameOf } from './fill-log.ts'
import { fillLogFile } from './fill-log-file.ts'
import { firstPlantOf, gardenIdsOf, tokensAt } from './gardeners.ts'
import { percentiles } from './percentiles.ts'
import { newTask } from './requests.ts'
import { freePort, type ServerProcess, startWattle } from './server-process.ts'
import { startOnce } from './start-once.ts'

/** A gardener who reads and writes. */
export type Active = { token: string; displayName: string; plantId: string }

/** A server with this many gardens, few of which are in use. */
export type Grown = {
  gardens: number
  wattle: ServerProcess
  active: readonly Active[]
  /** Tokens of gardens that nobody has opened yet. */
  dormant: readonly string[]
  start: { took: number; cpu: number }
  /** In bytes, right after the start. */
  memory: number
}

const eventsPerGarden = 8
const starts = 3
/** The number of gardens in use is the same for every size; they are spread evenly. */
const inUse = 50

/** Fills this many small gardens, measures how long a server takes to start on them, and leaves one running. */
export async function grow(folder: string, gardens: number): Promise<Grown> {
  const data = join(folder, `${gardens}-gardens`)
  await mkdir(data)
  const gardenIds = gardenIdsOf(gardens)
  await fillLogFile(join(data, 'events.sqlite'), { gardenIds, eventsPerGarden, locations: 1, plants: 1 })
  const port = await freePort()
  const building = await startWattle(data, port)
  await building.stop()

  const measured: { took: number; cpu: number }[] = []
  for (let time = 0; time < starts; time++) measured.push(await startOnce(data))
  const wattle = await startWattle(data, port)
  const memory = wattle.memory()
  const tokensOf = (numbers: readonly number[]) => tokensAt(wattle.origin, data, numbers)
  const used = Array.from({ length: inUse }, (_, index) => Math.floor((index * gardens) / inUse))
  const dormant = await tokensOf(used.map((number) => number + 1))
  const active = (await tokensOf(used)).map(async (token, index) => ({
    token,
    displayName: displayNameOf(used[index] ?? 0),
    plantId: await firstPlantOf(wattle.origin, token),
  }))
  return {
    gardens,
    wattle,
    dormant,
    memory,
    active: await Promise.all(active),
    start: {
      took: percentiles(measured.map(({ took }) => took)).p50,
      cpu: Math.min(...measured.map(({ cpu }) => cpu)),
    },
  }
}

/** CPU milliseconds per first command on a garden that is not in memory: the best of several portions. */
export async function coldCommands({ wattle, dormant }: Grown): Promise<number> {
  const portion = 10
  const found: number[] = []
  for (let from = 0; from < dormant.length; from += portion) {
    const before = wattle.cpu().main
    for (const token of dormant.slice(from, from + portion)) {
      const { method, path, headers, body } = newTask(token, 0)
      const answer = await fetch(`${wattle.origin}${path}`, { method, headers, body } as RequestInit)
      if (!answer.ok) throw new Error(`A command was answered ${answer.status}.`)
      await answer.arrayBuffer()
    }
    found.push(((wattle.cpu().main - before) * 1000) / portion)
  }
  return Math.min(...found)
}
