import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { useState } from 'react'
import { goneText, isGone } from '../../http/gone.ts'
import { usePicture } from '../../images/use-picture.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { useInitialValue } from '../../ui/fields/use-initial-value.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { editAddress } from '../addresses.ts'
import { useChangeNurseryPlant } from '../writes.ts'
import { type NurseryDraft, nurseryChanges } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { sendPicture } from './send-picture.ts'
import { useKnownNeeds } from './use-known-needs.ts'

type Kept = { touched: Partial<NurseryDraft>; picture: string | null }

/** The form of an existing nursery plant. */
export default function EditNurseryPlant({
  plant,
  onClose,
}: {
  plant: NurseryPlantView
  onClose: () => void
}) {
  const { mutateAsync } = useChangeNurseryPlant(plant.id)
  const ifMounted = useIfMounted()
  const path = editAddress(plant.id)
  const kept = useSavedDraft<Kept>(path)
  const [touched, setTouched] = useState<Partial<NurseryDraft>>(kept?.touched ?? {})
  const isTouched = Object.keys(touched).length > 0
  const [before] = useInitialValue(plant, isTouched)
  const { id: _id, kind: _kind, locationRecommendations: _list, ...opened } = before
  const picture = usePicture(opened.imageUrl, kept?.picture, sendPicture)
  const withNeeds = useKnownNeeds(opened)
  const dirty = picture.isChanged || isTouched
  const words: Kept = { touched, picture: picture.uploaded }
  useDraft(path, dirty ? { sentence: `We kept your changes to ${plant.name}.`, words } : null)

  const save = async (draft: NurseryDraft) => {
    const changes = nurseryChanges(await withNeeds(draft), opened)
    const saved = await mutateAsync(changes).catch((error) => {
      if (!isGone(error, 'nursery-plant')) throw error
      showError(goneText('nursery-plant'))
    })
    ifMounted(onClose)
    if (saved) showToast('Nursery plant updated successfully')
  }
  return (
    <NurseryFormDialog
      title="Edit Nursery Plant"
      saveLabel="Save"
      failed="Failed to update nursery plant"
      draft={{ ...opened, ...touched }}
      onChange={(part) => setTouched((before) => ({ ...before, ...part }))}
      picture={picture}
      dirty={dirty}
      onSave={save}
      onClose={onClose}
    />
  )
}
