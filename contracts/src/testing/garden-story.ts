import { readFileSync } from 'node:fs'
import type { EventMetadata, RecordedEvent } from '../envelope.ts'

const file = new URL('../../samples/garden-story.jsonl', import.meta.url)

/**
 * The golden story: one garden from its first event on, as the log has recorded it, with every event in every version it
 * was ever stored in. It grows at its end and nowhere else, because folds are compared with what they answered before.
 */
export const gardenStory: readonly RecordedEvent<EventMetadata>[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
