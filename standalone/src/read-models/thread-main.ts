import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

// The same cache as the main thread uses, so that nothing is compiled twice.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/wattle', import.meta.url)))
const { runThread } = await import('./run-thread.ts')
if (parentPort) await runThread(parentPort, workerData)
