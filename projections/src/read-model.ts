import type { CollectionShape, Stored } from '@wattle/adapters/read-models/port.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/**
 * One kind of document for readers, as a pure fold of events. Ids are unique within a garden: an event of one garden
 * cannot reach a document of another.
 */
export type ReadModel<Document extends object> = CollectionShape & {
  /** The documents that an event may change. */
  route(happened: Happened): readonly string[]
  /** The document after the event; null when there is none, or none any more. */
  evolve(document: Document | null, happened: Happened, id: string): Document | null
}

/** A read model of any kind of document, for code that does not look inside documents. */
// biome-ignore lint/suspicious/noExplicitAny: documents go in and out of `evolve`, so no single type fits them all
export type AnyReadModel = ReadModel<any>

/** Where a fold reads and writes documents. */
export type Documents<Document> = {
  get(key: string): Stored<Document> | undefined
  set(key: string, stored: Stored<Document>): unknown
}

/** The id of a document that each garden has one of. */
export const onlyOne = 'garden'

/** The name under which a garden's document is kept. */
export const keyOf = (gardenId: GardenId, id: string): string => `${gardenId}/${id}`

/** The documents that an event may change, by the names under which they are kept. */
export function keysOf(model: AnyReadModel, happened: Happened): string[] {
  return model.route(happened).map((id) => keyOf(happened.gardenId, id))
}

/**
 * Applies an event to its documents. A document that already has this revision is left alone, so duplicates are
 * harmless; a fold that throws changes nothing.
 */
export function fold<Document extends object>(
  model: ReadModel<Document>,
  documents: Documents<Document>,
  happened: Happened,
): void {
  const { gardenId, revision } = happened
  const changed: Stored<Document>[] = []
  for (const id of model.route(happened)) {
    const key = keyOf(gardenId, id)
    const before = documents.get(key)
    if (before && before.revision >= revision) continue
    const document = model.evolve(before?.document ?? null, happened, id)
    if (before || document) changed.push({ id: key, gardenId, revision, document })
  }
  for (const stored of changed) documents.set(stored.id, stored)
}
