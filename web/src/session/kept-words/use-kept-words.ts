import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { dropForm, type KeptForm, keepForm, keptForms } from './kept-words.ts'
import { addOpenForm } from './open-forms.ts'

/** What was typed into this form when the session ended under it or its page went away; undefined as a rule. */
export function useKeptWords<Words>(id: string): Words | undefined {
  const [words] = useState(() => keptForms().find((form) => form.id === id)?.words as Words | undefined)
  // The form has it now, and keeps it again where need be.
  useEffect(() => dropForm(id), [id])
  return words
}

/**
 * Keeps what is typed into an open form should the session end under it, or its page be loaded again; null while there is
 * nothing to keep.
 */
export function useKeepWords(id: string, form: Omit<KeptForm, 'id'> | null): void {
  const keep = useEffectEvent((storage: Storage) => form && keepForm({ id, ...form }, storage))
  const forget = useEffectEvent((storage?: Storage) => form && dropForm(id, storage))
  const isClean = form === null
  useEffect(() => {
    // Saved or given up, maybe while out of sight. What the end of a session keeps on the device stays.
    if (isClean) dropForm(id, sessionStorage)
  }, [id, isClean])
  useLayoutEffect(() => addOpenForm(() => keep(localStorage)), [])
  useEffect(() => {
    // A phone takes the memory of a page that is out of sight, as while it takes a photo, and tells nobody.
    const turn = () => (document.hidden ? keep(sessionStorage) : forget())
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      forget(sessionStorage)
    }
  }, [])
}
