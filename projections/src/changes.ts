import type { Happened } from '@wattle/contracts/garden/events.ts'
import { type Change, onlyOne } from './read-model.ts'

// NoInfer: the document and event types are inferred from the table of changes, never from these functions.

export function create<Document, Event>(
  id: (event: NoInfer<Event>) => string,
  document: (event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids: (event) => [id(event)], fold: (_before, event, happened) => document(event, happened) }
}

/** Changes several documents; ids without a document are ignored. */
export function each<Document, Event>(
  ids: (event: NoInfer<Event>) => readonly string[],
  fold: (document: Document, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids, fold: (document, event, happened) => document && fold(document, event, happened) }
}

/** Changes one document; does nothing if it does not exist. */
export function change<Document, Event>(
  id: (event: NoInfer<Event>) => string,
  fold: (document: Document, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return each((event) => [id(event)], fold)
}

export function remove<Document, Event>(
  ids: (event: NoInfer<Event>) => readonly string[],
): Change<Document, Event> {
  return { ids, fold: () => null }
}

const onlyIds = [onlyOne]

/** Creates or changes the garden's only document; `fold` receives null when there is none yet. */
export function only<Document, Event>(
  fold: (document: Document | null, event: Event, happened: Happened) => NoInfer<Document>,
): Change<Document, Event> {
  return { ids: () => onlyIds, fold }
}
