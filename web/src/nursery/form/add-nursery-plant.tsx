import { useState } from 'react'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { AiNote } from '../../plants/add/ai-note.tsx'
import { IdentifiedBadge } from '../../plants/add/identified-badge.tsx'
import { IdentifyingStep } from '../../plants/add/identifying-step.tsx'
import { OtherMatches } from '../../plants/add/other-matches.tsx'
import { PhotoStep } from '../../plants/add/photo-step.tsx'
import { useIdentification } from '../../plants/add/use-identification.ts'
import { useToday } from '../../profile/use-today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { BackIcon } from '../../ui/icons.tsx'
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
  const { step, hint, setHint, found, failure, take, look, identify, goTo, cancel } = useIdentification(
    picture,
    ({ name, species, careInstructions, needs }) => change({ name, species, careInstructions, needs }),
  )
  const dirty = picture.isChanged || hint !== '' || Object.keys(changes).length > 0
  const close = () => {
    cancel()
    onClose()
  }
  const save = async (whole: NurseryDraft) => {
    await mutateAsync({ draft: whole, idempotencyKey: keyOf(whole) })
    onClose()
    showToast('Nursery plant added successfully')
  }

  if (step === 'identifying') {
    return (
      <IdentifyingStep
        preview={picture.preview}
        onCancel={() => goTo('photo')}
        onManual={() => goTo('details')}
        onClose={() => goTo('photo')}
      />
    )
  }
  if (step === 'photo') {
    return (
      <PhotoStep
        {...{ title, picture, hint, failure, dirty }}
        onHint={setHint}
        onIdentify={() => void identify()}
        onManual={() => goTo('details')}
        onClose={close}
      />
    )
  }
  return (
    <NurseryFormDialog
      {...{ title, draft, picture, dirty }}
      saveLabel="Add to Nursery"
      failed="Failed to add nursery plant"
      onChange={change}
      overPicture={found && <IdentifiedBadge />}
      note={found && <AiNote source={found.source} note={found.note} />}
      afterSpecies={found && <OtherMatches chosen={found.match} search={() => look()} onChoose={take} />}
      back={
        <Button variant="quiet" icon={<BackIcon />} onClick={() => goTo('photo')}>
          Back to Upload
        </Button>
      }
      onSave={save}
      onClose={close}
    />
  )
}
