import { DeadLetterEvent, deadLetterStream, SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { counted } from '@wattle/contracts/counted.ts'
import { orNullIfUnreadable, unsealWith } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type EventLog, isLogAway } from '../event-log/port.ts'
import { isOfOneDocument, ReadModelsUnavailable } from '../read-models/port.ts'
import { changeStream } from './change-stream.ts'

/** Appends an administrator's decision. */
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

/** Administrators' decisions, from the log, about events that a read model could not process. */
export class DeadLetterDecisions {
  readonly skipped = new SkippedEvents()
  readonly #log: EventLog
  readonly #report: ((error: unknown) => void) | undefined
  #next = 0

  /** `report` receives an error for each decision that is damaged or that only a newer release knows. */
  constructor(log: EventLog, report?: (error: unknown) => void) {
    this.#log = log
    this.#report = report
  }

  /**
   * Reads new decisions. `goOn` receives the read models and gardens that may continue and returns the errors that
   * occurred, which are then thrown together. If the log or the read models were unavailable, the next call reads the
   * same decisions again. Damaged decisions, and those that only a newer release knows, are skipped.
   */
  async read(goOn: (concerned: readonly Concerned[]) => Promise<unknown[]> = async () => []): Promise<void> {
    const decided = await this.#log.read(deadLetterStream, this.#next)
    const concerned = decided.flatMap(
      (recorded) => orNullIfUnreadable(() => unsealWith(DeadLetterEvent, recorded), this.#report) ?? [],
    )
    for (const decision of concerned) if (decision.type === 'EventSkipped') this.skipped.add(decision)
    const faults = concerned.length > 0 ? await goOn(concerned) : []
    if (!faults.some(isAway)) this.#next += decided.length
    throwUnretried(faults)
  }
}

/** Throws if any parked garden could not be retried. */
export function throwUnretried(faults: readonly unknown[]): void {
  if (faults.length > 0)
    throw new AggregateError(faults, `${counted(faults.length, 'parked garden')} could not be retried.`)
}

const isAway = (error: unknown) =>
  isLogAway(error) || (error instanceof ReadModelsUnavailable && !isOfOneDocument(error))
