import { defineConfig } from 'vitest/config'

/** Specs against real engines: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['{adapters,server,projections}/src/**/*.engine.spec.ts', 'e2e/production/*.engine.spec.ts'],
    globalSetup: ['adapters/src/testing/engines-setup.ts'],
    testTimeout: 120_000,
    // Waiting has no deadline of its own: on a busy machine an engine may need longer than any guess.
    expect: { poll: { timeout: 100_000 } },
    hookTimeout: 60_000,
    // Teardown stops the containers.
    teardownTimeout: 60_000,
  },
})
