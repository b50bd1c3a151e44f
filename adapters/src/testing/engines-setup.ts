import type { TestProject } from 'vitest/node'
import { startContainer } from './engine-containers.ts'
import { outcomesOf } from './engine-outcomes.ts'
import { productOf } from './engine-products.ts'
import {
  type FoundEngines,
  findEngines,
  missingEngines,
  requiredEngines,
  stopEngines,
} from './engine-sources.ts'
import { type Engine, type EngineName, engineNames } from './engines.ts'
import { enginesTable } from './engines-table.ts'
import { startDouble } from './eventstore-double.ts'
import { inventoryOf } from './leftovers.ts'

/**
 * Finds the engines before any spec runs. At the end reports what was tested against which engine, and what specs left
 * behind. With `WATTLE_TEST_ALONE` nobody else uses the engines, so leftovers fail the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const required = requiredEngines(process.env)
  const found = await findEngines(process.env, {
    container: startContainer,
    double: startDouble,
    product: productOf,
  })
  stopWhenInterrupted(found)
  try {
    const missing = missingEngines(required, found)
    if (missing) {
      console.log(`\n${enginesTable(found, null)}\n`)
      throw new Error(missing)
    }
    const engines = Object.fromEntries(
      engineNames.map((name): [EngineName, Engine | null] => [name, found[name].engine]),
    ) as Record<EngineName, Engine | null>
    const before = await inventoryOf(engines)
    project.provide('engines', engines)

    return async () => {
      try {
        const outcomes = outcomesOf(project)
        console.log(`\n${enginesTable(found, outcomes)}\n`)
        const left = [...(await inventoryOf(engines))].filter((each) => !before.has(each))
        const untested = missingEngines(required, found, outcomes)
        if (untested) console.error(untested)
        if (left.length > 0) console.error(`Left behind: ${left.join(', ')}`)
        if (untested || (left.length > 0 && process.env.WATTLE_TEST_ALONE)) process.exitCode = 1
      } finally {
        await stopEngines(found)
      }
    }
  } catch (error) {
    await stopEngines(found)
    throw error
  }
}

/** Vitest exits immediately when interrupted, which would leave containers running. */
function stopWhenInterrupted(found: FoundEngines): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, () => void stopEngines(found).finally(() => process.exit(1)))
  }
}
