import { uploadLifetime } from '@wattle/adapters/images/port.ts'
import type { RegisteredErasure } from '@wattle/contracts/erasure/register.ts'
import type { Erasure } from '../state/entities.ts'
import { isDue } from './decider.ts'

/**
 * A request is registered before the garden's event is appended; after this many milliseconds without that
 * event, the registration is cancelled.
 */
export const requestTimeout = 3_600_000
/** Milliseconds after which every reader of the log knows of the erasure. */
export const firstRoundAfter = 5_000
/**
 * Milliseconds after which no process still works on events that it read before that, and no address for uploads that
 * was given out before every process knew of the erasure is valid.
 */
export const lastRoundAfter = uploadLifetime + 300_000

export type NextStep = 'wait' | 'cancel' | 'start' | 'erase' | 'finish'

/** An unfinished erasure as one process sees it. */
type Seen = Pick<RegisteredErasure, 'state'> & {
  /** For how many milliseconds the process has seen the erasure in this state. */
  age: number
  /** Whether the process has erased the garden once. */
  isErasedOnce: boolean
}

/** What to do with an erasure now; `asked` is what the garden itself says of a scheduled one. */
export function nextStep(
  { state, age, isErasedOnce }: Seen,
  asked: Erasure | undefined,
  now: Date,
): NextStep {
  if (state !== 'scheduled') {
    if (age >= lastRoundAfter) return 'finish'
    return age >= firstRoundAfter && !isErasedOnce ? 'erase' : 'wait'
  }
  if (!asked) return age >= requestTimeout ? 'cancel' : 'wait'
  return asked.hasBegun || isDue(asked, now.toISOString()) ? 'start' : 'wait'
}
