import '@wattle/server/process/node-version.ts'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startSagasProcess } from './sagas.ts'

await runProcess('sagas', startSagasProcess)
