import { withTimeout } from '@wattle/adapters/lib/timeout.ts'

/** Throws if the dependency is unavailable. */
export type Check = () => Promise<void>
type Readiness = Record<string, 'ok' | 'unavailable'>

/** A check that takes longer counts as unavailable. */
const checkTimeout = 4_000
/** How long a result is reused: checks write to the disk, and anybody may request them. */
const freshMilliseconds = 1000

/**
 * Whether each dependency is available, by name. However many requests arrive, checks run at most once a second.
 * Reasons go only to `report`.
 */
export function openReadiness(
  checks: Record<string, Check>,
  report: (name: string, error: unknown) => void,
  timeout: number = checkTimeout,
): () => Promise<Readiness> {
  const look = async ([name, check]: [string, Check]) => {
    try {
      await withTimeout(timeout, check())
      return [name, 'ok'] as const
    } catch (error) {
      report(name, error)
      return [name, 'unavailable'] as const
    }
  }
  let answer: Promise<Readiness> | null = null
  let staleAt = Number.POSITIVE_INFINITY

  return () => {
    if (answer && performance.now() < staleAt) return answer
    staleAt = Number.POSITIVE_INFINITY
    answer = Promise.all(Object.entries(checks).map(look)).then((answers) => {
      staleAt = performance.now() + freshMilliseconds
      return Object.fromEntries(answers)
    })
    return answer
  }
}
