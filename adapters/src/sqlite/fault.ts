type UnavailableReason = 'full' | 'read-only' | 'input-output' | 'cannot-open' | 'busy' | 'damaged' | 'closed'

/** The database cannot do its work now. Nothing of the current transaction is kept. */
export class DatabaseUnavailable extends Error {
  readonly code = 'database-unavailable'
  readonly reason: UnavailableReason
  /** The disk failed during a commit, which may nevertheless turn out to be written after a crash. */
  readonly inDoubt: boolean

  constructor(reason: UnavailableReason, inDoubt: boolean, cause?: unknown, sentence = sentences[reason]) {
    super(sentence, { cause })
    this.reason = reason
    this.inDoubt = inDoubt
  }
}

const sentences: Record<UnavailableReason, string> = {
  full: 'The disk is full.',
  'read-only': 'The database cannot be written to.',
  'input-output': 'The disk failed to read or write.',
  'cannot-open': 'The database cannot be opened.',
  busy: 'Another process is using the database.',
  damaged: 'The file is not a database or is damaged.',
  closed: 'The database is closed.',
}

/** SQLite's primary result codes: the low byte of an error code. */
const reasons = new Map<number, UnavailableReason>([
  [5, 'busy'],
  [8, 'read-only'],
  [10, 'input-output'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'cannot-open'],
  [26, 'damaged'],
])

/** What a fault of a file is called, instead of the general sentence. */
export type FileFaults = Partial<Record<UnavailableReason, string>>

/** Translates errors of SQLite and of JSON in a file; returns any other error unchanged. */
function databaseFault(error: unknown, during: 'work' | 'commit', named: FileFaults = {}): unknown {
  if (error instanceof SyntaxError) return new DatabaseUnavailable('damaged', false, error, named.damaged)
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'ERR_INVALID_STATE') return new DatabaseUnavailable('closed', false, error)
  if (!('errcode' in error) || typeof error.errcode !== 'number') return error
  const reason = reasons.get(error.errcode & 0xff)
  if (!reason) return error
  const inDoubt = during === 'commit' && reason === 'input-output'
  return new DatabaseUnavailable(reason, inDoubt, error, named[reason])
}

/** What the faults of the file at a path are called. */
export const faultsOf = (path: string, remedy = ''): FileFaults => ({
  damaged: `${path} is damaged, or is not a database.${remedy}`,
  'read-only': `${path} cannot be written to.`,
  'cannot-open': `${path} cannot be opened.`,
})

/** Runs the work and translates what it throws. */
export function guarded<T>(work: () => T, during: 'work' | 'commit' = 'work', named?: FileFaults): T {
  try {
    return work()
  } catch (error) {
    throw databaseFault(error, during, named)
  }
}
