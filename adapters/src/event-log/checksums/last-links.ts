import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { LruCache } from '../../lib/lru-cache.ts'
import { noStream } from '../port.ts'
import { isReadable, type Link, linkOf, origin } from './checksum.ts'

/** How many streams have their last link cached, so that appending to them needs no read. */
const capacity = 10_000

/** The last known link of each stream. */
export class LastLinks {
  readonly #links = new LruCache<string, Link>(capacity)

  keep(stream: string, link: Link): void {
    const known = this.#links.get(stream)
    if (!known || known.revision < link.revision) this.#links.set(stream, link)
  }

  /** Keeps the link after the last of these events. */
  learn(stream: string, events: readonly RecordedEvent<unknown>[]): void {
    const last = events.at(-1)
    if (last && isReadable(last)) this.keep(stream, linkOf(last))
  }

  /** The link after the event at this revision; null if it is not known. */
  at(stream: string, revision: number): Link | null {
    if (revision === noStream) return origin
    const kept = this.#links.get(stream)
    return kept?.revision === revision ? kept : null
  }
}
