import { useState } from 'react'
import { SafetyNotes } from '../../advice/parts.ts'
import { messageOf } from '../../http/api-error.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import type { NameField } from '../../identification/fields/name-fields.tsx'
import { PictureColumns } from '../../identification/fields/picture-columns.tsx'
import type { FoundParts } from '../../identification/identification-steps.tsx'
import { PictureFailure } from '../../images/picture-failure.tsx'
import type { Picture } from '../../images/use-picture.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { clearFailure, showFailure } from '../../ui/feedback/failure.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { NurseryDraft } from './nursery-draft.ts'
import { NurseryFields } from './nursery-fields.tsx'

/** The form of a new or existing nursery plant. If `onSave` rejects, the error is shown here and in a toast. */
export function NurseryFormDialog({
  title,
  saveLabel,
  failed,
  draft,
  onChange,
  picture,
  overPicture,
  note,
  nameField,
  afterSpecies,
  back,
  dirty,
  onSave,
  onClose,
}: {
  title: string
  saveLabel: string
  /** The toast's sentence for a failed save, without the reason. */
  failed: string
  draft: NurseryDraft
  onChange: (part: Partial<NurseryDraft>) => void
  nameField?: NameField | undefined
  picture: Picture
  dirty: boolean
  onSave: (draft: NurseryDraft) => Promise<void>
  onClose: () => void
} & Partial<FoundParts>) {
  const [tried, setTried] = useState(false)
  const say = (error: unknown) => `${failed}: ${messageOf(error)}`
  const { submit, isSending, failure } = useSubmit(say)
  const isComplete = draft.name.trim() !== '' && draft.species.trim() !== ''

  const save = async () => {
    clearFailure(failed)
    try {
      await onSave({ ...draft, imageUrl: await picture.toSave() })
    } catch (cause) {
      showFailure(failed, say(cause))
      throw cause
    }
  }
  const send = () => {
    setTried(true)
    return submit(draft, isComplete ? save : null)
  }
  const errors = {
    ...remainingIssues(failure, draft),
    ...(tried && !draft.name.trim() && { name: 'Please enter the name of the plant.' }),
    ...(tried && !draft.species.trim() && { species: 'Please enter the species.' }),
  }
  return (
    <Dialog
      title={title}
      wide
      dirty={dirty}
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          {back ?? <DialogCancel disabled={isSending} />}
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Saving…">
            {saveLabel}
          </Button>
        </>
      }
    >
      {failure && <Banner tone="error">Error submitting form: {messageOf(failure.error)}</Banner>}
      <PictureColumns
        picture={picture}
        disabled={isSending}
        overPicture={overPicture}
        // A picture that could not be uploaded is saved with the plant, so only an unusable one matters.
        abovePicture={!picture.failure?.retry && <PictureFailure picture={picture} />}
      >
        {note}
        <NurseryFields
          draft={draft}
          onChange={onChange}
          errors={errors}
          nameField={nameField}
          afterSpecies={
            <>
              {afterSpecies}
              <SafetyNotes name={draft.name} species={draft.species} />
            </>
          }
        />
      </PictureColumns>
    </Dialog>
  )
}
