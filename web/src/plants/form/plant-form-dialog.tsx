import type { ReactNode } from 'react'
import type { Picture } from '../../images/use-picture.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ImagePicker } from '../../ui/fields/image-picker.tsx'
import { ProfileNeededDialog } from '../../visibility/profile-needed-dialog.tsx'
import { LocationField } from './location-field.tsx'
import { PictureFailure } from './picture-failure.tsx'
import type { PlantDraft } from './plant-draft.ts'
import { PlantFields } from './plant-fields.tsx'
import { saveFailure } from './plant-form-checks.ts'
import styles from './plant-form-dialog.module.css'
import { usePlantForm } from './use-plant-form.ts'

/** The form of a plant, new or not. `onSave` rejects with what went wrong, which is shown here. */
export function PlantFormDialog({
  title,
  saveLabel,
  isNew,
  draft,
  onChange,
  picture,
  overPicture,
  lostLocation,
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
  /** The name of the plant's place, once that is found to be gone: then another one is asked for. */
  lostLocation?: string | undefined
  /** What stands above the fields, such as where their words come from. */
  note?: ReactNode
  afterSpecies?: ReactNode
  /** The quiet button of the footer instead of Cancel. */
  back?: ReactNode
  dirty: boolean
  onSave: (draft: PlantDraft) => Promise<void>
  onClose: () => void
}) {
  const form = usePlantForm({ isNew, draft, picture, onSave })
  const { isSending } = form
  return (
    <Dialog
      title={title}
      wide
      dirty={dirty}
      onClose={onClose}
      onSubmit={form.send}
      footer={
        <>
          {back ?? <DialogCancel disabled={isSending} />}
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Saving…">
            {form.asksAboutPhoto ? 'Save without photo' : saveLabel}
          </Button>
        </>
      }
    >
      {/* A picture that failed says so itself. */}
      {form.error !== undefined && picture.failure === null && (
        <Banner tone="error">{saveFailure(form.error, isNew)}</Banner>
      )}
      <div className={styles.columns}>
        <div className="stack">
          <PictureFailure picture={picture} />
          {form.errors.image && <Banner tone="error">{form.errors.image}</Banner>}
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
          {lostLocation !== undefined && (
            <LocationField
              lost={lostLocation}
              value={draft.locationId}
              error={form.errors.locationId}
              onChange={(locationId) => onChange({ locationId })}
            />
          )}
          <PlantFields draft={draft} onChange={onChange} errors={form.errors} afterSpecies={afterSpecies} />
        </div>
      </div>
      {form.needsProfile && <ProfileNeededDialog onClose={form.dismissProfile} />}
    </Dialog>
  )
}
