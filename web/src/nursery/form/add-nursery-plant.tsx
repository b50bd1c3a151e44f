import { useQuery } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { useState } from 'react'
import { guideQueries } from '../../advice/api.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { openedWith } from '../../identification/fill-in/fill-in.ts'
import { FillInName } from '../../identification/fill-in/fill-in-name.tsx'
import { useFillIn } from '../../identification/fill-in/use-fill-in.ts'
import { IdentificationSteps } from '../../identification/identification-steps.tsx'
import { useToday } from '../../profile/use-today.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useAddNurseryPlant } from '../writes.ts'
import { blankDraft, type NurseryDraft } from './nursery-draft.ts'
import { NurseryFormDialog } from './nursery-form-dialog.tsx'
import { useKnownNeeds } from './use-known-needs.ts'
import { useNurseryPicture } from './use-nursery-picture.ts'

const title = 'Add Nursery Plant'

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
  const { data, isPending } = useQuery({ ...guideQueries.plant(slug), enabled: slug !== '' })
  if (slug !== '' && isPending) return null
  return <AddFind fromGuide={data?.plant} onClose={onClose} />
}

function AddFind({ fromGuide, onClose }: { fromGuide: GuidePlantView | undefined; onClose: () => void }) {
  const today = useToday()
  const picture = useNurseryPicture(null)
  const keyOf = useSubmitKey()
  const { mutateAsync } = useAddNurseryPlant()
  const [opened] = useState(() => openedWith<NurseryDraft>(fromGuide))
  const fillIn = useFillIn(picture, opened, { step: fromGuide ? 'details' : 'photo', hint: '' })
  const { form, identification } = fillIn
  const withNeeds = useKnownNeeds(form.suggested)
  const draft = { ...blankDraft(today), ...form.changes }
  const dirty = picture.isChanged || identification.hint !== '' || form.changes !== opened.changes
  const save = async (typed: NurseryDraft) => {
    const find = await withNeeds(await fillIn.whole(typed))
    await mutateAsync({ draft: find, idempotencyKey: keyOf(find) })
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
          onChange={fillIn.change}
          nameField={(field) => (
            <FillInName {...field} chosen={form.chosen} onChoose={fillIn.choose} onRetry={fillIn.retry} />
          )}
          onSave={save}
          onClose={onClose}
        />
      )}
    </IdentificationSteps>
  )
}
