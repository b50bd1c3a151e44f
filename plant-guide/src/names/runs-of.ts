import { nameWordsOf } from '../words.ts'

/** All runs of one to four neighbouring words in a text, as keys, longest first. */
export function runsOf(text: string): string[] {
  const words = nameWordsOf(text)
  return [4, 3, 2, 1].flatMap((size) =>
    words.slice(0, Math.max(0, words.length - size + 1)).map((_, from) =>
      words
        .slice(from, from + size)
        .sort()
        .join(' '),
    ),
  )
}
