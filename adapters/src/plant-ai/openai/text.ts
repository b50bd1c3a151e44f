/** One line of an answer without control characters; null when it is blank or longer than this. */
export function lineOf(text: string, most: number): string | null {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line === '' || line.length > most ? null : line
}
