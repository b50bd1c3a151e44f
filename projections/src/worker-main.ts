import '@wattle/adapters/process/node-version.ts'
import { runProcess } from '@wattle/adapters/process/run-process.ts'
import { startWorker } from './worker.ts'

await runProcess('projections worker', startWorker)
