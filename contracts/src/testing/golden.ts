import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stableJson } from '../stable-json.ts'
import { gardenStory } from './garden-story.ts'

/** Only `npm run golden` sets this. */
const isAppending = process.env.WATTLE_GOLDEN === 'append'

/** Hashes of the story's lines. */
export const storyFile = new URL('../../golden/garden-story.json', import.meta.url)
export const storyAdvice = 'the story was changed, and it only grows at its end'

/** A hash of plain JSON that does not depend on key order. */
export function goldenHash(value: unknown): string {
  return createHash('sha256').update(stableJson(value)).digest('hex').slice(0, 32)
}

/**
 * Compares hashes, one for each event of the garden story, with those in a file. Throws if one differs, in
 * any mode, with `advice` at the end of the message: hashes in the file never change. Hashes missing in the
 * file also throw, unless `npm run golden` runs, which appends them.
 */
export function expectGolden(
  file: URL,
  hashes: readonly string[],
  advice: string,
  mayAppend = isAppending,
): void {
  const golden = readGolden(file)
  const changed = golden.findIndex((hash, index) => hash !== hashes[index])
  if (changed >= 0) {
    const sentence = isStoryKept(changed) ? advice : storyAdvice
    throw new Error(`${eventAt(changed)} is not what it was: ${sentence}.`)
  }
  if (golden.length === hashes.length) return
  if (!mayAppend) throw new Error(`${eventAt(golden.length)} has no hash yet: run npm run golden.`)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
}

function readGolden(file: URL): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/**
 * Whether the story up to this event is unchanged; if it is not, the fold is not the cause of the difference.
 */
function isStoryKept(index: number): boolean {
  const kept = readGolden(storyFile).slice(0, index + 1)
  return kept.every((hash, at) => hash === goldenHash(gardenStory[at] ?? null))
}

function eventAt(index: number): string {
  return `Event ${index} of the garden story (${gardenStory[index]?.type ?? 'gone'})`
}
