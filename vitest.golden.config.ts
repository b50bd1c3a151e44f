import { defineConfig } from 'vitest/config'

/** Adds hashes for an event at the end of the garden story, or for a new version: `npm run golden`. */
export default defineConfig({
  test: { include: ['*/src/**/*.golden.spec.ts'], env: { WATTLE_GOLDEN: 'append' } },
})
