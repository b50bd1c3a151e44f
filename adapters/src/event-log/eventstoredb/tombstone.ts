import { AccessDeniedError, ANY, type Credentials, StreamDeletedError } from '@eventstore/db-client'
import { withTimeout } from '../../lib/timeout.ts'
import { LogUnavailable, OutcomeUnknown } from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import type { Connection } from './connection.ts'

type Options = {
  credentials: Credentials
  /** Timeout in milliseconds. */
  timeout: number
}

/** Permanently deletes a stream, if it is not deleted yet. The next scavenge of each node removes its events. */
export async function tombstone(
  connection: Pick<Connection, 'through'>,
  stream: string,
  { credentials, timeout }: Options,
): Promise<void> {
  try {
    await connection.through((client) => {
      const deleting = client.tombstoneStream(stream, {
        expectedRevision: ANY,
        credentials,
        deadline: timeout,
      })
      return withTimeout(timeout, deleting, () => new CallTimedOut(timeout))
    })
  } catch (error) {
    if (error instanceof StreamDeletedError) return
    if (error instanceof LogUnavailable) throw error
    if (error instanceof AccessDeniedError)
      throw new LogUnavailable('EventStoreDB does not allow these credentials to delete.', { cause: error })
    throw new OutcomeUnknown(`EventStoreDB did not say whether ${stream} was deleted.`, { cause: error })
  }
}
