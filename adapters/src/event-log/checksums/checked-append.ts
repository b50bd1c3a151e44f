import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { appendable, requireOwn } from '../appendable.ts'
import type { EventLog } from '../port.ts'
import { chained, type Link, linkOf } from './checksum.ts'
import type { KnownDamage } from './known-damage.ts'
import type { LastLinks } from './last-links.ts'

type ReadLink = (stream: string, revision: number) => Promise<Link | null>

/** Appends events with checksums that continue those of their stream. Throws `StreamDamaged` if it is damaged. */
export function checkedAppend(
  log: Pick<EventLog, 'append'>,
  damage: KnownDamage,
  links: LastLinks,
  readLink: ReadLink,
): EventLog['append'] {
  /** Validates the events before reading anything for them. */
  async function linkRead(stream: string, events: readonly NewEvent<object>[], revision: number) {
    appendable(stream, events)
    return await readLink(stream, revision)
  }

  return async (stream, events, expectedRevision) => {
    requireOwn(stream)
    damage.assertIntact(stream)
    const link = links.at(stream, expectedRevision) ?? (await linkRead(stream, events, expectedRevision))
    // Without a link, no event exists at the expected revision, and the engine refuses the append. If that event is
    // written in between, the new events get no checksum instead of a wrong one.
    const sealed = link ? sealedAfter(link, stream, events) : events
    const appended = await damage.orMark(
      stream,
      expectedRevision + 1,
      log.append(stream, sealed, expectedRevision),
    )
    const last = sealed.at(-1)
    if (last) links.keep(stream, linkOf({ ...last, stream, ...appended }))
    return appended
  }
}

/** If data is not JSON, throws the error that the engine would throw. The engine validates everything else. */
function sealedAfter(link: Link, stream: string, events: readonly NewEvent<object>[]): NewEvent<object>[] {
  try {
    return chained(stream, events, link)
  } catch (error) {
    appendable(stream, events)
    throw error
  }
}
