import type { CollectionShape, Stored } from '@wattle/adapters/read-models/port.ts'
import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** What an event does: to which documents, and what becomes of each. Null is no document, before or after. */
export type Change<Document, Event> = {
  ids: (event: Event) => readonly string[]
  fold: (document: Document | null, event: Event, happened: Happened, id: string) => Document | null
}

type OneOrMore<T> = T | readonly T[]

/** What each event does, by its type. An event that is not named does nothing; of changes to one document the last counts. */
type Changes<Document> = {
  readonly [Type in GardenEvent['type']]?: OneOrMore<Change<Document, Extract<GardenEvent, { type: Type }>>>
}

/** Of a read model that is read as documents alone. */
type NoViews = Record<never, never>

/**
 * One kind of document for readers, as a pure fold of events. Ids are unique within a garden: an event of one garden
 * cannot reach a document of another.
 */
export type ReadModel<Document extends object, Views extends object = NoViews> = Omit<
  CollectionShape,
  'views'
> & {
  /** What readers are shown: pure functions of a document, written down as it is saved. */
  views?: { readonly [Name in keyof Views]: (document: Document) => Views[Name] | null }
  on: Readonly<Partial<Record<GardenEvent['type'], readonly Change<Document, GardenEvent>[]>>>
}

/** A read model of any kind of document, for code that does not look inside documents. */
// biome-ignore lint/suspicious/noExplicitAny: documents go in and out of a fold, so no single type fits them all
export type AnyReadModel = ReadModel<any, any>

/** A read model in one of its builds. */
export type BuiltModel = AnyReadModel & { build: number }

/** Defines a read model. Whatever changes the documents that come of it, or what is shown of them, is another version. */
export function readModel<Document extends object, Views extends object = NoViews>(
  name: string,
  version: number,
  { on, ...shape }: Pick<ReadModel<Document, Views>, 'indexes' | 'views'> & { on: Changes<Document> },
): ReadModel<Document, Views> {
  const lists = Object.entries(on).map(([type, changes]) => [type, [changes].flat()])
  return { name, version, ...shape, on: Object.fromEntries(lists) }
}

/** Where a fold reads and writes documents. */
export type Documents<Document> = {
  get(key: string): Stored<Document> | undefined
  set(key: string, stored: Stored<Document>): unknown
}

/** The id of a document that each garden has one of. */
export const onlyOne = 'garden'

/** The name under which a garden's document is kept. */
export const keyOf = (gardenId: GardenId, id: string): string => `${gardenId}/${id}`

/** The id within its garden of what is kept under this name. */
export const idIn = (key: string): string => key.slice(key.indexOf('/') + 1)

/** The documents that an event may change, by the names under which they are kept. */
export function keysOf({ on }: AnyReadModel, { event, gardenId }: Happened): string[] {
  const keys: string[] = []
  for (const { ids } of on[event.type] ?? []) {
    for (const id of ids(event)) keys.push(keyOf(gardenId, id))
  }
  return keys
}

/**
 * Applies an event to its documents. A document that already has this revision is left alone, so duplicates are
 * harmless; a fold that throws changes nothing.
 */
export function fold<Document extends object>(
  { on }: Pick<ReadModel<Document>, 'on'>,
  documents: Documents<Document>,
  happened: Happened,
): void {
  const { event, gardenId, revision } = happened
  const changed: Stored<Document>[] = []
  for (const change of on[event.type] ?? []) {
    for (const id of change.ids(event)) {
      const key = keyOf(gardenId, id)
      const before = documents.get(key)
      if (before && before.revision >= revision) continue
      const document = change.fold(before?.document ?? null, event, happened, id)
      if (before || document) changed.push({ id: key, gardenId, revision, document })
    }
  }
  for (const stored of changed) documents.set(stored.id, stored)
}
