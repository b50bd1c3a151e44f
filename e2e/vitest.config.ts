import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{journeys,api}/**/*.spec.ts'],
    globalSetup: ['src/build-web.ts'],
    // Each file has a server and a browser of its own; more than two at once only wait for each other.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
