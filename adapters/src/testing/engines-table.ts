import type { Outcome } from './engine-outcomes.ts'
import type { FoundEngine, FoundEngines } from './engine-sources.ts'
import { type EngineName, engineNames } from './engines.ts'

/** One line for each engine: what was tested against it or, without outcomes, what was found. */
export function enginesTable(found: FoundEngines, outcomes: Record<EngineName, Outcome> | null): string {
  const widest = Math.max(...engineNames.map((name) => name.length))
  return engineNames
    .map((name) => `${name.padEnd(widest)}  ${lineOf(found[name], outcomes?.[name])}`)
    .join('\n')
}

function lineOf(found: FoundEngine, outcome: Outcome | undefined): string {
  if (!found.engine) return `not tested: ${found.why}`
  if (!outcome) return `not tested yet: ${found.against}`
  const { passed, failed, skipped } = outcome
  if (passed + failed === 0) return `not tested: no spec of this run asked for it (${found.against})`
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  return `${found.against}: ${counts.filter(Boolean).join(', ')}`
}
