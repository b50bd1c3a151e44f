import type { Happened } from '@wattle/contracts/garden/events.ts'
import { type Change, onlyOne } from './read-model.ts'

// Which document and which event it is follows from the place in the table, never from the functions: hence NoInfer.

/** A document that comes into being. */
export function create<Document, Event>(
  id: (event: NoInfer<Event>) => string,
  document: (event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids: (event) => [id(event)], fold: (_before, event, happened) => document(event, happened) }
}

/** Some documents, those of them that are there. */
export function each<Document, Event>(
  ids: (event: NoInfer<Event>) => readonly string[],
  fold: (document: Document, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids, fold: (document, event, happened) => document && fold(document, event, happened) }
}

/** One document, if it is there. */
export function change<Document, Event>(
  id: (event: NoInfer<Event>) => string,
  fold: (document: Document, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return each((event) => [id(event)], fold)
}

/** Documents that go. */
export function remove<Document, Event>(
  ids: (event: NoInfer<Event>) => readonly string[],
): Change<Document, Event> {
  return { ids, fold: () => null }
}

const onlyIds = [onlyOne]

/** The one document of the garden, whether it is there or not. */
export function only<Document, Event>(
  fold: (document: Document | null, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids: () => onlyIds, fold }
}
