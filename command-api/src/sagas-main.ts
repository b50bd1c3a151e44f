import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startSagasProcess } from './sagas-process.ts'

await runProcess('sagas', startSagasProcess)
