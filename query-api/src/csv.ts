export type Cell = string | number | null | undefined

/** The header row of a table for spreadsheets: RFC 4180, in UTF-8 with the byte order mark that Excel needs. */
export const csvHead = (columns: readonly string[]): string => `\ufeff${csvRow(columns)}`

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** Spreadsheets read text that starts like this as a formula; a leading apostrophe makes it text. */
const formula = /^[=+\-@\t\r]/

function written(value: Cell): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
