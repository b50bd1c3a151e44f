import { defineConfig } from 'vitest/config'

/** Runs the alerts and the dashboard's queries on a real Prometheus: `npm run test:monitoring`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['monitoring/*.spec.ts'],
    globalSetup: ['src/build-web.ts', 'src/require-engines.ts'],
    reporters: ['verbose'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
