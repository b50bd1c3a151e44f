import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../http/api-error.ts'
import { goneText, isGone } from '../http/gone.ts'
import { hiddenText } from '../http/with-behind.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { useSearch } from '../ui/navigation/use-search.ts'
import { useMayPublish } from './use-may-publish.ts'

/** Whether the server refused to publish because the community profile is incomplete. */
export function needsProfileFirst(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'profile-incomplete'
}

/**
 * Saves a chosen visibility and reports the outcome. Publishing requires a complete profile. `comesBack` is true while
 * the address says that the gardener has returned from completing it and is to be asked again; `answered` ends that.
 */
export function useVisibilityChange({
  of: kind,
  id,
  save,
  success,
}: {
  of: 'plant' | 'location'
  id: string
  save: (visibility: Visibility) => Promise<{ isBehind: boolean }>
  success: (visibility: Visibility) => string
}) {
  const action = `change visibility of ${kind} ${id}`
  const [needsProfile, setNeedsProfile] = useState(false)
  const mayPublish = useMayPublish()
  const { params, change } = useSearch()
  const comesBack = params.get('share') === id
  const answered = () => {
    if (comesBack) change({ share: null })
  }

  const choose = async (visibility: Visibility): Promise<void> => {
    if (visibility === 'public' && !mayPublish) return setNeedsProfile(true)
    clearFailure(action)
    try {
      const { isBehind } = await save(visibility)
      showToast(hiddenText(success(visibility), visibility === 'private' && isBehind))
    } catch (error) {
      if (needsProfileFirst(error)) return setNeedsProfile(true)
      if (isGone(error, kind)) return void showError(goneText(kind))
      showFailure(action, `Failed to update visibility: ${messageOf(error)}`, () => void choose(visibility))
    }
  }
  return { choose, comesBack, answered, needsProfile, dismiss: () => setNeedsProfile(false) }
}
