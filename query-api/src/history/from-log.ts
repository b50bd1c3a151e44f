import type { LogReader } from '@wattle/adapters/event-log/port.ts'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { type EventMetadata, gardenOfStream } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { type SubjectDocument, subjects } from '@wattle/projections/history/subjects.ts'
import { type PreferencesDocument, preferences } from '@wattle/projections/profile/preferences.ts'
import { keyOf, onlyOne } from '@wattle/projections/read-model.ts'
import { foldReadable } from './fold-readable.ts'
import { type GardenHistory, openHistory, type Wanted } from './garden-history.ts'
import { allEvents } from './scan.ts'

/** A garden's history from the log alone: folds what the read models would otherwise provide. */
export async function historyFromLog(
  log: LogReader,
  gardenId: GardenId,
  wanted: Wanted,
): Promise<GardenHistory> {
  const named = new Map<string, Stored<SubjectDocument>>()
  const saved = new Map<string, Stored<PreferencesDocument>>()
  let head = -1
  for await (const events of allEvents(log, gardenId)) {
    for (const recorded of events) {
      const happened = unsealKnown(recorded)
      if (!happened) continue
      foldReadable(subjects, named, happened)
      foldReadable(preferences, saved, happened)
    }
    head += events.length
  }
  const found = [...named.values()].flatMap(({ document }) => (document ? [document] : []))
  const known = new Map(found.map((subject) => [subject.id, subject]))
  const timeZone = timeZoneOf(saved.get(keyOf(gardenId, onlyOne))?.document?.state)
  return await openHistory({ log, gardenId, subjectsOf: async () => known, timeZone }, head, wanted)
}

/** The first garden that a plant is or was in; null if there is none. Scans the whole log from its first event. */
export async function gardenOfPlant(log: LogReader, plantId: string): Promise<GardenId | null> {
  for await (const batch of log.readAll<Partial<EventMetadata>>(null)) {
    for (const { stream, metadata } of batch) {
      const gardenId = gardenOfStream(stream)
      if (gardenId && metadata.refs?.plants.includes(plantId)) return gardenId
    }
  }
  return null
}
