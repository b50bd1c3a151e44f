import type { Change, ReadModel } from '../read-model.ts'

/** Wraps each fold of a read model; `around` receives the fold to call and the document's id. */
export function aroundFolds<Document extends object>(
  model: ReadModel<Document>,
  around: (fold: () => Document | null, id: string) => Document | null,
): ReadModel<Document> {
  const wrapped = <Event>({ ids, fold }: Change<Document, Event>): Change<Document, Event> => ({
    ids,
    fold: (document, event, happened, id) => around(() => fold(document, event, happened, id), id),
  })
  const on = Object.entries(model.on).map(([type, changes]) => [type, changes.map(wrapped)])
  return { ...model, on: Object.fromEntries(on) }
}
