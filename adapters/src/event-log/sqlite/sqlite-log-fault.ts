import { DatabaseUnavailable } from '../../sqlite/fault.ts'
import { LogDamaged, LogUnavailable, OutcomeUnknown } from '../port.ts'

/** What the port calls it when the database cannot do its work; any other error as it is. */
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

/** Does the work, and throws what the port calls it when the database cannot. */
export function orUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw logFault(error)
  }
}
