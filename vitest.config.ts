import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{contracts,plant-guide,adapters,server,command-api,projections,query-api,standalone,web}/src/**/*.spec.ts',
    ],
    // Those need engines: `npm run test:engines`.
    exclude: [...configDefaults.exclude, '**/*.engine.spec.ts'],
    testTimeout: 30_000,
  },
})
