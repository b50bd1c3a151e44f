import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contracts,adapters,command-api,projections,query-api,standalone,web}/src/**/*.spec.ts'],
    testTimeout: 30_000,
  },
})
