import { useState } from 'react'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import { useIdentification } from '../../identification/use-identification.ts'
import { useToday } from '../../profile/use-today.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useAddNurseryPlant } from '../writes.ts'
import { blankDraft, type NurseryDraft } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { useNurseryPicture } from './use-nursery-picture.ts'

const title = 'Add Nursery Plant'

/** Adds a find to the list: a photo, the AI's look at it, the form. */
export default function AddNurseryPlant({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const picture = useNurseryPicture(null)
  const keyOf = useSubmitKey()
  const { mutateAsync } = useAddNurseryPlant()
  const [changes, setChanges] = useState<Partial<NurseryDraft>>({})
  const draft = { ...blankDraft(today), ...changes }
  const change = (part: Partial<NurseryDraft>) => setChanges((before) => ({ ...before, ...part }))
  const identification = useIdentification(picture, change)
  const dirty = picture.isChanged || identification.hint !== '' || Object.keys(changes).length > 0
  const save = async (whole: NurseryDraft) => {
    await mutateAsync({ draft: whole, idempotencyKey: keyOf(whole) })
    onClose()
    showToast('Nursery plant added successfully')
  }
  return (
    <IdentificationSteps {...{ identification, picture, title, dirty, onClose }}>
      {(parts) => (
        <NurseryFormDialog
          {...{ title, draft, picture, dirty, ...parts }}
          saveLabel="Add to Nursery"
          failed="Failed to add nursery plant"
          onChange={change}
          onSave={save}
          onClose={onClose}
        />
      )}
    </IdentificationSteps>
  )
}
