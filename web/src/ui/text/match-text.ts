import { counted } from './words.ts'

/** Maximum characters quoted from a search; the gardener has just typed it. */
const longestQuote = 40

/** A search's result in a sentence: `3 plants match “rose”.` */
export function matchText(count: number, one: string, search: string): string {
  if (count === 0) return `No ${one}s match ${quoted(search)}.`
  return `${counted(count, one)} ${count === 1 ? 'matches' : 'match'} ${quoted(search)}.`
}

/** A search in quotation marks, shortened if it is long. */
export function quoted(search: string): string {
  const letters = [...search]
  const isLong = letters.length > longestQuote
  return `“${
    isLong
      ? `${letters
          .slice(0, longestQuote - 1)
          .join('')
          .trimEnd()}…`
      : search
  }”`
}
