import { faultOf, type Link, linkOf, origin } from '../checksums/checksum.ts'
import { isDeleted, isEmptied } from './deleted-rows.ts'
import { eventOf, type SqliteSalvage } from './sqlite-salvage.ts'

/** What a file holds of a stream. */
export type Surveyed = {
  name: string
  /** The last event up to which the stream is whole. */
  link: Link
  isDamaged: boolean
  /** Whether it was deleted, be it that more is left of it than should be. */
  isDeleted: boolean
}

/** Follows every stream of a file, by its number. A stream that is given another name is taken to have that one. */
function survey(file: SqliteSalvage, names: ReadonlyMap<number, string> = new Map()): Map<number, Surveyed> {
  const found = new Map<number, Surveyed>()
  const named = (number: number, own: string | null): Surveyed => {
    const name = names.get(number) ?? own ?? `unreadable-${number}`
    const surveyed = { name, link: origin, isDamaged: name !== own, isDeleted: false }
    found.set(number, surveyed)
    return surveyed
  }
  for (const [number, name] of file.streams()) named(number, String(name))
  for (const row of file.rows()) {
    const number = row[1]
    const stream = found.get(number) ?? named(number, null)
    stream.isDeleted ||= isDeleted(row)
    if (isEmptied(row)) continue
    const event = eventOf(row, stream.name)
    if (faultOf(event, stream.link) !== null) stream.isDamaged = true
    else if (!stream.isDamaged) stream.link = linkOf(event)
  }
  for (const stream of found.values())
    if ((stream.link === origin) !== stream.isDeleted) stream.isDamaged = true
  return found
}

/** Whether the checksum of an event says that the stream has this name. */
const isProven = ({ link }: Surveyed): boolean => link.checksum !== null

/** What a log and its backup hold. Where the log's name of a stream proves wrong, the backup's is taken. */
export function surveyBoth(
  log: SqliteSalvage,
  backup: SqliteSalvage,
): { inLog: Map<number, Surveyed>; inBackup: Map<number, Surveyed> } {
  const inBackup = survey(backup)
  const own = survey(log)
  const names = new Map<number, string>()
  for (const [number, { name }] of inBackup) {
    const stream = own.get(number)
    if (!stream || (stream.isDamaged && !isProven(stream))) names.set(number, name)
  }
  const inLog = names.size > 0 ? survey(log, names) : own
  for (const [number, stream] of inBackup) {
    const isOther = isProven(stream) && (inLog.get(number)?.name ?? stream.name) !== stream.name
    if (isOther) inBackup.delete(number)
  }
  return { inLog, inBackup }
}
