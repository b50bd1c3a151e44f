/** A folded state at a revision, kept to save time. Losing one only costs the time to fold again. */
export type Snapshot = {
  revision: number
  /** Plain JSON. */
  state: unknown
  /** Bytes that belong to it, kept as they are. */
  aside?: Uint8Array
}

/** A command that changed nothing, which the log knows nothing of. Once it is lost, a retry is decided anew. */
export type UnchangedCommand = {
  commandId: string
  /** Of the request. */
  hash: string
  /** The revision at which nothing had to change. */
  revision: number
  /** Milliseconds since 1970. */
  at: number
}

/** How many commands that changed nothing are remembered of a stream. */
export const mostUnchanged = 1000

/** `shape` names the version of the fold: a snapshot of another shape does not exist. */
export interface Snapshots {
  load(stream: string, shape: string): Promise<Snapshot | null>
  save(stream: string, shape: string, snapshot: Snapshot): Promise<void>
  /** Remembers a command that changed nothing, once however often it is told, and forgets the oldest of the stream beyond `mostUnchanged`. */
  remember(stream: string, command: UnchangedCommand): Promise<void>
  recall(stream: string, commandId: string): Promise<UnchangedCommand | null>
  /** Forgets the snapshot of a stream and the commands remembered of it. */
  forget(stream: string): Promise<void>
  close(): Promise<void>
}
