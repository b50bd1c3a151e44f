import { defineConfig } from 'vitest/config'

/** Journeys on the production shape, and tests that need this shape: `npm run e2e:production`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      'production/{kills,real-sign-in}.spec.ts',
      'journeys/{first-garden,care,sharing}.spec.ts',
      'api/{foreign-gardens,bad-requests}.spec.ts',
    ],
    env: { WATTLE_E2E_SHAPE: 'production' },
    globalSetup: ['src/build-web.ts', 'src/require-engines.ts'],
    // Each file starts a whole production of its own.
    maxWorkers: 1,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
