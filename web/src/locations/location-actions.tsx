import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useState } from 'react'
import { bedOf } from '../ui/bed-of.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { lazySheet } from '../ui/dialog/lazy-sheet.tsx'
import { EditIcon, TrashIcon } from '../ui/garden-icons.tsx'
import { DownIcon } from '../ui/icons.tsx'
import { VisibilityMark } from '../ui/page/visibility-mark.tsx'
import { inWords } from '../ui/text/in-sentences.ts'
import { counted } from '../ui/text/words.ts'
import { useVisibilityChange } from '../visibility/use-visibility-change.ts'
import VisibilityDialog from '../visibility/visibility-dialog.tsx'
import { DeleteLocationDialog } from './delete-location-dialog.tsx'
import styles from './location-actions.module.css'
import { useLocationVisibility } from './writes.ts'

const ProfileNeededDialog = lazySheet(() => import('../visibility/profile-needed-dialog.tsx'))

/** A location's actions: visibility, edit, delete. */
export function LocationActions({
  location,
  onDeleted,
}: {
  location: LocationView
  onDeleted?: (() => void) | undefined
}) {
  const [deleting, setDeleting] = useState(false)
  const { id, name } = location
  return (
    <>
      <LocationVisibilityButton location={location} />
      <IconLink
        onBed
        to={`/my-plants/edit-location/${encodeURIComponent(id)}`}
        label={`Edit ${name}`}
        icon={<EditIcon />}
      />
      <IconButton onBed label={`Delete ${name}`} icon={<TrashIcon />} onClick={() => setDeleting(true)} />
      {deleting && (
        <DeleteLocationDialog location={location} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}

/** Shows a location's visibility and opens the dialog to change it. */
export function LocationVisibilityButton({ location }: { location: LocationView }) {
  const [open, setOpen] = useState(false)
  const { id, name, icon, iconBackground, count, locationVisibility } = location
  const { mutateAsync } = useLocationVisibility(id)
  const visibility = useVisibilityChange({
    of: 'location',
    id: location.id,
    save: mutateAsync,
    success: () => `Plant visibility updated for ${name}`,
  })
  const plants = counted(count, 'plant')
  const close = () => {
    setOpen(false)
    visibility.answered()
  }
  return (
    <>
      <button
        type="button"
        className={styles.visibility}
        aria-label={`Change visibility of ${name}, now ${locationVisibility}`}
        onClick={() => setOpen(true)}
      >
        <VisibilityMark visibility={locationVisibility}>
          <DownIcon size={16} />
        </VisibilityMark>
      </button>
      {(open || visibility.comesBack) && (
        <VisibilityDialog
          thing={{
            name,
            emoji: icon,
            bed: bedOf(iconBackground),
            detail: locationVisibility === 'mixed' ? `${plants}, some public, some private` : plants,
          }}
          sentence="This will update the visibility for all plants in this location."
          now={locationVisibility}
          comesBack={visibility.comesBack}
          shared={count > 2 ? `All ${inWords(count)}` : count === 2 ? 'Both' : undefined}
          onChoose={visibility.choose}
          onClose={close}
        />
      )}
      {visibility.needsProfile && <ProfileNeededDialog of={id} onClose={visibility.dismiss} />}
    </>
  )
}
