import { defineConfig } from 'vitest/config'

/** Checks of the code and its documents, as part of `npm run check`. */
export default defineConfig({ test: { include: ['standalone/checks/*.spec.ts'], testTimeout: 60_000 } })
