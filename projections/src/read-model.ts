import type { CollectionShape, Stored } from '@wattle/adapters/read-models/port.ts'
import type { ReadModelName } from '@wattle/contracts/admin/read-model-names.ts'
import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** The ids of the documents that an event changes, and how it changes each one. Null means no document. */
export type Change<Document, Event> = {
  ids: (event: Event) => readonly string[]
  fold: (document: Document | null, event: Event, happened: Happened, id: string) => Document | null
}

type OneOrMore<T> = T | readonly T[]

/** The changes for each event type; other events are ignored. If several change one document, the last one wins. */
type Changes<Document> = {
  readonly [Type in GardenEvent['type']]?: OneOrMore<Change<Document, Extract<GardenEvent, { type: Type }>>>
}

/** The views of a read model without any. */
type NoViews = Record<never, never>

/**
 * One kind of document for readers, as a pure fold of events. Ids are unique within a garden: an event of one garden
 * cannot reach a document of another.
 */
export type ReadModel<Document extends object, Views extends object = NoViews> = Omit<
  CollectionShape,
  'views'
> & {
  /** What readers are shown: pure functions of a document, stored when the document is saved. */
  views?: { readonly [Name in keyof Views]: (document: Document) => Views[Name] | null }
  on: Readonly<Partial<Record<GardenEvent['type'], readonly Change<Document, GardenEvent>[]>>>
}

/** A read model with documents of any type. */
// biome-ignore lint/suspicious/noExplicitAny: documents go in and out of a fold, so no single type fits them all
export type AnyReadModel = ReadModel<any, any>

/** One build of a read model. */
export type BuiltModel = AnyReadModel & { build: number }

/** Defines a read model. Raise `version` for every change to its documents or views. */
export function readModel<Document extends object, Views extends object = NoViews>(
  name: ReadModelName,
  version: number,
  { on, ...shape }: Pick<ReadModel<Document, Views>, 'indexes' | 'views'> & { on: Changes<Document> },
): ReadModel<Document, Views> {
  const lists = Object.entries(on).map(([type, changes]) => [type, [changes].flat()])
  return { name, version, ...shape, on: Object.fromEntries(lists) }
}

/** The documents that a fold reads and writes, by key. */
export type Documents<Document> = {
  get(key: string): Stored<Document> | undefined
  set(key: string, stored: Stored<Document>): unknown
}

/** The id of a document that exists once per garden. */
export const onlyOne = 'garden'

/** The key under which a garden's document is stored. */
export const keyOf = (gardenId: GardenId, id: string): string => `${gardenId}/${id}`

/** The document's id within its garden. */
export const idIn = (key: string): string => key.slice(key.indexOf('/') + 1)

/** Keys of the documents that an event may change. */
export function keysOf({ on }: AnyReadModel, { event, gardenId }: Happened): string[] {
  const keys: string[] = []
  for (const { ids } of on[event.type] ?? []) {
    for (const id of ids(event)) keys.push(keyOf(gardenId, id))
  }
  return keys
}

/** What a fold needs of a read model. */
type Folding<Document extends object> = Pick<ReadModel<Document>, 'on'> & {
  views?: Readonly<Record<string, (document: Document) => object | null>>
}

/**
 * Applies an event to its documents. A document that already has this revision is left alone, so duplicates are
 * harmless; a fold or view that throws changes nothing. Views are tried here, because one that throws while several
 * gardens are saved would hold up all of them.
 */
export function fold<Document extends object>(
  { on, views = {} }: Folding<Document>,
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
      if (document) for (const view of Object.values(views)) view(document)
      if (before || document) changed.push({ id: key, gardenId, revision, document })
    }
  }
  for (const stored of changed) documents.set(stored.id, stored)
}
