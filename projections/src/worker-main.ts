import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startWorker } from './worker.ts'

await runProcess('projections worker', startWorker)
