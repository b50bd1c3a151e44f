import { useQueryClient } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../http/failure-text.ts'
import { changedFields } from '../../http/submit/changed-fields.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import { useInitialValue } from '../../ui/fields/use-initial-value.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useToday } from '../use-today.ts'
import { useSavePreferences } from '../writes.ts'
import { announceSavedSettings } from './announce-saved-settings.ts'
import {
  changesOf,
  changesPlans,
  countChanges,
  countTouched,
  draftErrors,
  draftOf,
  preferencesOf,
  type SettingsDraft,
  type SettingsErrors,
} from './settings-draft.ts'
import { useSettingsPictures } from './use-settings-pictures.ts'

const id = '/settings'

/**
 * State of the settings form: the draft, its problems, saving and discarding. `backTo` is the page that
 * waits for a complete profile.
 */
export function useSettingsForm(saved: PreferencesView, backTo: string | undefined) {
  const [touched, setTouched] = useState<Partial<SettingsDraft>>(useSavedDraft(id) ?? {})
  const [before, openWith] = useInitialValue(saved, Object.keys(touched).length > 0)
  const { opened, pictures } = useSettingsPictures(before, setTouched)
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const month = monthOf(useToday())
  const { mutateAsync } = useSavePreferences()
  const { submit, isSending, failure, problem } = useSubmit((error) =>
    failureText(error, 'Failed to save preferences. Please try again.'),
  )
  const nameLocked = saved.displayName !== null
  const draft = { ...draftOf(opened), ...touched }
  const whole = preferencesOf(draft)
  const changes = changesOf(draft, opened)
  const found = draftErrors(draft, { nameLocked, wasListed: opened.shareGarden })
  const problems = tried ? found : {}
  const errors = { ...inPlace(remainingIssues(failure, whole)), ...problems }

  const change = (part: Partial<SettingsDraft>) => setTouched((before) => ({ ...before, ...part }))
  const discard = () => {
    setTouched({})
    setTried(false)
    void submit(whole, null)
  }
  const save = async () => {
    const { answer, isBehind } = await mutateAsync(changes)
    openWith(answer)
    // Keeps edits made during the save.
    setTouched((now) => changedFields(now, draft))
    setTried(false)
    await announceSavedSettings({
      isBehind,
      backTo: isComplete(answer) ? backTo : undefined,
      changesPlans: changesPlans(draft, opened),
      month,
      client,
      navigate,
    })
  }
  const send = async () => {
    if (!canSave) return
    setTried(true)
    await submit(whole, Object.keys(found).length > 0 ? null : save)
  }
  const changed = countTouched(draft, opened)
  const canSave = countChanges(changes) > 0
  useDraft(id, changed > 0 ? { sentence: 'We kept your changes to the settings.', words: touched } : null)

  return {
    draft,
    errors,
    problem: Object.keys(problems).length > 0 ? 'Check the marked fields.' : problem,
    nameLocked,
    isSending,
    /** How many fields the gardener changed. */
    changed,
    /** Whether there is anything to save, including a suggested place. */
    canSave,
    change,
    pictures,
    discard,
    send,
  }
}

/** Assigns an error about listing the garden to the place where the form shows it. */
function inPlace({
  shareGarden,
  ...rest
}: Partial<Record<string, string>>): SettingsErrors & Partial<Record<string, string>> {
  return { ...rest, ...(shareGarden && { community: shareGarden }) }
}
