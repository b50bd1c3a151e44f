import type { Position } from '@wattle/contracts/envelope.ts'
import type { StreamPlace } from '../event-log/port.ts'

/** The progress of one reader of the log. */
export type Checkpoint = {
  /** Position of the last event handled. */
  position: Position
  /** That event; null if only its position is known. */
  event: (StreamPlace & { id: string }) | null
}

/** Stores the checkpoint of each reader of the log. */
export interface Checkpoints {
  /** Null if the reader has handled no event yet, undefined if the reader is unknown. */
  load(reader: string): Promise<Checkpoint | null | undefined>
  save(reader: string, checkpoint: Checkpoint | null): Promise<void>
  close(): Promise<void>
}
