import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { useGuidePlant } from '../../advice/use-guide-plant.ts'
import { FillInName } from '../../identification/fill-in/fill-in-name.tsx'
import { useNewPlant } from '../../identification/fill-in/use-new-plant.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import { useOpeningDay } from '../../profile/use-today.ts'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { addAddress } from '../addresses.ts'
import { useAddNurseryPlant } from '../writes.ts'
import { blankDraft, type NurseryDraft } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { sendPicture } from './send-picture.ts'
import { useKnownNeeds } from './use-known-needs.ts'

const title = 'Add Nursery Plant'

/** Adds a nursery plant: photo, identification, form. With `slug`, the form is pre-filled from that guide plant. */
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
  return <AddFind path={addAddress(slug)} fromGuide={guide.plant} onClose={onClose} />
}

function AddFind({
  path,
  fromGuide,
  onClose,
}: {
  /** The path that opens the form. */
  path: string
  fromGuide: GuidePlantView | undefined
  onClose: () => void
}) {
  const today = useOpeningDay()
  const { mutateAsync } = useAddNurseryPlant()
  const ifMounted = useIfMounted()
  const sentence = 'We kept the nursery plant you were adding.'
  const fillIn = useNewPlant<NurseryDraft>(path, sentence, fromGuide, sendPicture)
  const { form, identification, picture, dirty } = fillIn
  const withNeeds = useKnownNeeds(form.suggested)
  const draft = { ...blankDraft(today), ...form.changes }
  const save = async (typed: NurseryDraft) => {
    await mutateAsync(await withNeeds(await fillIn.whole(typed)))
    ifMounted(onClose)
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
          nameField={(field) => <FillInName {...field} fillIn={fillIn} />}
          onSave={save}
          onClose={onClose}
        />
      )}
    </IdentificationSteps>
  )
}
