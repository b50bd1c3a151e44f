import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{journeys,api}/**/*.spec.ts'],
    globalSetup: ['src/build-web.ts'],
    // Each file has its own server and browser; more than two files at once slow each other down.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
