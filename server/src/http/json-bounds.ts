import { Refused } from '@wattle/contracts/refusals.ts'

/** Deeper than any valid request. */
const deepest = 20
/** Fields and list items together: more than the longest list that any route accepts. */
const mostParts = 20_000

/** Throws `Refused` for JSON text that would be slow to parse and validate, without parsing it. */
export function boundJson(text: string): void {
  let depth = 0
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at)
        break
      case ',':
        parts++
        break
      case '{':
      case '[':
        depth++
        parts++
        break
      case '}':
      case ']':
        depth--
    }
    if (depth > deepest || parts > mostParts) throw new Refused('body-too-complex')
  }
}

/** The end of the string that starts at `start`: the next quote preceded by an even number of backslashes. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let escapes = end
    while (text[escapes - 1] === '\\') escapes--
    if ((end - escapes) % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}
