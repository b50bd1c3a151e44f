import type { StoredEvent } from './log-file.ts'
import type { Stream } from './stream.ts'

/** The result of a write. `current` is the stream's revision, null if the stream does not exist. */
export type Written =
  | { kind: 'written'; revision: number; position: number | null }
  | { kind: 'conflict'; current: number | null }
  | { kind: 'deleted' }
  | { kind: 'too-large' }

export const conflict = ({ events }: Stream): Written => ({
  kind: 'conflict',
  current: events.length === 0 ? null : events.length - 1,
})

export const success = (last: StoredEvent | undefined): Written => ({
  kind: 'written',
  revision: last?.revision ?? 0,
  position: last?.position ?? null,
})
