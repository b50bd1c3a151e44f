import { configDefaults, defineConfig } from 'vitest/config'

const workspaces = '{contracts,adapters,server,plant-guide,command-api,projections,query-api,standalone,web}'
const isolated = `${workspaces}/src/**/*.isolated.spec.ts`

/** Specs share workers and what is loaded there; those that stub globals or mock modules have one each. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [`${workspaces}/src/**/*.spec.ts`],
          // Those of engines need them: `npm run test:engines`.
          exclude: [...configDefaults.exclude, '**/*.engine.spec.ts', isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
})
