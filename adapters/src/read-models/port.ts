import type { GardenId } from '@wattle/contracts/ids.ts'
import type { JsonText } from '@wattle/contracts/json-text.ts'

/**
 * The documents of a version as they were made once: by the migration of that number, or 0 from the first event on. The
 * version that is in use can so be made anew beside itself.
 */
export type Build = { version: number; build: number }

/** Which builds of a read model are kept up to date, and which of them readers use. */
export type Pointer = {
  /** What readers use. */
  active: Build | null
  /** What is about to take its place. */
  building: Build | null
  /** What had its place before, for a roll back. */
  kept: Build | null
}

/** One build of a read model. */
export type NamedBuild = {
  name: string
  version: number
  /** 0 when it is not said. */
  build?: number
}

/** What a store must know of a read model before it can keep its documents. */
export type CollectionShape = NamedBuild & {
  /** Each a list of top-level fields that are looked for together, in order. */
  indexes: readonly (readonly IndexField[])[]
  /** What readers are shown of a document, by the name of the view; null where that shows nothing of it. */
  views?: Readonly<Record<string, (document: never) => object | null>>
}

/** A field with one value, or one with a list, of which each text has its place in the index. An index has one such at most. */
export type IndexField = string | { each: string }

/** A document as it is kept: `document` is null for one that was deleted, which guards against late events. */
export type Stored<Document> = {
  id: string
  gardenId: GardenId
  /** The garden revision that last changed it. */
  revision: number
  document: Document | null
}

export type FieldValue = string | number | boolean | null

/** A field with a list that has all of these texts, and maybe others. */
export type HasAll = { all: readonly string[] }

export type Find = {
  /** Field equals value, is one of several values, or has all of several texts. */
  where: Readonly<Record<string, FieldValue | readonly FieldValue[] | HasAll>>
  /** Fields to sort by, ascending; the document's id is always the last, so that the order is total. */
  sort?: readonly string[]
  /** The other way round, from the last; not together with `after`. */
  isDescending?: boolean
  /** Continue after the document with these sort values (and its id as the last). */
  after?: readonly FieldValue[]
  limit?: number
}

/** Which view of documents to find, and which of their fields beside it, each a text, a number or null. */
export type FindViews = Find & { fields?: readonly string[] }

/** What a view shows of a document, as it was written when the document was saved, with the fields asked for. */
export type Shown<View> = { id: string; json: JsonText<View>; values: FieldValue[] }

/** The documents of one version of one read model, with their views. */
export interface Collection<Document extends object, Views extends object = object> {
  /** The documents with these ids, deleted ones too; unknown ids are absent. */
  load(ids: readonly string[]): Promise<Map<string, Stored<Document>>>

  /**
   * Keeps each document unless a revision as high or higher is there already, then advances `seen` of each garden (never
   * back). Documents are visible before `seen` says so.
   */
  save(documents: readonly Stored<Document>[], seen: ReadonlyMap<GardenId, number>): Promise<void>

  /** Documents that fit, without deleted ones, each with its id. */
  find(query: Find): Promise<{ id: string; document: Document }[]>

  /** What a view shows of the documents with these ids; those that it shows nothing of are absent. */
  loadViews<Name extends keyof Views & string>(
    view: Name,
    ids: readonly string[],
  ): Promise<Map<string, JsonText<Views[Name]>>>

  /** What a view shows of documents that fit, without those that it shows nothing of. */
  findViews<Name extends keyof Views & string>(view: Name, query: FindViews): Promise<Shown<Views[Name]>[]>

  count(where: Find['where']): Promise<number>

  /** The highest garden revision of which this read model knows everything; absent for a garden it never heard of. */
  seen(gardenIds: readonly GardenId[]): Promise<Map<GardenId, number>>

  /** Gardens that it has seen something of, in the order of their ids, from this one on. */
  gardens(from: GardenId, limit: number): Promise<GardenId[]>

  /**
   * Resolves true once `seen` of the garden has reached `revision`, false when that has not happened within the
   * milliseconds given.
   */
  waitForSeen(gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean>
}

/** What is to be saved in one build. */
export type Changes = {
  build: CollectionShape
  documents: readonly Stored<object>[]
  seen: ReadonlyMap<GardenId, number>
}

/** Keeps read models. Everything in it can be made again from the log. */
export interface ReadModels {
  /** Prepares the tables and indexes if they are not there. Throws for a build that is open with other indexes or views. */
  open<Document extends object, Views extends object = object>(
    shape: CollectionShape,
  ): Promise<Collection<Document, Views>>

  /** What each of these builds has seen of the gardens, as its collection says it, in the order of the builds. */
  seen(
    builds: readonly NamedBuild[],
    gardenIds: readonly GardenId[],
  ): Promise<ReadonlyMap<GardenId, number>[]>

  /** Waits for one of these builds as its collection does. Neither this nor looking at what it has seen opens it. */
  waitForSeen(build: NamedBuild, gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean>

  /**
   * Saves in several builds that are open, as the collection of each does: all at once where the engine can. What is not known
   * to be saved can be saved again. Throws `DocumentTooLarge`.
   */
  save(changes: readonly Changes[]): Promise<void>

  /** Names this store: the same for everybody who opens it, another once it has been lost or dropped. */
  id(): Promise<string>

  /** The pointer of every read model that has one, by name. */
  pointers(): Promise<Map<string, Pointer>>
  /** Points readers and workers at these builds, at once. What readers are to use is searchable before. */
  point(name: string, pointer: Pointer): Promise<void>

  /** Builds that have documents or were opened, the oldest first. */
  builds(name: string): Promise<Build[]>
  drop(name: string, build: Build): Promise<void>

  /**
   * Forgets everything of a garden, in every build of every read model: its documents, deleted ones too, and what was seen of
   * it. Doing so again changes nothing. An event of the garden that comes later is taken for news.
   */
  forget(gardenId: GardenId): Promise<void>

  /** Throws `ReadModelsUnavailable` when the store cannot answer now. */
  check(): Promise<void>
  close(): Promise<void>
}

export class ReadModelsUnavailable extends Error {
  readonly code = 'read-models-unavailable'
}

/** The store will not keep a document of this size, however often it is asked. */
export class DocumentTooLarge extends Error {
  readonly code = 'document-too-large'
}
