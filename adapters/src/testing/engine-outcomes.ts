import type { TestCase, TestProject } from 'vitest/node'
import { type EngineName, engineNames } from './engines.ts'

export type Outcome = { passed: number; failed: number; skipped: number }

/** The results of a run's specs, counted by the engine of the `withEngine` around them. */
export function outcomesOf(project: TestProject): Record<EngineName, Outcome> {
  const outcomes = Object.fromEntries(
    engineNames.map((name) => [name, { passed: 0, failed: 0, skipped: 0 }]),
  ) as Record<EngineName, Outcome>
  for (const module of project.vitest.state.getTestModules()) {
    for (const spec of module.children.allTests()) {
      const { state } = spec.result()
      for (const name of enginesAround(spec)) if (state !== 'pending') outcomes[name][state] += 1
    }
  }
  return outcomes
}

function enginesAround(spec: TestCase): EngineName[] {
  const around: string[] = []
  for (let each = spec.parent; each.type === 'suite'; each = each.parent) around.push(each.name)
  return engineNames.filter((name) => around.includes(name))
}
