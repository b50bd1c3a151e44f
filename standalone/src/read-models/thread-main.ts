import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

// The same as the process has: nothing is compiled twice.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/wattle', import.meta.url)))
const { runThread } = await import('./run-thread.ts')
if (parentPort) await runThread(parentPort, workerData)
