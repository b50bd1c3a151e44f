import '@wattle/server/process/node-version.cjs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled is kept for the next start, which takes a third less time for it. That holds only for what is loaded
// from here on.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/wattle', import.meta.url)))
await import('./serve.ts')
