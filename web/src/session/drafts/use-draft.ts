import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { deleteDraft, type FormDraft, saveDraft, savedDrafts } from './drafts.ts'
import { addOpenForm } from './open-forms.ts'

/** What was typed into this form before the session ended or the page unloaded; usually undefined. */
export function useSavedDraft<Words>(id: string): Words | undefined {
  const [words] = useState(() => savedDrafts().find((form) => form.id === id)?.words as Words | undefined)
  // The form holds the words now and keeps them again if needed.
  useEffect(() => deleteDraft(id), [id])
  return words
}

/** Keeps an open form's contents in case the session ends or the page reloads; null while there is nothing to keep. */
export function useDraft(id: string, form: Omit<FormDraft, 'id'> | null): void {
  const keep = useEffectEvent((storage: Storage) => form && saveDraft({ id, ...form }, storage))
  const forget = useEffectEvent((storage?: Storage) => form && deleteDraft(id, storage))
  const isClean = form === null
  useEffect(() => {
    // The form was saved or discarded, perhaps while the tab was hidden. A copy in local storage, kept when
    // a session ended, stays.
    if (isClean) deleteDraft(id, sessionStorage)
  }, [id, isClean])
  useLayoutEffect(() => addOpenForm(() => keep(localStorage)), [])
  useEffect(() => {
    // A phone may discard a hidden page without any event, for example while it takes a photo.
    const turn = () => (document.hidden ? keep(sessionStorage) : forget())
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      forget(sessionStorage)
    }
  }, [])
}
