import { defineConfig } from 'vitest/config'

/** Starts, uses, disturbs and removes what `docker-compose.yml` describes: `npm run test:compose`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['compose/*.spec.ts'],
    reporters: ['verbose'],
    bail: 1,
    testTimeout: 1_000_000,
    hookTimeout: 120_000,
  },
})
