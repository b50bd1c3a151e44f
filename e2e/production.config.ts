import { defineConfig } from 'vitest/config'

/** Journeys on the production shape, and tests that need this shape: `npm run e2e:production`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: { WATTLE_E2E_SHAPE: 'production' },
    globalSetup: ['src/build-web.ts', 'src/require-engines.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Each file starts a whole production of its own. The one that kills engines, which all share, runs after the others.
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: [
            'production/real-sign-in.spec.ts',
            'journeys/{first-garden,care,sharing}.spec.ts',
            'api/{foreign-gardens,bad-requests}.spec.ts',
          ],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['production/kills.spec.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
