import { defineConfig } from 'vitest/config'

/** A short journey in Firefox and WebKit, which the other journeys do not use: `npm run e2e:browsers`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['browsers/**/*.spec.ts'],
    globalSetup: ['src/build-web.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
