import type { Stored } from '@wattle/adapters/read-models/port.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import { fold, idIn, type ReadModel } from '../read-model.ts'

/** The documents after these events, by id. Each event is applied twice, and all of them again at the end. */
export function givenEvents<Document extends object>(
  model: ReadModel<Document>,
  happened: readonly Happened[],
): Record<string, Document> {
  const documents = new Map<string, Stored<Document>>()
  for (const each of happened) {
    fold(model, documents, each)
    fold(model, documents, each)
  }
  for (const each of happened) fold(model, documents, each)
  return live(documents)
}

/** The documents that are not deleted, by their id within the garden. */
export function live<Document>(documents: ReadonlyMap<string, Stored<Document>>): Record<string, Document> {
  const found: Record<string, Document> = {}
  for (const { id, document } of documents.values()) {
    if (document) found[idIn(id)] = document
  }
  return found
}
