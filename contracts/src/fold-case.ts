/**
 * Lower case alone is not enough: only upper case makes ß equal to SS and unites the two lower-case forms of
 * sigma.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase()
}
