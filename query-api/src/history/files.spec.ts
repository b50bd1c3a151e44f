import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { expect, test } from 'vitest'
import { csvOf } from './files.ts'

const entry: HistoryEntry = {
  revision: 3,
  occurredAt: '2026-01-01T00:00:00.000Z',
  kind: 'plants',
  sentence: 'You added Rose',
  actor: 'gardener',
  because: null,
  causes: [],
  commandId: 'c',
  takeout: null,
  plantIds: ['p', 'q'],
  type: 'PlantCreated',
  version: 1,
  data: {},
}

async function lineOf(changes: Partial<HistoryEntry>): Promise<string> {
  const lines: string[] = []
  const entries = (async function* () {
    yield { ...entry, ...changes }
  })()
  for await (const line of csvOf(entries)) lines.push(line)
  return lines[1] ?? ''
}

test("a CSV row ends with CRLF and holds the event's data as JSON", async () => {
  expect(await lineOf({ data: { name: 'Rose' } })).toBe(
    '3,2026-01-01T00:00:00.000Z,plants,You added Rose,gardener,,PlantCreated,"{""name"":""Rose""}",,c,p q\r\n',
  )
  const takeout = '2026-03-01T00:00:00.000Z'
  expect(await lineOf({ takeout })).toContain(`,{},${takeout},c,p q\r\n`)
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
])('a spreadsheet takes no text for a formula: %s', async (sentence, cell) => {
  expect(await lineOf({ because: { revision: 1, sentence } })).toContain(`,gardener,${cell},PlantCreated,`)
})

test('commas, quotes and line breaks stay inside their cell', async () => {
  expect(await lineOf({ sentence: 'One, "two"\nthree' })).toContain(',plants,"One, ""two""\nthree",gardener,')
})
