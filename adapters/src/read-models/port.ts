import type { GardenId } from '@wattle/contracts/ids.ts'
import type { JsonText } from '@wattle/contracts/json-text.ts'

/**
 * Identifies one build of a version: `build` is the number of the migration that created it, or 0 for the initial
 * build. A version in use can thus be rebuilt alongside itself.
 */
export type Build = { version: number; build: number }

/** The builds of a read model that are kept up to date, and which of them readers use. */
export type Pointer = {
  /** The build that readers use. */
  active: Build | null
  /** The build that will replace the active one. */
  building: Build | null
  /** The previous active build, kept for a rollback. */
  kept: Build | null
}

/** One build of a read model. */
export type NamedBuild = {
  name: string
  version: number
  /** Defaults to 0. */
  build?: number
}

/** Everything a store must know about a read model before it can save its documents. */
export type CollectionShape = NamedBuild & {
  /** Each index is a list of top-level fields, in order, that are queried together. */
  indexes: readonly (readonly IndexField[])[]
  /** What readers see of a document, by view name. A view returns null to omit the document. */
  views?: Readonly<Record<string, (document: never) => object | null>>
}

/** A scalar field, or a list field of which each text gets its own index entry. An index has at most one list field. */
export type IndexField = string | { each: string }

/** A stored document. `document` is null for a deleted one, which is kept to reject late events. */
export type Stored<Document> = {
  id: string
  gardenId: GardenId
  /** The garden revision that last changed the document. */
  revision: number
  document: Document | null
}

export type FieldValue = string | number | boolean | null

/** Matches a list field that contains all of these texts, and possibly others. */
export type HasAll = { all: readonly string[] }

export type Find = {
  /** Each field must equal the value, be one of several values, or contain all of several texts. */
  where: Readonly<Record<string, FieldValue | readonly FieldValue[] | HasAll>>
  /** Fields to sort by, ascending. The document id is always the last sort key, so the order is total. */
  sort?: readonly string[]
  /** Sorts in descending order. Cannot be combined with `after`. */
  isDescending?: boolean
  /** Continues after the document with these sort values, the last being its id. */
  after?: readonly FieldValue[]
  limit?: number
}

/** A query for views; `fields` are document fields to return as well, each a text, a number or null. */
export type FindViews = Find & { fields?: readonly string[] }

/** A view as serialised when its document was saved, with the values of the requested fields. */
export type Shown<View> = { id: string; json: JsonText<View>; values: FieldValue[] }

/** The documents and views of one build of a read model. */
export interface Collection<Document extends object, Views extends object = object> {
  /** The documents with these ids, including deleted ones. Unknown ids are absent. Throws `DocumentDamaged`. */
  load(ids: readonly string[]): Promise<Map<string, Stored<Document>>>

  /**
   * Saves each document unless its stored revision is the same or higher, then advances `seen` of each garden (never
   * backwards). Documents become visible before `seen` advances.
   */
  save(documents: readonly Stored<Document>[], seen: ReadonlyMap<GardenId, number>): Promise<void>

  /** The matching documents with their ids, without deleted ones. */
  find(query: Find): Promise<{ id: string; document: Document }[]>

  /** The views of the documents with these ids. Documents that the view omits are absent. */
  loadViews<Name extends keyof Views & string>(
    view: Name,
    ids: readonly string[],
  ): Promise<Map<string, JsonText<Views[Name]>>>

  /** The views of the matching documents, without those that the view omits. */
  findViews<Name extends keyof Views & string>(view: Name, query: FindViews): Promise<Shown<Views[Name]>[]>

  count(where: Find['where']): Promise<number>

  /** For each garden, the highest revision up to which this read model is complete. Unknown gardens are absent. */
  seen(gardenIds: readonly GardenId[]): Promise<Map<GardenId, number>>

  /** Gardens with a `seen` revision, in order of their ids, starting at `from`. */
  gardens(from: GardenId, limit: number): Promise<GardenId[]>

  /** Resolves true once `seen` of the garden reaches `revision`, or false if it does not within `milliseconds`. */
  waitForSeen(gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean>
}

/** The documents and `seen` revisions to save in one build. */
export type Changes = {
  build: CollectionShape
  documents: readonly Stored<object>[]
  seen: ReadonlyMap<GardenId, number>
}

/** Stores read models. All of its content can be rebuilt from the log. */
export interface ReadModels {
  /** Creates missing tables and indexes. Throws if the build is already open with other indexes or views. */
  open<Document extends object, Views extends object = object>(
    shape: CollectionShape,
  ): Promise<Collection<Document, Views>>

  /** The `seen` map of each of these builds, in the order of `builds`. */
  seen(
    builds: readonly NamedBuild[],
    gardenIds: readonly GardenId[],
  ): Promise<ReadonlyMap<GardenId, number>[]>

  /**
   * Waits as `waitForSeen` of the build's collection does. Unlike `open`, this method and `seen` do not prepare or open
   * the build.
   */
  waitForSeen(build: NamedBuild, gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean>

  /**
   * Saves in several open builds as `save` of each collection does, atomically if the engine supports it. If the
   * outcome is unknown, the call can safely be repeated. Throws `DocumentTooLarge`.
   */
  save(changes: readonly Changes[]): Promise<void>

  /**
   * Identifies this store: the same value for everyone who opens it, and a new one after the store was lost or dropped.
   */
  id(): Promise<string>

  /** The pointer of every read model that has one, by name. */
  pointers(): Promise<Map<string, Pointer>>
  /**
   * Atomically switches readers and workers to these builds. The indexes of the build for readers are ready before the
   * switch.
   */
  point(name: string, pointer: Pointer): Promise<void>

  /** Builds that have documents or were opened, oldest first. */
  builds(name: string): Promise<Build[]>
  drop(name: string, build: Build): Promise<void>

  /**
   * Removes a garden from every build of every read model: its documents, including deleted ones, and its `seen`
   * revisions. Repeating the call changes nothing. A later event of the garden counts as new.
   */
  forget(gardenId: GardenId): Promise<void>

  /** Throws `ReadModelsUnavailable` when the store cannot answer now. */
  check(): Promise<void>
  close(): Promise<void>
}

export class ReadModelsUnavailable extends Error {
  readonly code = 'read-models-unavailable'
}

/** A stored document is damaged. Only a rebuild mends it. */
export class DocumentDamaged extends ReadModelsUnavailable {}

/** The document exceeds the engine's size limit. Retrying does not help. */
export class DocumentTooLarge extends Error {
  readonly code = 'document-too-large'
}

/** Whether the error is about one document, so that the other gardens can go on. */
export const isOfOneDocument = (error: unknown): boolean =>
  error instanceof DocumentDamaged || error instanceof DocumentTooLarge
