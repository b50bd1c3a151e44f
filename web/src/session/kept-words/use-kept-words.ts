import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { dropForm, type KeptForm, keepForm, keptForms } from './kept-words.ts'
import { addOpenForm } from './open-forms.ts'

/** What was typed into this form when the session ended under it; undefined as a rule. */
export function useKeptWords<Words>(id: string): Words | undefined {
  const [words] = useState(() => keptForms().find((form) => form.id === id)?.words as Words | undefined)
  // The form has it now, and keeps it again where need be.
  useEffect(() => dropForm(id), [id])
  return words
}

/** Keeps what is typed into an open form should the session end under it; null while there is nothing to keep. */
export function useKeepWords(form: KeptForm | null): void {
  const keep = useEffectEvent(() => form && keepForm(form))
  useLayoutEffect(() => addOpenForm(() => keep()), [])
}
