import type { Upsert } from '../mongodb/upsert-all.ts'
import { textsIn } from './conditions.ts'
import type { DocumentViews } from './document-views.ts'
import { isPlainName } from './field-names.ts'
import type { FieldValue, Stored } from './port.ts'

/**
 * A document in MongoDB: its JSON as text, so that any keys and texts are returned unchanged, and copies of the values
 * that queries use.
 */
export type KeptDocument = {
  _id: string
  gardenId: string
  revision: number
  /** False for a deleted document; the indexes exclude those. */
  live: boolean
  fields: Record<string, FieldValue>
  /**
   * The texts of its list fields. Separate from `fields`, so that a condition on a value never matches a list element.
   */
  lists: Record<string, string[]>
  /** The JSON of each view that does not omit the document. */
  views: Record<string, string>
  document: string | null
}

/** Saves the document unless its stored revision is the same or higher. */
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

/** The scalar top-level fields. Nulls are left out, so that null and absent are equivalent. */
export function fieldsOf(document: object): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(document).filter(([name, value]) => isPlainName(name) && isFieldValue(value)),
  )
}

/** The texts of the top-level list fields. */
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
