export type Cell = string | number | null | undefined

/** The first row of a table for spreadsheets: RFC 4180, in UTF-8 with the mark by which Excel knows it. */
export const csvHead = (columns: readonly string[]): string => `\ufeff${csvRow(columns)}`

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** A spreadsheet takes what begins like this for a formula; with an apostrophe before it, it is text. */
const formula = /^[=+\-@\t\r]/

function written(value: Cell): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
