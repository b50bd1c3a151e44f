import {
  type DeadLetterEvent,
  deadLetterStream,
  parseDeadLetterEvent,
  SkippedEvents,
} from '@wattle/contracts/admin/dead-letters.ts'
import { orNullIfUnknown } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { changeStream } from './change-stream.ts'
import { type EventLog, isLogAway } from './port.ts'

/** Appends what an administrator has decided. */
export async function decideDeadLetter(
  log: EventLog,
  clock: () => Date,
  decision: DeadLetterEvent,
): Promise<void> {
  await changeStream({
    log,
    clock,
    stream: deadLetterStream,
    read: () => log.readLast(deadLetterStream),
    decide: () => [decision],
  })
}

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

  /**
   * Reads new decisions. `goOn` is told whose gardens may go on with which read models, and answers what went wrong, which is
   * thrown at the end. If an engine was away, the decisions are new again the next time. Those that only a newer release knows are
   * passed over.
   */
  async read(goOn: (concerned: readonly Concerned[]) => Promise<unknown[]> = async () => []): Promise<void> {
    const decided = await this.#log.read(deadLetterStream, this.#next)
    const concerned = decided.flatMap(
      ({ type, data }) => orNullIfUnknown(() => parseDeadLetterEvent(type, data), this.#report) ?? [],
    )
    for (const decision of concerned) if (decision.type === 'EventSkipped') this.skipped.add(decision)
    const faults = concerned.length > 0 ? await goOn(concerned) : []
    if (!faults.some(isAway)) this.#next += decided.length
    throwUnretried(faults)
  }
}

/** Throws what parked gardens could not be retried for, if there is any. */
export function throwUnretried(faults: readonly unknown[]): void {
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} parked gardens could not be retried.`)
}

const isAway = (error: unknown) => isLogAway(error) || error instanceof ReadModelsUnavailable
