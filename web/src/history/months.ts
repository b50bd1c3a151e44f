import { type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'

export type Dated = HistoryEntry & { day: CivilDate }

/** The entries grouped by month in the gardener's time zone, in their original order. */
export function byMonth(entries: readonly HistoryEntry[], timeZone: string): [CivilMonth, Dated[]][] {
  const dated = entries.map((entry) => ({
    ...entry,
    day: civilDateAt(new Date(entry.occurredAt), timeZone),
  }))
  const months: [CivilMonth, Dated[]][] = []
  for (const entry of dated) {
    const month = monthOf(entry.day)
    const last = months.at(-1)
    if (last?.[0] === month) last[1].push(entry)
    else months.push([month, [entry]])
  }
  return months
}
