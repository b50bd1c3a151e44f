import type { HistoryEntry, HistoryPage } from '@wattle/contracts/history/views.ts'
import type { GardenHistory } from './garden-history.ts'

const columns = ['revision', 'occurredAt', 'kind', 'sentence', 'actor', 'because', 'type', 'data'] as const

/** The entries as a table for spreadsheets: RFC 4180, in UTF-8 with the mark by which Excel knows it. */
export async function* csvOf(entries: AsyncIterable<HistoryEntry>): AsyncGenerator<string> {
  yield `\ufeff${columns.join(',')}\r\n`
  for await (const entry of entries) {
    const { revision, occurredAt, kind, sentence, actor, because, type, data } = entry
    const cells = [revision, occurredAt, kind, sentence, actor, because?.sentence, type, JSON.stringify(data)]
    yield `${cells.map(cell).join(',')}\r\n`
  }
}

/** The entries as one page that holds them all, in the shape of every other. */
export async function* jsonOf(
  entries: AsyncIterable<HistoryEntry>,
  history: Pick<GardenHistory, 'subject' | 'asOf'>,
): AsyncGenerator<string> {
  yield '{"history":['
  let isFirst = true
  for await (const entry of entries) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`
    isFirst = false
  }
  const rest: Omit<HistoryPage, 'history'> = {
    nextToken: null,
    subject: await history.subject(),
    asOf: await history.asOf(),
  }
  yield `\n],${JSON.stringify(rest).slice(1)}\n`
}

/** A spreadsheet takes what begins like this for a formula; with an apostrophe before it, it is text. */
const formula = /^[=+\-@\t\r]/

function cell(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
