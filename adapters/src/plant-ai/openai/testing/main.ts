import { parseArgs } from 'node:util'
import { openOpenAiDouble } from './openai-double.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    key: { type: 'string', default: 'double' },
  },
})

const double = await openOpenAiDouble({ apiKey: values.key, port: Number(values.port), host: values.host })
process.stdout.write(`A double of OpenAI answers at ${double.baseUrl} to the key ${values.key}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void double.close())
