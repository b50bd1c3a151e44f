import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showError } from '../../ui/feedback/toasts.ts'
import { WarnIcon } from '../../ui/icons.tsx'
import { LocationVisibilityButton } from '../location-actions.tsx'
import { LocationBand } from '../location-band.tsx'
import { conditionsOf } from './location-draft.ts'
import { LocationFields } from './location-fields.tsx'
import styles from './location-form-dialog.module.css'
import { useLocationForm } from './use-location-form.ts'

/** Adds or edits a location. The band at the top previews the draft. */
export function LocationFormDialog({
  location,
  onClose,
  onSaved,
}: {
  location?: LocationView | undefined
  onClose: () => void
  onSaved: (saved: LocationView) => void
}) {
  const { draft, isDirty, isSending, failure, problem, issues, change, send } = useLocationForm(location, {
    onClose,
    onSaved,
  })
  const close = () => {
    if (failure && !location)
      showError(`There was a problem adding the location: ${messageOf(failure.error)}`)
    onClose()
  }

  return (
    <Dialog
      title={location ? 'Edit Location' : 'Add Location'}
      wide
      dirty={isDirty}
      onClose={close}
      onSubmit={send}
      footer={
        <>
          {problem && (
            <p className={styles.failure} role="alert">
              <WarnIcon size={18} />
              {problem}
            </p>
          )}
          <DialogCancel disabled={isSending} />
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Saving…">
            {location ? 'Save' : 'Add Location'}
          </Button>
        </>
      }
    >
      <div className={styles.preview} data-bed={bedOf(draft.iconBackground)} aria-hidden="true">
        <LocationBand
          compact
          icon={draft.icon}
          heading={<p className={styles.name}>{draft.name || 'Your new location'}</p>}
          detail={draft.description || 'A short description'}
          conditions={conditionsOf(draft)}
        />
      </div>
      <LocationFields draft={draft} issues={issues} onChange={change}>
        {location && (
          <div className={styles.visibility}>
            <span className="small muted">Visibility</span>
            <LocationVisibilityButton location={location} />
          </div>
        )}
      </LocationFields>
    </Dialog>
  )
}
