import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { StreamDamaged } from '../port.ts'
import { faultOf, type Link, linkOf, origin } from './checksum.ts'

/** The result of checking a whole log. */
export type LogReport = {
  /** The file or server. */
  place: string
  events: number
  streams: number
  /** Events without a checksum, written by releases that made none. */
  unverified: number
  /** Problems that the engine found in its own storage, one sentence each. */
  faults: readonly string[]
  /** The first fault of each damaged stream. */
  damaged: readonly StreamDamaged[]
  /** Events whose stream's name is lost. A stream that looks new may be the continuation of one of these. */
  nameless: number
}

export const isIntact = ({ faults, damaged, nameless }: LogReport): boolean =>
  faults.length + damaged.length + nameless === 0

/** Checks and counts the events of one stream. */
export class StreamCheck {
  readonly stream: string
  readonly #place: string
  #link: Link = origin
  events = 0
  unverified = 0
  damage: StreamDamaged | null = null

  constructor(place: string, stream: string) {
    this.#place = place
    this.stream = stream
  }

  /** Checks the next event of the stream. After the first fault, events are only counted. */
  take(event: RecordedEvent<unknown>): void {
    this.events += 1
    if (this.damage) return
    const fault = faultOf(event, this.#link)
    if (fault) this.fail(fault)
    else this.#link = linkOf(event)
    if (!fault && this.#link.checksum === null) this.unverified += 1
  }

  /** Records damage to the event after the last valid one. */
  fail(fault: string): void {
    this.damage ??= new StreamDamaged(this.#place, this.stream, this.#link.revision + 1, fault)
  }
}

export function reportOf(
  place: string,
  checks: Iterable<StreamCheck>,
  { faults = [], nameless = 0 }: Partial<Pick<LogReport, 'faults' | 'nameless'>> = {},
): LogReport {
  const damaged: StreamDamaged[] = []
  const report = { place, events: 0, streams: 0, unverified: 0, faults, damaged, nameless }
  for (const { events, unverified, damage } of checks) {
    report.streams += 1
    report.events += events
    report.unverified += unverified
    if (damage) damaged.push(damage)
  }
  return report
}
