import '@wattle/adapters/process/node-version.ts'
import { runProcess } from '@wattle/adapters/process/run-process.ts'
import { startQueryApi } from './app.ts'

await runProcess('query-api', startQueryApi)
