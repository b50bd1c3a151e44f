import type { Commits } from './commits.ts'
import type { Faults } from './faults.ts'
import type { Users } from './rights.ts'
import type { Streams } from './streams.ts'

/** What the calls that write need. */
export type AppendContext = {
  streams: Streams
  commits: Commits
  faults: Faults
  users: Users | null
  /** Milliseconds after which an unfinished batched append is answered with a timeout. */
  overdue: number
}
