import '@wattle/adapters/process/node-version.ts'
import { runProcess } from '@wattle/adapters/process/run-process.ts'
import { startSagasProcess } from './sagas.ts'

await runProcess('sagas', startSagasProcess)
