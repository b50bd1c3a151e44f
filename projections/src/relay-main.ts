import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { startRelayProcess } from './relay.ts'

await runProcess('relay', startRelayProcess)
