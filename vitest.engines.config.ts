import { defineConfig } from 'vitest/config'

/** Specs against real engines: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['{adapters,server,projections}/src/**/*.engine.spec.ts', 'e2e/production/*.engine.spec.ts'],
    globalSetup: ['adapters/src/testing/engines-setup.ts'],
    testTimeout: 120_000,
    // A little less than a test may take, so that a poll that fails says what it waited for.
    expect: { poll: { timeout: 100_000 } },
    hookTimeout: 60_000,
    // Teardown stops the containers.
    teardownTimeout: 60_000,
  },
})
