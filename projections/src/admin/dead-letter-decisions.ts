import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import {
  deadLetterStream,
  parseDeadLetterEvent,
  SkippedEvents,
} from '@wattle/contracts/admin/dead-letters.ts'
import { orNullIfUnknown } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

type Concerned = { readModel: string; gardenId: GardenId }

/** What administrators have decided about events that a read model could not go past, as it stands in the log. */
export class DeadLetterDecisions {
  readonly skipped = new SkippedEvents()
  readonly #log: EventLog
  readonly #report: ((error: unknown) => void) | undefined
  #next = 0

  /** `report` is told of each decision that only a newer release knows. */
  constructor(log: EventLog, report?: (error: unknown) => void) {
    this.#log = log
    this.#report = report
  }

  /** Reads what is new; answers which gardens may go on with it, for which read models. What is unknown is passed over. */
  async read(): Promise<Concerned[]> {
    const concerned: Concerned[] = []
    for (const { type, data } of await this.#log.read(deadLetterStream, this.#next)) {
      const decision = orNullIfUnknown(() => parseDeadLetterEvent(type, data), this.#report)
      if (decision?.type === 'EventSkipped') this.skipped.add(decision)
      if (decision) concerned.push(decision)
      this.#next += 1
    }
    return concerned
  }
}
