import { SafetyNotes } from '../../advice/parts.ts'
import type { NameField } from '../../identification/fields/name-fields.tsx'
import { PictureColumns } from '../../identification/fields/picture-columns.tsx'
import type { FoundParts } from '../../identification/identification-steps.tsx'
import { PictureFailure } from '../../images/picture-failure.tsx'
import type { Picture } from '../../images/use-picture.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LocationField } from './location-field.tsx'
import type { PlantDraft } from './plant-draft.ts'
import { PlantFields } from './plant-fields.tsx'
import { usePlantForm } from './use-plant-form.ts'

const ProfileNeededDialog = lazySheet(() => import('../../visibility/profile-needed-dialog.tsx'))

/** The form of a new or existing plant. If `onSave` rejects, the error is shown here. */
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
  nameField,
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
  nameField?: NameField | undefined
  picture: Picture
  /** The name of the plant's location if it turned out to be deleted; the form then asks for another one. */
  lostLocation?: string | undefined
  dirty: boolean
  onSave: (draft: PlantDraft) => Promise<void>
  onClose: () => void
} & Partial<FoundParts>) {
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
      {form.problem && <Banner tone="error">{form.problem}</Banner>}
      <PictureColumns
        picture={picture}
        disabled={isSending}
        overPicture={overPicture}
        abovePicture={
          <>
            <PictureFailure picture={picture} />
            {form.errors.imageUrl && <Banner tone="error">{form.errors.imageUrl}</Banner>}
          </>
        }
      >
        {note}
        {lostLocation !== undefined && (
          <LocationField
            lost={lostLocation}
            value={draft.locationId}
            error={form.errors.locationId}
            onChange={(locationId) => onChange({ locationId })}
          />
        )}
        <PlantFields
          draft={draft}
          onChange={onChange}
          errors={form.errors}
          nameField={nameField}
          afterSpecies={
            <>
              {afterSpecies}
              {isNew && <SafetyNotes name={draft.name} species={draft.species} />}
            </>
          }
        />
      </PictureColumns>
      {form.needsProfile && <ProfileNeededDialog onClose={form.dismissProfile} />}
    </Dialog>
  )
}
