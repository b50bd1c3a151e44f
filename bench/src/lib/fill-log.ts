import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { type EventMetadata, gardenStream, type NewEvent } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, touchedBy } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type Dice, dice } from '@wattle/standalone/demo/dice.ts'
import { gardenStory } from './garden-story.ts'

export type Filling = {
  gardenIds: readonly GardenId[]
  eventsPerGarden: number
  locations?: number
  plants?: number
  /** How many gardens are written to at once; 500 by default. */
  gardensAtOnce?: number
}

const eventsAtOnce = 5

/** The display name of the garden with this number. */
export const displayNameOf = (garden: number): string => `Gardener ${garden}`

/** Writes a story into every garden. Their events are interleaved, as they are when many people use the log. */
export async function fillLog(
  log: EventLog,
  { gardenIds, eventsPerGarden, gardensAtOnce = 500, ...size }: Filling,
): Promise<void> {
  const chance = dice(1)
  const stories = gardenIds.map((_, seed) => gardenStory({ seed, displayName: displayNameOf(seed), ...size }))
  for (let there = 0; there < eventsPerGarden; there += eventsAtOnce) {
    const wanted = Math.min(eventsAtOnce, eventsPerGarden - there)
    for (let from = 0; from < gardenIds.length; from += gardensAtOnce) {
      const appends = gardenIds.slice(from, from + gardensAtOnce).map((gardenId, index) => {
        const story = stories[from + index] as Generator<GardenEvent, never>
        const events = Array.from({ length: wanted }, () => envelope(chance, story.next().value))
        return log.append(gardenStream(gardenId), events, there - 1)
      })
      await Promise.all(appends)
    }
  }
}

function envelope(chance: Dice, event: GardenEvent): NewEvent {
  const { type, ...data } = event
  const commandId = chance.uuid()
  const metadata: EventMetadata = {
    commandId,
    commandHash: 'q3Jz0n5m1bXr8wYtKdLc2A',
    correlationId: commandId,
    causationId: commandId,
    // The actor `seed` keeps a server on this log from making a year of care plans first.
    actor: 'seed',
    occurredAt: '2026-03-01T00:00:00.000Z',
    refs: touchedBy(event),
  }
  return { id: chance.uuid(), type, version: 1, data, metadata }
}
