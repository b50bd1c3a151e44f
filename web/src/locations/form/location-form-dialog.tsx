import { locationBackgrounds, locationIcons, sunlightChoices } from '@wattle/contracts/locations/choices.ts'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useState } from 'react'
import { messageOf } from '../../http/api-error.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { useSubmit } from '../../http/submit/use-submit.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { RadioTiles } from '../../ui/fields/radio-tiles.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { useOpenedWith } from '../../ui/fields/use-opened-with.ts'
import { WarnIcon } from '../../ui/icons.tsx'
import { LocationVisibilityButton } from '../location-actions.tsx'
import { LocationBand } from '../location-band.tsx'
import { useSaveLocation } from '../writes.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { moistureHelp, soilHelp } from './condition-help.ts'
import { bodyOf, changesOf, conditionsOf, draftOf, type LocationDraft } from './location-draft.ts'
import styles from './location-form-dialog.module.css'

const iconTiles = locationIcons.map(({ emoji, name }) => ({ value: emoji as string, name, emoji }))
const backgroundTiles = locationBackgrounds.map(({ colour, name, bed }) => ({
  value: colour as string,
  name,
  bed,
}))
const sunlightOptions = sunlightChoices.map((value) => ({ value, label: value }))

/** Adds a place, or changes the one given. The band at the top changes as one types and chooses. */
export function LocationFormDialog({
  location,
  onClose,
  onSaved,
}: {
  location?: LocationView | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const [touched, setTouched] = useState<Partial<LocationDraft>>({})
  const opened = draftOf(useOpenedWith(location, Object.keys(touched).length > 0))
  const draft = { ...opened, ...touched }
  const [nameMissing, setNameMissing] = useState(false)
  const keyOf = useSubmitKey()
  const { mutateAsync } = useSaveLocation(location?.id)
  const { submit, isSending, error, issues: issuesOf } = useSubmit()
  const whole = bodyOf(draft)
  const issues = issuesOf(whole)
  const change = (part: Partial<LocationDraft>) => setTouched({ ...touched, ...part })

  const save = async () => {
    const body = location ? changesOf(draft, opened) : whole
    const saved = await mutateAsync({ body, idempotencyKey: keyOf(body) }).catch((cause) => {
      if (!isGone(cause, 'location')) throw cause
      showError(goneText('location'))
      onClose()
    })
    if (!saved) return
    onSaved()
    showToast(location ? `${saved.name} saved` : `${saved.name} added successfully!`)
  }
  const send = () => {
    const isNameless = whole.name === ''
    setNameMissing(isNameless)
    return submit(whole, isNameless ? null : save)
  }
  const close = () => {
    if (error && !location) showError(`There was a problem adding the location: ${messageOf(error)}`)
    onClose()
  }

  return (
    <Dialog
      title={location ? 'Edit Location' : 'Add Location'}
      wide
      dirty={JSON.stringify(draft) !== JSON.stringify(opened)}
      onClose={close}
      onSubmit={send}
      footer={
        <>
          {error !== undefined && (
            <p className={styles.failure} role="alert">
              <WarnIcon size={18} />
              There was a problem saving the location: {messageOf(error)}
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
          heading={<p className={styles.name}>{draft.name || 'Your new place'}</p>}
          detail={draft.description || 'A line about it'}
          conditions={conditionsOf(draft)}
        />
      </div>
      <div className={styles.columns}>
        <div className="stack">
          <TextField
            label="Name"
            required
            value={draft.name}
            maxLength={200}
            error={nameMissing && !draft.name.trim() ? 'Please give this location a name.' : issues.name}
            onChange={(name) => change({ name })}
          />
          <TextArea
            label="Description"
            rows={2}
            value={draft.description}
            error={issues.description}
            onChange={(description) => change({ description })}
          />
          <Select
            label="Sunlight"
            hint="Think of a usual week, not the hottest day."
            placeholder="Not sure yet"
            value={draft.sunlight}
            options={sunlightOptions}
            error={issues['conditions.sunlight']}
            onChange={(sunlight) => change({ sunlight })}
          />
          <ConditionChoice
            label="Soil"
            value={draft.soilType}
            help={soilHelp}
            error={issues['conditions.soilType']}
            onChange={(soilType) => change({ soilType })}
          />
          <ConditionChoice
            label="Moisture"
            value={draft.moisture}
            help={moistureHelp}
            error={issues['conditions.moisture']}
            onChange={(moisture) => change({ moisture })}
          />
          <Switch
            label="Good for pots"
            checked={draft.potFriendly}
            onChange={(potFriendly) => change({ potFriendly })}
          />
          {location && (
            <div className={styles.visibility}>
              <span className="small muted">Visibility</span>
              <LocationVisibilityButton location={location} />
            </div>
          )}
        </div>
        <div className="stack">
          <RadioTiles
            label="Icon"
            value={draft.icon}
            tiles={iconTiles}
            error={issues.icon}
            onChange={(icon) => change({ icon })}
          />
          <RadioTiles
            label="Background"
            value={draft.iconBackground}
            tiles={backgroundTiles}
            error={issues.iconBackground}
            onChange={(iconBackground) => change({ iconBackground })}
          />
        </div>
      </div>
    </Dialog>
  )
}
