import '@wattle/server/process/node-version.cjs'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { buildWebIfStale, webFolder } from '../web-build.ts'
import { createGateway } from './gateway.ts'

await runProcess('Wattle', async ({ settings, tell }) => {
  await buildWebIfStale(tell)
  return createGateway(settings, webFolder)
})
