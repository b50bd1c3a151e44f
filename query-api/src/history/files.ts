import type { HistoryEntry, HistoryPage } from '@wattle/contracts/history/views.ts'
import { csvHead, csvRow } from '../csv.ts'
import type { GardenHistory } from './garden-history.ts'

const columns = [
  ...['revision', 'occurredAt', 'kind', 'sentence', 'actor', 'because', 'type', 'data'],
  ...['takeout', 'commandId', 'plantIds'],
]

/** The entries as a table for spreadsheets. */
export async function* csvOf(entries: AsyncIterable<HistoryEntry>): AsyncGenerator<string> {
  yield csvHead(columns)
  for await (const entry of entries) {
    const { revision, occurredAt, kind, sentence, actor, because, type, data } = entry
    const { takeout, commandId, plantIds } = entry
    yield csvRow([
      ...[revision, occurredAt, kind, sentence, actor, because?.sentence, type, JSON.stringify(data)],
      ...[takeout, commandId, plantIds.join(' ')],
    ])
  }
}

/** The entries as a single JSON page, in the same shape as a page of the list. */
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
