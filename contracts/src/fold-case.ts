/** Lower case alone is not enough: ß and SS are equal in capitals, and so are the two forms of a Greek sigma. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase()
}
