import { keepItem } from '../../ui/keep-item.ts'
import { keptWordsKey } from '../clear-data.ts'
import { keepsFor } from '../clear-sign-in.ts'

/** A form that was open when its gardener's session ended, or its page went away; without words, a page that was wanted. */
export type KeptForm = {
  /** The path that opens the form, or a name of its own where it has no path. */
  id: string
  /** What is kept, as a sentence. */
  sentence: string
  /** What a form without a path is opened with. */
  opensWith?: object | undefined
  words?: unknown
}

/** The forms kept on this device and in this tab, for whoever is signed in. Those of another gardener go away unread. */
export function keptForms(): readonly KeptForm[] {
  return [localStorage, sessionStorage].flatMap(formsIn)
}

/**
 * Keeps a form for the gardener who is, or was a moment ago, signed in: on the device, for whichever tab they sign in to again, or
 * in this tab alone, for a page that is loaded again.
 */
export function keepForm(form: KeptForm, storage: Storage): void {
  dropForm(form.id)
  store([...formsIn(storage), form], storage)
}

/** Forgets a form, everywhere or in one storage: it is open again, or not wanted any more. */
export function dropForm(id: string, from?: Storage): void {
  for (const storage of from ? [from] : [localStorage, sessionStorage])
    store(
      formsIn(storage).filter((form) => form.id !== id),
      storage,
    )
}

function formsIn(storage: Storage): readonly KeptForm[] {
  try {
    const { sub, forms } = JSON.parse(storage.getItem(keptWordsKey) ?? '{}')
    if (sub === keepsFor() && Array.isArray(forms)) return forms
  } catch {
    // Nobody can read it, so it goes away as well.
  }
  storage.removeItem(keptWordsKey)
  return []
}

function store(forms: readonly KeptForm[], storage: Storage) {
  const sub = keepsFor()
  if (!sub || forms.length === 0) return storage.removeItem(keptWordsKey)
  keepItem(storage, keptWordsKey, JSON.stringify({ sub, forms }))
}
