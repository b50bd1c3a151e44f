import { faultOf, type Link, linkOf, origin } from '../checksums/checksum.ts'
import { isDeleted, isEmptied } from './deleted-rows.ts'
import { eventOf, type SqliteSalvage } from './sqlite-salvage.ts'

/** The contents of one stream in a file. */
export type StreamSurvey = {
  name: string
  /** The link to the last event before the first damaged one. */
  link: Link
  isDamaged: boolean
  /** Whether the stream was deleted, even if events were left behind. */
  isDeleted: boolean
}

/** Checks every stream of a file, by stream number. `names` overrides the names in the file. */
function survey(
  file: SqliteSalvage,
  names: ReadonlyMap<number, string> = new Map(),
): Map<number, StreamSurvey> {
  const found = new Map<number, StreamSurvey>()
  const named = (number: number, own: string | null): StreamSurvey => {
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

/** Whether a checksum, which covers the stream name, confirms that the name is right. */
const isProven = ({ link }: StreamSurvey): boolean => link.checksum !== null

/** Surveys a log and its backup. A damaged stream whose name no checksum confirms gets its name from the backup. */
export function surveyBoth(
  log: SqliteSalvage,
  backup: SqliteSalvage,
): { inLog: Map<number, StreamSurvey>; inBackup: Map<number, StreamSurvey> } {
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
