import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startCommandApi } from './app.ts'

await runProcess('command-api', startCommandApi)
