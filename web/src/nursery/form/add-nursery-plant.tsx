import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { useState } from 'react'
import { useGuidePlant } from '../../advice/use-guide-plant.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { type FillIn, openedWith, takenUpAgain } from '../../identification/fill-in/fill-in.ts'
import { FillInName } from '../../identification/fill-in/fill-in-name.tsx'
import { useFillIn } from '../../identification/fill-in/use-fill-in.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import type { Begun } from '../../identification/use-identification.ts'
import { usePicture } from '../../images/use-picture.ts'
import { useOpeningDay } from '../../profile/use-today.ts'
import { useKeepWords, useKeptWords } from '../../session/kept-words/use-kept-words.ts'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useWhileHere } from '../../ui/navigation/use-while-here.ts'
import { addPath } from '../paths.ts'
import { useAddNurseryPlant } from '../writes.ts'
import { blankDraft, type NurseryDraft } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { sendPicture } from './send-picture.ts'
import { useKnownNeeds } from './use-known-needs.ts'

const title = 'Add Nursery Plant'

type Kept = FillIn<NurseryDraft> & Begun & { picture: string | null }

/**
 * Adds a find to the list: a photo, the AI's look at it, the form. With `slug`, the form is filled in with that plant of the
 * guide.
 */
export default function AddNurseryPlant({
  slug = '',
  onClose,
}: {
  slug?: string | undefined
  onClose: () => void
}) {
  const guide = useGuidePlant(slug)
  if (guide.isPending) return null
  if (guide.isError) {
    return (
      <Dialog title={title} onClose={onClose} footer={<DialogCancel>Close</DialogCancel>}>
        <ErrorState
          card={false}
          message="Could not load required data"
          busy={guide.isFetching}
          onRetry={() => void guide.refetch()}
        />
      </Dialog>
    )
  }
  return <AddFind path={addPath(slug)} fromGuide={guide.plant} onClose={onClose} />
}

function AddFind({
  path,
  fromGuide,
  onClose,
}: {
  /** Where the form is opened. */
  path: string
  fromGuide: GuidePlantView | undefined
  onClose: () => void
}) {
  const today = useOpeningDay()
  const kept = useKeptWords<Kept>(path)
  const picture = usePicture(null, kept?.picture, sendPicture)
  const keyOf = useSubmitKey()
  const { mutateAsync } = useAddNurseryPlant()
  const whileHere = useWhileHere()
  const [opened] = useState(() => openedWith<NurseryDraft>(fromGuide))
  const fillIn = useFillIn<NurseryDraft>(
    picture,
    kept ? takenUpAgain(kept) : opened,
    kept ?? { step: fromGuide ? 'details' : 'photo', hint: '' },
  )
  const { form, identification } = fillIn
  const withNeeds = useKnownNeeds(form.suggested)
  const draft = { ...blankDraft(today), ...form.changes }
  const { step, hint } = identification
  const dirty = picture.isChanged || hint !== '' || form.changes !== opened.changes
  const words: Kept = { ...form, step, hint, picture: picture.uploaded }
  useKeepWords(path, dirty ? { sentence: 'Your new nursery plant is kept.', words } : null)
  const save = async (typed: NurseryDraft) => {
    const find = await withNeeds(await fillIn.whole(typed))
    await mutateAsync({ draft: find, idempotencyKey: keyOf(find) })
    whileHere(onClose)
    showToast('Nursery plant added successfully')
  }
  return (
    <IdentificationSteps {...{ identification, picture, title, dirty, onClose }}>
      {(parts) => (
        <NurseryFormDialog
          {...{ title, draft, picture, dirty, ...parts }}
          saveLabel="Add to Nursery"
          failed="Failed to add nursery plant"
          onChange={fillIn.change}
          nameField={(field) => (
            <FillInName
              {...field}
              chosen={form.chosen}
              onChoose={fillIn.choose}
              onNamed={fillIn.named}
              onRetry={fillIn.retry}
            />
          )}
          onSave={save}
          onClose={onClose}
        />
      )}
    </IdentificationSteps>
  )
}
