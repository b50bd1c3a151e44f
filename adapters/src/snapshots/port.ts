/** The folded state of a stream at a revision, cached to save time. A lost snapshot only costs refolding. */
export type Snapshot = {
  revision: number
  /** Plain JSON. */
  state: unknown
  /** Binary data of the snapshot, stored unchanged. */
  attachment?: Uint8Array
}

/** A command that changed nothing and therefore left no event. Once this record is lost, a retry is decided again. */
export type UnchangedCommand = {
  commandId: string
  /** Hash of the request. */
  hash: string
  /** The stream revision at which the command changed nothing. */
  revision: number
  /** Milliseconds since 1970. */
  at: number
}

/** How many commands that changed nothing are remembered for each stream. */
export const mostUnchanged = 1000

/** `shape` names the version of the fold: `load` ignores a snapshot saved with another shape. */
export interface Snapshots {
  load(stream: string, shape: string): Promise<Snapshot | null>
  save(stream: string, shape: string, snapshot: Snapshot): Promise<void>
  /**
   * Remembers a command that changed nothing; repeating the call adds nothing. Drops the stream's oldest beyond
   * `mostUnchanged`.
   */
  remember(stream: string, command: UnchangedCommand): Promise<void>
  recall(stream: string, commandId: string): Promise<UnchangedCommand | null>
  /** Removes the stream's snapshot and its remembered commands. */
  forget(stream: string): Promise<void>
  close(): Promise<void>
}
