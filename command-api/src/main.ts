import '@wattle/adapters/process/node-version.ts'
import { runProcess } from '@wattle/adapters/process/run-process.ts'
import { startCommandApi } from './app.ts'

await runProcess('command-api', startCommandApi)
