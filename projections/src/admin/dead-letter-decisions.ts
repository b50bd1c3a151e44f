import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { deadLetterEvents, deadLetterStream, SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

type Concerned = { readModel: string; gardenId: GardenId }

/** What administrators have decided about events that a read model could not go past, as it stands in the log. */
export class DeadLetterDecisions {
  readonly skipped = new SkippedEvents()
  readonly #log: EventLog
  #next = 0

  constructor(log: EventLog) {
    this.#log = log
  }

  /** Reads what is new; answers which gardens may go on with it, for which read models. */
  async read(): Promise<Concerned[]> {
    const concerned: Concerned[] = []
    for (const { type, data } of await this.#log.read(deadLetterStream, this.#next)) {
      if (type === 'EventSkipped') this.skipped.add(deadLetterEvents.EventSkipped.parse(data))
      concerned.push(deadLetterEvents.DeadLetterRetried.parse(data))
      this.#next += 1
    }
    return concerned
  }
}
