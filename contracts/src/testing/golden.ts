import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stableJson } from '../stable-json.ts'
import { gardenStory } from './garden-story.ts'

/** Set by `npm run golden` alone. */
const isAppending = process.env.WATTLE_GOLDEN === 'append'

/** A hash of plain JSON, whatever the order of its fields. */
export function goldenHash(value: unknown): string {
  return createHash('sha256').update(stableJson(value)).digest('hex').slice(0, 32)
}

/**
 * Compares hashes, one for each event of the garden story, with those in a file. Throws a sentence that ends in `advice`
 * where one of them is another, in any mode: what is in the file stays. Hashes that it has not got yet are added to it by
 * `npm run golden`.
 */
export function expectGolden(
  file: URL,
  hashes: readonly string[],
  advice: string,
  mayAppend = isAppending,
): void {
  const golden: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const changed = golden.findIndex((hash, index) => hash !== hashes[index])
  if (changed >= 0) throw new Error(`${eventAt(changed)} is not what it was: ${advice}.`)
  if (golden.length === hashes.length) return
  if (!mayAppend) throw new Error(`${eventAt(golden.length)} has no hash yet: run npm run golden.`)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
}

function eventAt(index: number): string {
  return `Event ${index} of the garden story (${gardenStory[index]?.type ?? 'gone'})`
}
