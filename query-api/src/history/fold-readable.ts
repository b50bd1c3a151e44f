import type { Happened } from '@wattle/contracts/garden/events.ts'
import { type Documents, fold, type ReadModel } from '@wattle/projections/read-model.ts'

/** Folds an event. One that is damaged changes nothing: an administrator has made the read models skip it too. */
export function foldReadable<Document extends object>(
  model: Pick<ReadModel<Document>, 'on'>,
  documents: Documents<Document>,
  happened: Happened,
): void {
  try {
    fold(model, documents, happened)
  } catch {
    // The history says that something happened there that cannot be read.
  }
}
