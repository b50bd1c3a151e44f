/** The text as one line without control characters; null if it is blank or longer than `most`. */
export function lineOf(text: string, most: number): string | null {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line === '' || line.length > most ? null : line
}
