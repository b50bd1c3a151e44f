import type { Upsert } from '../mongodb/upsert-all.ts'
import { textsIn } from './conditions.ts'
import type { DocumentViews } from './document-views.ts'
import { isPlainName } from './field-names.ts'
import type { FieldValue, Stored } from './port.ts'

/**
 * A document as MongoDB keeps it: its JSON as text, so that it comes back exactly as it was, whatever its keys and texts,
 * and beside it the values that it can be found by.
 */
export type KeptDocument = {
  _id: string
  gardenId: string
  revision: number
  /** False for one that was deleted; the indexes leave those out. */
  live: boolean
  fields: Record<string, FieldValue>
  /** The texts of its lists; apart from the fields, so that a field is never found by what its list holds. */
  lists: Record<string, string[]>
  /** The JSON of the views that show something of it. */
  views: Record<string, string>
  document: string | null
}

/** Keeps the document unless a revision as high or higher is there. */
export function guarded(
  { id, gardenId, revision, document }: Stored<object>,
  views: DocumentViews,
): Upsert<KeptDocument> {
  const kept = document
    ? {
        live: true,
        fields: fieldsOf(document),
        lists: listsOf(document),
        views: viewsOf(document, views),
        document: JSON.stringify(document),
      }
    : { live: false, fields: {}, lists: {}, views: {}, document: null }
  return {
    filter: { _id: id, revision: { $lt: revision } },
    update: { $set: { gardenId, revision, ...kept } },
  }
}

/** The values at the top of a document. Those that are null are left out, so that null and absent are the same. */
export function fieldsOf(document: object): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(document).filter(([name, value]) => isPlainName(name) && isFieldValue(value)),
  )
}

/** The texts in the lists at the top of a document. */
export function listsOf(document: object): Record<string, string[]> {
  const lists = Object.entries(document).map(([name, value]) => [name, textsIn(value)] as const)
  return Object.fromEntries(lists.filter(([name, texts]) => isPlainName(name) && texts.length > 0))
}

function viewsOf(document: object, views: DocumentViews): Record<string, string> {
  const shown = views.of(document).map(({ name, json }) => (json === null ? [] : [[name, json] as const]))
  return Object.fromEntries(shown.flat())
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
