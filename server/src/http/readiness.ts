import { withTimeout } from '@wattle/adapters/lib/timeout.ts'

/** Throws when what it looks at is away. */
export type Check = () => Promise<void>
export type Readiness = Record<string, 'ok' | 'unavailable'>

/** Whoever asks waits no longer for an engine that hangs than for one that says it is away. */
const longestCheck = 4_000
/** Checks cost writes to the disk and anybody may ask. */
const freshMilliseconds = 1000

/**
 * Whether each dependency is there, by name. However many ask at once and however often, checks run once a second; why
 * one is away is for `tell` alone.
 */
export function openReadiness(
  checks: Record<string, Check>,
  tell: (name: string, error: unknown) => void,
  patience: number = longestCheck,
): () => Promise<Readiness> {
  const look = async ([name, check]: [string, Check]) => {
    try {
      await withTimeout(patience, check())
      return [name, 'ok'] as const
    } catch (error) {
      tell(name, error)
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
