import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import { type Active, coldCommands, type Grown, grow } from './lib/grown.ts'
import { announce, count, megabytes, milliseconds, sayLoad, seconds, table, times } from './lib/report.ts'
import { ask, lanesOf, newTask } from './lib/requests.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { byTurns } from './lib/turns.ts'

const { values } = parseArgs({
  options: {
    gardens: { type: 'string', default: '100,10000,100000' },
    slices: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '50' },
  },
})
const sizes = values.gardens.split(',').map(Number)
const connections = Number(values.connections)

/** What gardeners and visitors do, however many gardens there are. */
const requests: Record<string, (active: Active) => Request> = {
  dashboard: ({ token }) => ask('/api/summary', token),
  'page of 20 tasks': ({ token }) => ask('/api/tasks-with-plants?limit=20', token),
  plant: ({ token, plantId }) => ask(`/api/plants/${plantId}`, token),
  'history, page of 20': ({ token }) => ask('/api/history?limit=20', token),
  'public garden': ({ displayName }) =>
    ask(`/api/public/users/${encodeURIComponent(displayName)}/locations-with-plants`),
  'page of the community': () => ask('/api/public/users'),
  command: ({ token }) => newTask(token, 0),
}

announce(`The same work with ${sizes.map(count).join(', ')} gardens stored`)
await inScratchFolder(async (folder) => {
  const grown: Grown[] = []
  const rows: string[][] = []
  try {
    for (const gardens of sizes) grown.push(await grow(folder, gardens))
    addRow(
      'npm start to the first answer',
      seconds,
      grown.map(({ start }) => start.took),
    )
    addRow(
      '… CPU until then',
      seconds,
      grown.map(({ start }) => start.cpu),
    )
    addRow(
      'memory after the start',
      megabytes,
      grown.map(({ memory }) => memory),
    )
    for (const [name, request] of Object.entries(requests)) {
      const loads = grown.map(({ wattle, active }) => ({
        server: wattle,
        lanes: lanesOf(connections, active.length, (number) => request(active[number] as Active)),
        seconds: Number(values.seconds),
      }))
      const results = await byTurns({ loads, slices: Number(values.slices) })
      addRow(
        `CPU: ${name}`,
        milliseconds,
        results.map(({ cpuPerAnswer }) => cpuPerAnswer.main),
      )
      addFailures(results.map(({ failures }) => failures))
    }
    const cold: number[] = []
    for (const each of grown) cold.push(await coldCommands(each))
    addRow('CPU: command on a garden not in memory', milliseconds, cold)
    addRow(
      'memory after all of it',
      megabytes,
      grown.map(({ wattle }) => wattle.memory()),
    )
  } finally {
    for (const { wattle } of grown) await wattle.stop()
  }
  table(['', ...sizes.map((gardens) => `${count(gardens)} gardens`), 'last to first'], rows)
  sayLoad('after')

  function addRow(name: string, unit: (value: number) => string, found: readonly number[]): void {
    rows.push([name, ...found.map(unit), times((found.at(-1) ?? NaN) / (found[0] ?? NaN))])
  }

  function addFailures(failures: readonly number[]): void {
    if (failures.some((each) => each > 0)) rows.push(['… failures', ...failures.map(count), ''])
  }
})
