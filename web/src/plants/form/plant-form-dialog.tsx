import { type ReactNode, useState } from 'react'
import { useSubmit } from '../../http/submit/use-submit.ts'
import type { Picture } from '../../images/use-picture.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ImagePicker } from '../../ui/fields/image-picker.tsx'
import { narrow, useMedia } from '../../ui/use-media.ts'
import { ProfileNeededDialog } from '../../visibility/profile-needed-dialog.tsx'
import { useMayPublish } from '../../visibility/use-may-publish.ts'
import { needsProfileFirst } from '../../visibility/use-visibility-change.ts'
import { PictureFailure } from '../add/photo-step.tsx'
import type { PlantDraft } from './plant-draft.ts'
import { PlantFields } from './plant-fields.tsx'
import { alerts, missingFrom, saveFailure } from './plant-form-checks.ts'
import styles from './plant-form-dialog.module.css'

/** The form of a plant, new or not. `onSave` rejects with what went wrong, which is shown here. */
export function PlantFormDialog({
  title,
  saveLabel,
  isNew,
  draft,
  onChange,
  picture,
  overPicture,
  note,
  afterSpecies,
  back,
  dirty,
  onSave,
  onClose,
}: {
  title: string
  saveLabel: string
  isNew: boolean
  draft: PlantDraft
  onChange: (part: Partial<PlantDraft>) => void
  picture: Picture
  /** What stands over the picture, such as “Plant identified”. */
  overPicture?: ReactNode
  /** What stands above the fields, such as where their words come from. */
  note?: ReactNode
  afterSpecies?: ReactNode
  /** The quiet button of the footer instead of Cancel. */
  back?: ReactNode
  dirty: boolean
  onSave: (draft: PlantDraft) => Promise<void>
  onClose: () => void
}) {
  const isNarrow = useMedia(narrow)
  const mayPublish = useMayPublish()
  const [tried, setTried] = useState(false)
  const [photoWaived, setPhotoWaived] = useState(false)
  const { submit, isSending, error, issues } = useSubmit()
  const [needsProfile, setNeedsProfile] = useState(false)

  // A missing picture is asked about once, and only where a camera is at hand.
  const mayLackPhoto = !isNarrow || !isNew || photoWaived
  const missing = missingFrom(draft, mayLackPhoto || picture.preview !== null)
  const lacksPhoto = isNarrow && isNew && picture.preview === null

  const save = async () => {
    if (draft.visibility === 'public' && !mayPublish) return setNeedsProfile(true)
    try {
      await onSave({ ...draft, imageUrl: await picture.address() })
    } catch (cause) {
      setNeedsProfile(needsProfileFirst(cause))
      throw cause
    }
  }
  const send = () => {
    setTried(true)
    setPhotoWaived(lacksPhoto)
    return submit(draft, missing.length > 0 ? null : save)
  }

  const shown = tried ? missing : []
  const errors = {
    ...issues(draft),
    ...(shown.includes('name') && { name: 'Please enter the name of the plant.' }),
    ...(shown.includes('species') && { species: 'Please enter the species.' }),
    ...(shown.includes('date') && { plantedDate: 'Please enter the day it was planted.' }),
  }
  const asksAboutPhoto = tried && lacksPhoto
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
            {asksAboutPhoto ? 'Save without photo' : saveLabel}
          </Button>
        </>
      }
    >
      {isNarrow &&
        shown.map((each) => (
          <Banner key={each} tone="error">
            {alerts[each]}
          </Banner>
        ))}
      {isNarrow && asksAboutPhoto && !shown.includes('image') && <Banner tone="error">{alerts.image}</Banner>}
      {!isNarrow && shown.includes('location') && <Banner tone="error">Please select a location</Banner>}
      {error !== undefined && !picture.failure && <Banner tone="error">{saveFailure(error, isNew)}</Banner>}
      <div className={styles.columns}>
        <div className="stack">
          <PictureFailure picture={picture} />
          <ImagePicker
            label="A photo of this plant"
            preview={picture.preview}
            onPick={picture.pick}
            disabled={isSending}
            hint={picture.isUploading ? 'Uploading…' : undefined}
          >
            {overPicture}
          </ImagePicker>
        </div>
        <div className="stack">
          {note}
          <PlantFields draft={draft} onChange={onChange} errors={errors} afterSpecies={afterSpecies} />
        </div>
      </div>
      {needsProfile && <ProfileNeededDialog onClose={() => setNeedsProfile(false)} />}
    </Dialog>
  )
}
