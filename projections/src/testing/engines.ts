import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openInProcessFeed } from '@wattle/adapters/feed/in-process-feed.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { gardenStream, type NewEvent } from '@wattle/contracts/envelope.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { recordedIn } from './happened.ts'

/** The embedded engines, in memory. */
export function openEngines() {
  const log = openSqliteEventLog(':memory:')
  const readModels = openSqliteReadModels(':memory:')
  const checkpoints = openSqliteCheckpoints(':memory:')
  const feed = openInProcessFeed({ log, checkpoints })
  return {
    log,
    readModels,
    checkpoints,
    feed,
    async close() {
      await feed.close()
      await checkpoints.close()
      await log.close()
      await readModels.close()
    },
  }
}

/** A garden's events, from its first, ready to be appended. */
export function newEventsOf(gardenId: GardenId, events: readonly GardenEvent[]): NewEvent<object>[] {
  return recordedIn(gardenId, events).map(({ type, version, data, metadata, revision }) => {
    return { id: idOf(`${gardenId} ${revision}`), type, version, data, metadata }
  })
}

/** Appends the events that the garden's stream does not have yet. */
export async function append(
  log: EventLog,
  gardenId: GardenId,
  events: readonly NewEvent<object>[],
): Promise<void> {
  const stream = gardenStream(gardenId)
  const there = await log.read(stream)
  await log.append(stream, events.slice(there.length), there.length - 1)
}

/** An event of a type that no release knows. */
export function unheardOf(gardenId: GardenId, revision: number): NewEvent<object> {
  const [like] = newEventsOf(gardenId, [{ type: 'GardenListed' }])
  return { ...(like as NewEvent<object>), id: idOf(`${gardenId} ${revision}`), type: 'PlantSang', data: {} }
}
