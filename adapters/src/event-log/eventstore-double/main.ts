import { parseArgs } from 'node:util'
import { startEventStoreDouble } from './server.ts'

// Runs the double as its own process: `--port 2113 --file ./data/eventstore-double.log`.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2113' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string', default: './data/eventstore-double.log' },
  },
})
const double = await startEventStoreDouble({
  file: values.file,
  host: values.host,
  port: Number(values.port),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void double.stop())
console.log(`EventStoreDB double (not EventStoreDB) at ${double.address}`)
