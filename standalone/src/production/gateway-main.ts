import '@wattle/server/process/node-version.cjs'
import { openTracer } from '@wattle/server/engines/open-tracer.ts'
import { runProcess } from '@wattle/server/process/run-process.ts'
import { buildWebIfStale, webFolder } from '../web-build.ts'
import { createGateway } from './gateway.ts'

await runProcess('Wattle', async ({ settings, print }) => {
  await buildWebIfStale(print)
  return createGateway(settings, webFolder, { tracer: await openTracer(settings, 'gateway') })
})
