import type { Position } from '@wattle/contracts/envelope.ts'

/** The checkpoint of each reader of the log. */
export interface Checkpoints {
  /** Position of the last event handled, null when it was none yet, undefined for an unknown reader. */
  load(reader: string): Promise<Position | null | undefined>
  save(reader: string, position: Position | null): Promise<void>
  close(): Promise<void>
}
