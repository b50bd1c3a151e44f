import { faultOf, type Link, linkOf, origin } from './checksum.ts'
import { eventOf, type SqliteSalvage } from './sqlite-salvage.ts'

/** What a file holds of a stream. */
export type Surveyed = {
  name: string
  /** The last event up to which the stream is whole. */
  link: Link
  isDamaged: boolean
}

/** Follows every stream of a file, by its number. A stream whose name is given is taken to have that one. */
export function survey(
  file: SqliteSalvage,
  given: ReadonlyMap<number, Surveyed> = new Map(),
): Map<number, Surveyed> {
  const found = new Map<number, Surveyed>()
  const named = (number: number, name: string): Surveyed => {
    const known = given.get(number)?.name ?? name
    const surveyed = { name: known, link: origin, isDamaged: known !== name }
    found.set(number, surveyed)
    return surveyed
  }
  for (const [number, name] of file.streams()) named(number, String(name))
  for (const row of file.rows()) {
    const number = row[1]
    const stream = found.get(number) ?? named(number, `unreadable-${number}`)
    const event = eventOf(row, stream.name)
    if (faultOf(event, stream.link) !== null) stream.isDamaged = true
    else if (!stream.isDamaged) stream.link = linkOf(event)
  }
  for (const stream of found.values()) if (stream.link === origin) stream.isDamaged = true
  return found
}
