import { faultOf, type Link, linkOf, origin } from '../checksums/checksum.ts'
import type { StoredRow } from './rows.ts'
import { eventOf } from './sqlite-salvage.ts'

/** What can be had of a damaged stream. */
export type Repaired = {
  /** In order from its first event on, each as its checksum says. */
  rows: readonly StoredRow[]
  /** How many of them are from the backup. */
  restored: number
  /** The first revision that is whole neither in the log nor in the backup; null if nothing is lost. */
  lostFrom: number | null
}

/**
 * Takes each event from the log where it is whole there, else from the backup. As the events are linked, what the log holds
 * after a damaged event is kept once that event is put back.
 */
export function repairStream(
  stream: string,
  log: readonly StoredRow[],
  backup: readonly StoredRow[],
): Repaired {
  const sources = [log, backup].map((rows) => new Map(rows.map((row) => [row[2], row])))
  const rows: StoredRow[] = []
  let restored = 0
  for (let link = origin; ; ) {
    const found = sources.flatMap((source) => following(stream, source.get(link.revision + 1), link))
    // Damage can make a checksum vanish, so an event that has one comes first.
    const next = found.find(({ after }) => after.checksum !== null) ?? found[0]
    if (!next) break
    rows.push(next.row)
    if (!log.includes(next.row)) restored += 1
    link = next.after
  }
  const isMore = [...log, ...backup].some(([, , revision]) => !(revision < rows.length))
  return { rows, restored, lostFrom: isMore ? rows.length : null }
}

function following(
  stream: string,
  row: StoredRow | undefined,
  before: Link,
): { row: StoredRow; after: Link }[] {
  if (!row) return []
  const event = eventOf(row, stream)
  return faultOf(event, before) === null ? [{ row, after: linkOf(event) }] : []
}
