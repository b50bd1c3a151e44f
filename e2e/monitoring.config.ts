import { defineConfig } from 'vitest/config'

/** The alerts and the dashboard's queries, asked of a real Prometheus: `npm run test:monitoring`. */
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
