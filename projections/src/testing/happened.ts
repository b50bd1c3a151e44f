import type { Actor, EventMetadata, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, type Happened, touchedBy } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'

export const gardenA: GardenId = '0a000000-0000-4000-8000-000000000000'
export const gardenB: GardenId = '0b000000-0000-4000-8000-000000000000'

/** The instant at which the test's event of this revision was recorded: minutes after the start of 2026. */
export const instantOf = (revision: number): string =>
  new Date(Date.UTC(2026, 0, 1, 0, revision)).toISOString()

/** The events of one garden, from its first, in the form that a fold receives. */
export function happenedIn(
  gardenId: GardenId,
  events: readonly GardenEvent[],
  actor: Actor = 'gardener',
): Happened[] {
  return events.map((event, revision) => ({
    event,
    gardenId,
    revision,
    position: String(revision).padStart(16, '0'),
    id: idOf(`event ${revision}`),
    metadata: metadataOf(event, revision, actor),
  }))
}

/** The same events in the form that the log returns. */
export function recordedIn(
  gardenId: GardenId,
  events: readonly GardenEvent[],
): RecordedEvent<EventMetadata>[] {
  return happenedIn(gardenId, events).map(
    ({ event: { type, ...data }, revision, position, id, metadata }) => {
      return { stream: gardenStream(gardenId), id, type, version: 1, data, revision, position, metadata }
    },
  )
}

function metadataOf(event: GardenEvent, revision: number, actor: Actor): EventMetadata {
  const commandId = idOf(`command ${revision}`)
  return {
    commandId,
    commandHash: '',
    correlationId: commandId,
    causationId: commandId,
    actor,
    occurredAt: instantOf(revision),
    refs: touchedBy(event),
  }
}
