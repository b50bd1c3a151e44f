/** A folded state at a revision, kept to save time. Losing one only costs the time to fold again. */
export type Snapshot = { revision: number; state: unknown }

/** `shape` names the version of the fold: a snapshot of another shape does not exist. */
export interface Snapshots {
  load(stream: string, shape: string): Promise<Snapshot | null>
  save(stream: string, shape: string, snapshot: Snapshot): Promise<void>
  close(): Promise<void>
}
