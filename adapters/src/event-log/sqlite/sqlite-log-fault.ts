import { DatabaseUnavailable } from '../../sqlite/fault.ts'
import { LogDamaged, LogUnavailable, OutcomeUnknown } from '../port.ts'

/** Translates a database error into the port's error; returns any other error unchanged. */
export function logFault(error: unknown): unknown {
  if (!(error instanceof DatabaseUnavailable)) return error
  const options = { cause: error }
  if (error.inDoubt)
    return new OutcomeUnknown('The disk failed while the events were being written.', options)
  if (error.reason === 'damaged') return new LogDamaged(error.message, options)
  return new LogUnavailable(error.message, options)
}

export const isDamage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason === 'damaged'

/** Runs the work and translates database errors into the port's errors. */
export function orUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw logFault(error)
  }
}
