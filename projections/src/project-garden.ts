import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type BuiltModel, type Documents, fold, keysOf } from './read-model.ts'

/** An event as a fold takes it, or the error that this release throws when it parses the event. */
export type Unsealed = { revision: number; happened?: Happened; error?: unknown }

/** Events of one garden, in order of revision and without a gap. */
export type GardenEvents = { gardenId: GardenId; events: readonly Unsealed[] }

/** The last revision that was folded or skipped, and the letter of the event that stopped the fold. */
type Projected = { seen: number | null; letter: DeadLetter | null }

export function unsealed(recorded: RecordedEvent): Unsealed {
  const { revision } = recorded
  try {
    return { revision, happened: unseal(recorded) }
  } catch (error) {
    return { revision, error }
  }
}

/** Folds the events into the documents, except those that an administrator skipped, and stops at the first that cannot be folded. */
export function projectGarden(
  model: BuiltModel,
  documents: Documents<object>,
  { gardenId, events }: GardenEvents,
  skipped: SkippedEvents,
): Projected {
  let seen: number | null = null
  for (const { revision, happened, error } of events) {
    try {
      if (!skipped.has(model.name, gardenId, revision)) {
        if (!happened) throw error
        fold(model, documents, happened)
      }
      seen = revision
    } catch (fault) {
      return { seen, letter: letterFor(model, gardenId, revision, fault) }
    }
  }
  return { seen, letter: null }
}

/** The keys of the documents that the events may change. */
export function* keysIn(model: BuiltModel, events: readonly Unsealed[]): Generator<string> {
  for (const { happened } of events) {
    if (!happened) continue
    try {
      yield* keysOf(model, happened)
    } catch {
      // An event whose keys cannot be told stops the fold, which reports it.
    }
  }
}

/** The letter for an event that a read model cannot get past. */
export function letterFor(
  { name: readModel, version, build }: BuiltModel,
  gardenId: GardenId,
  revision: number,
  error: unknown,
): DeadLetter {
  return {
    readModel,
    version,
    build,
    gardenId,
    revision,
    error: error instanceof Error ? error.message : String(error),
  }
}
