import type { Position } from '@wattle/contracts/envelope.ts'
import type { StreamPlace } from '../event-log/port.ts'

/** How far a reader of the log has come. */
export type Checkpoint = {
  /** Position of the last event handled. */
  position: Position
  /** That event, null where only its position is known. */
  event: (StreamPlace & { id: string }) | null
}

/** The checkpoint of each reader of the log. */
export interface Checkpoints {
  /** Null when no event was handled yet, undefined for an unknown reader. */
  load(reader: string): Promise<Checkpoint | null | undefined>
  save(reader: string, checkpoint: Checkpoint | null): Promise<void>
  close(): Promise<void>
}
