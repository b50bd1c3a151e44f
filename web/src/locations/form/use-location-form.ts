import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../http/api-error.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { useInitialValue } from '../../ui/fields/use-initial-value.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useSaveLocation } from '../writes.ts'
import { bodyOf, changesOf, draftOf, type LocationDraft } from './location-draft.ts'

/** State of a location's form: the draft, its problems, and saving. */
export function useLocationForm(
  location: LocationView | undefined,
  { onClose, onSaved }: { onClose: () => void; onSaved: (saved: LocationView) => void },
) {
  const { pathname, search } = useLocation()
  const id = pathname + search
  const [touched, setTouched] = useState<Partial<LocationDraft>>(useSavedDraft(id) ?? {})
  const [before] = useInitialValue(location, Object.keys(touched).length > 0)
  const opened = draftOf(before)
  const draft = { ...opened, ...touched }
  const [nameMissing, setNameMissing] = useState(false)
  const { mutateAsync } = useSaveLocation(location?.id)
  const { submit, isSending, failure, problem } = useSubmit(
    (error) => `There was a problem saving the location: ${messageOf(error)}`,
  )
  const ifMounted = useIfMounted()
  const whole = bodyOf(draft)
  const issues = remainingIssues(failure, whole)
  const change = (part: Partial<LocationDraft>) => setTouched((before) => ({ ...before, ...part }))

  const save = async () => {
    const body = location ? changesOf(draft, opened) : whole
    const saved = await mutateAsync(body).catch((cause) => {
      if (!isGone(cause, 'location')) throw cause
      showError(goneText('location'))
      ifMounted(onClose)
    })
    if (!saved) return
    ifMounted(() => onSaved(saved))
    showToast(location ? `${saved.name} saved` : `${saved.name} added successfully!`)
  }
  const send = () => {
    const isNameless = whole.name === ''
    setNameMissing(isNameless)
    return submit(whole, isNameless ? null : save)
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(opened)
  const sentence = location
    ? `We kept your changes to ${location.name}.`
    : 'We kept the location you were adding.'
  useDraft(id, isDirty ? { sentence, words: touched } : null)
  return {
    draft,
    isDirty,
    isSending,
    failure,
    problem,
    issues:
      nameMissing && !draft.name.trim() ? { ...issues, name: 'Please give this location a name.' } : issues,
    change,
    send,
  }
}
