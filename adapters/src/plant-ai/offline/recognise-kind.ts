import { type PlantKind, plantKinds } from './catalogue/entry.ts'
import { kindGuides } from './kinds.ts'
import { wordsOf } from './words.ts'

const keywords = plantKinds.flatMap((kind) =>
  kindGuides[kind].keywords.map((keyword) => ({ kind, words: wordsOf(keyword) })),
)

/** The kind of plant that a text speaks of, by the most telling of its words. */
export function recogniseKind(text: string): PlantKind | undefined {
  const words = new Set(wordsOf(text))
  let best: { kind: PlantKind; words: string[] } | undefined
  for (const keyword of keywords) {
    const fits = keyword.words.every((word) => words.has(word))
    if (fits && (!best || weight(keyword.words) > weight(best.words))) best = keyword
  }
  return best?.kind
}

function weight(words: readonly string[]): number {
  return words.length * 100 + words.join('').length
}
