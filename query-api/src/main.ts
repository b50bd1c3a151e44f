import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startQueryApi } from './app.ts'

await runProcess('query-api', startQueryApi)
