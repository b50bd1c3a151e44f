import { DatabaseSync } from 'node:sqlite'
import { faultsOf, guarded } from './fault.ts'
import { makePrivate } from './make-private.ts'

/**
 * Locks the path until the returned function is called or the process ends in any way. Throws `DatabaseUnavailable`
 * with reason `busy` if it is already locked, even by this process.
 */
export function lock(path: string): () => void {
  const inFile = <T>(work: () => T) => guarded(work, 'work', faultsOf(path))
  const database = inFile(() => new DatabaseSync(path))
  try {
    makePrivate(path)
    inFile(() => database.exec('pragma journal_mode = memory; begin exclusive'))
  } catch (error) {
    database.close()
    throw error
  }
  return () => database.close()
}
