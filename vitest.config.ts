import { configDefaults, defineConfig } from 'vitest/config'

const workspaces = '{contracts,adapters,server,plant-guide,command-api,projections,query-api,standalone,web}'
const isolated = `${workspaces}/src/**/*.isolated.spec.ts`

/** Specs share workers and loaded modules; specs that stub globals or mock modules run isolated. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Some specs plan every plant of the guide, which takes a minute on a busy machine.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [`${workspaces}/src/**/*.spec.ts`],
          // Specs of engines need running engines: `npm run test:engines`.
          exclude: [...configDefaults.exclude, '**/*.engine.spec.ts', isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
})
