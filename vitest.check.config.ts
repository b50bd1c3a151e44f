import { defineConfig } from 'vitest/config'

/** Promises about the code and its papers, as part of `npm run check`. */
export default defineConfig({ test: { include: ['standalone/checks/*.spec.ts'], testTimeout: 60_000 } })
