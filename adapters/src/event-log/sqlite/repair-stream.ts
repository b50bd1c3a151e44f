import { faultOf, type Link, linkOf, origin } from '../checksums/checksum.ts'
import type { StoredRow } from './rows.ts'
import { eventOf } from './sqlite-salvage.ts'

/** The result of repairing one stream. */
export type Repaired = {
  /** The intact events from the first on, each verified by its checksum. */
  rows: readonly StoredRow[]
  /** How many of the rows come from the backup. */
  restored: number
  /** The first revision that is intact in neither file; null if nothing is lost. */
  lostFrom: number | null
}

/**
 * Takes each event from the log if it is intact there, otherwise from the backup. Checksums are linked, so the log's
 * events after a damaged one become valid again once that event is restored.
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
    // Prefer an event with a checksum, because damage can remove a checksum.
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
