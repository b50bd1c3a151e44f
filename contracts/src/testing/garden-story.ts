import { readFileSync } from 'node:fs'
import type { EventMetadata, RecordedEvent } from '../envelope.ts'

const file = new URL('../../samples/garden-story.jsonl', import.meta.url)

/**
 * The golden story: the recorded events of one garden from its first, with every type of event in every
 * version that was ever stored. Only append to it: specs compare each fold's results with those of earlier
 * releases.
 */
export const gardenStory: readonly RecordedEvent<EventMetadata>[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
