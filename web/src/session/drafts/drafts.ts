import { keepItem } from '../../ui/keep-item.ts'
import { draftsKey } from '../clear-data.ts'
import { draftsOwner } from '../clear-sign-in.ts'

/**
 * A form that was open when its gardener's session ended or its page unloaded. Without `words` it is just a
 * page the gardener wanted.
 */
export type FormDraft = {
  /** The path that opens the form, or a unique name if it has no path. */
  id: string
  /** A sentence that describes what is kept. */
  sentence: string
  /** The label of the button that opens it; by default a general one. */
  opening?: string | undefined
  /** The arguments to open a form that has no path. */
  opensWith?: object | undefined
  words?: unknown
}

/**
 * The forms kept on this device and in this tab for the signed-in gardener. Deletes another gardener's forms unread.
 */
export function savedDrafts(): readonly FormDraft[] {
  return [localStorage, sessionStorage].flatMap(formsIn)
}

/**
 * Keeps a form for the gardener who is signed in, or just was: in local storage for any tab they sign in to again, or
 * in session storage for a reload of this tab.
 */
export function saveDraft(form: FormDraft, storage: Storage): void {
  deleteDraft(form.id)
  store([...formsIn(storage), form], storage)
}

/** Deletes a kept form, from one storage or both: it is open again or no longer wanted. */
export function deleteDraft(id: string, from?: Storage): void {
  for (const storage of from ? [from] : [localStorage, sessionStorage])
    store(
      formsIn(storage).filter((form) => form.id !== id),
      storage,
    )
}

function formsIn(storage: Storage): readonly FormDraft[] {
  try {
    const { sub, forms } = JSON.parse(storage.getItem(draftsKey) ?? '{}')
    if (sub === draftsOwner() && Array.isArray(forms)) return forms
  } catch {
    // Unreadable, so it is removed as well.
  }
  storage.removeItem(draftsKey)
  return []
}

function store(forms: readonly FormDraft[], storage: Storage) {
  const sub = draftsOwner()
  if (!sub || forms.length === 0) return storage.removeItem(draftsKey)
  keepItem(storage, draftsKey, JSON.stringify({ sub, forms }))
}
