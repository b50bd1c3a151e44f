import '@wattle/server/process/node-version.cjs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Caches compiled code, so that the next start takes a third less time. This only covers modules loaded from here on,
// hence the dynamic import.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/wattle', import.meta.url)))
await import('./serve.ts')
