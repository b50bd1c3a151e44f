import '@wattle/adapters/process/node-version.ts'
import { runProcess } from '@wattle/adapters/process/run-process.ts'
import { startRelayProcess } from './relay.ts'

await runProcess('relay', startRelayProcess)
