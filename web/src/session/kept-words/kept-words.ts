import { keptWordsKey } from '../clear-data.ts'
import { storedSession } from '../stored-session.ts'

/** A form that was open when its gardener's session ended. */
export type KeptForm = {
  /** The path that opens the form, or a name of its own where it has no path. */
  id: string
  /** What is kept, as a sentence. */
  sentence: string
  /** What a form without a path is opened with. */
  opensWith?: object | undefined
  words: unknown
}

/** The forms kept for whoever is signed in. Those of another gardener go away unread. */
export function keptForms(storage: Storage = localStorage): readonly KeptForm[] {
  const sub = storedSession(storage)?.gardener.sub
  try {
    const kept = JSON.parse(storage.getItem(keptWordsKey) ?? 'null')
    if (kept?.sub === sub && Array.isArray(kept?.forms)) return kept.forms
  } catch {
    // Nobody can read it, so it goes away as well.
  }
  storage.removeItem(keptWordsKey)
  return []
}

/** Keeps a form for the gardener whose session has just ended. */
export function keepForm(form: KeptForm, storage: Storage = localStorage): void {
  store([...keptForms(storage).filter(({ id }) => id !== form.id), form], storage)
}

/** Forgets a form: it is open again, or not wanted any more. */
export function dropForm(id: string, storage: Storage = localStorage): void {
  store(
    keptForms(storage).filter((form) => form.id !== id),
    storage,
  )
}

function store(forms: readonly KeptForm[], storage: Storage) {
  const sub = storedSession(storage)?.gardener.sub
  if (!sub || forms.length === 0) return storage.removeItem(keptWordsKey)
  try {
    storage.setItem(keptWordsKey, JSON.stringify({ sub, forms }))
  } catch {
    // A full storage keeps nothing.
  }
}
