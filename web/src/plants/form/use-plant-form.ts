import { latestPlantedDate } from '@wattle/contracts/plants/planted-date.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { useState } from 'react'
import { messageOf } from '../../http/api-error.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import type { Picture } from '../../images/use-picture.ts'
import { useToday } from '../../profile/use-today.ts'
import { narrow, useMedia } from '../../ui/use-media.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useMayPublish } from '../../visibility/use-may-publish.ts'
import { needsProfileFirst } from '../../visibility/use-visibility-change.ts'
import type { PlantDraft } from './plant-draft.ts'
import {
  missingFrom,
  missingWords,
  type PhotoQuestion,
  photoAfter,
  saveFailure,
} from './plant-form-checks.ts'

/** Validation and saving of a plant's form. A plant can be public only with a complete profile. */
export function usePlantForm({
  isNew,
  draft,
  picture,
  onSave,
}: {
  isNew: boolean
  draft: PlantDraft
  picture: Picture
  onSave: (draft: PlantDraft) => Promise<void>
}) {
  const today = useToday()
  const isNarrow = useMedia(narrow)
  const mayPublish = useMayPublish()
  const [tried, setTried] = useState(false)
  const [photo, setPhoto] = useState<PhotoQuestion>('unasked')
  const { submit, isSending, failure, problem } = useSubmit((error) => saveFailure(error, isNew))
  const [needsProfile, setNeedsProfile] = useState(false)

  // A missing picture is asked about only on narrow screens, where a camera is at hand.
  const lacksPhoto = isNarrow && isNew && picture.preview === null
  const missing = missingFrom(draft, !lacksPhoto || photo !== 'unasked')
  const isTooLate = draft.plantedDate > latestPlantedDate(today)

  const save = async () => {
    const imageUrl = await picture.address()
    // Only now, because a form that waits for the profile keeps no picture that is not uploaded.
    if (draft.visibility === 'public' && !mayPublish) return setNeedsProfile(true)
    try {
      await onSave({ ...draft, imageUrl })
    } catch (cause) {
      setNeedsProfile(needsProfileFirst(cause))
      throw cause
    }
  }
  const send = () => {
    setTried(true)
    setPhoto(photoAfter(photo, lacksPhoto))
    return submit(draft, missing.length > 0 || isTooLate ? null : save)
  }

  // A failed upload is shown beside the picture.
  const isUploadFailure = failure !== null && messageOf(failure.error) === picture.failure?.message
  const shown = tried ? missing : []
  const asksAboutPhoto = tried && lacksPhoto && photo !== 'waived'
  const wordsFor = (each: keyof typeof missingWords) => missingWords[each][isNarrow ? 'narrow' : 'wide']
  const errors = {
    ...remainingIssues(failure, draft),
    ...(shown.includes('name') && { name: wordsFor('name') }),
    ...(shown.includes('species') && { species: wordsFor('species') }),
    ...(tried && isTooLate && { plantedDate: refusals['planted-too-late'].message }),
    ...(shown.includes('date') && { plantedDate: wordsFor('date') }),
    ...(shown.includes('location') && { locationId: wordsFor('location') }),
    ...(asksAboutPhoto && { imageUrl: wordsFor('image') }),
  }
  return {
    asksAboutPhoto,
    errors,
    problem: isUploadFailure ? null : problem,
    isSending,
    send,
    needsProfile,
    dismissProfile: () => setNeedsProfile(false),
  }
}
