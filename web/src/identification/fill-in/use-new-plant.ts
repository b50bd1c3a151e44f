import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { useState } from 'react'
import { usePicture } from '../../images/use-picture.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import type { Begun } from '../use-identification.ts'
import { type Filled, type FillIn, openedWith, takenUpAgain } from './fill-in.ts'
import { useFillIn } from './use-fill-in.ts'

type Kept<Draft extends Filled> = FillIn<Draft> & Begun & { picture: string | null }

/**
 * The form of a new plant with its picture: empty, opened with a guide plant, or restored. Its contents are kept under
 * `id`, offered with `sentence`.
 */
export function useNewPlant<Draft extends Filled>(
  id: string,
  sentence: string,
  fromGuide: GuidePlantView | undefined,
  send?: Parameters<typeof usePicture>[2],
) {
  const kept = useSavedDraft<Kept<Draft>>(id)
  const picture = usePicture(null, kept?.picture, send)
  const [opened] = useState(() => openedWith<Draft>(fromGuide))
  const fillIn = useFillIn<Draft>(
    picture,
    kept ? takenUpAgain(kept) : opened,
    kept ?? { step: fromGuide ? 'details' : 'photo', hint: '' },
  )
  const { form, identification } = fillIn
  const { step, hint } = identification
  const dirty = picture.isChanged || hint !== '' || form.changes !== opened.changes
  const words: Kept<Draft> = { ...form, step, hint, picture: picture.uploaded }
  useDraft(id, dirty ? { sentence, words } : null)
  return { ...fillIn, picture, dirty }
}
