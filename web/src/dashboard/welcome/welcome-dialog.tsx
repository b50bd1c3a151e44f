import {
  australianStates,
  defaultEffort,
  defaultPlace,
  type Effort,
  effortLabels,
  efforts,
} from '@wattle/contracts/profile/choices.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useState } from 'react'
import { Sprig } from '../../art/large-drawings.tsx'
import { failureText } from '../../http/failure-text.ts'
import { remainingIssues } from '../../http/submit/remaining-issues.ts'
import { postcodeError } from '../../profile/postcode.ts'
import { storedPreferences } from '../../profile/preferences-copy.ts'
import { StateOffer } from '../../profile/state-offer.tsx'
import { useSavePreferences } from '../../profile/writes.ts'
import { guidePostcodeKey } from '../../session/clear-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Choices } from '../../ui/fields/choices.tsx'
import { Pair } from '../../ui/fields/pair.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { capitalised } from '../../ui/text/words.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { suggestedPlace } from './suggested-place.ts'
import styles from './welcome-dialog.module.css'

const states = australianStates.map((state) => ({ value: state, label: state }))
const choices = efforts.map((effort) => {
  const [name, detail = ''] = effortLabels[effort].split(': ')
  return { value: effort, name, detail: capitalised(detail) }
})

/** Asks a new gardener for the garden's place and the effort they enjoy, and saves only these. */
export default function WelcomeDialog({
  preferences: read,
  onClose,
}: {
  /** The saved preferences; undefined if they could not be read, and then those last seen on this device are offered. */
  preferences: PreferencesView | undefined
  onClose: () => void
}) {
  const [known] = useState(storedPreferences)
  const preferences = read ?? known
  const [suggested] = useState(() =>
    suggestedPlace(Intl.DateTimeFormat().resolvedOptions().timeZone, localStorage.getItem(guidePostcodeKey)),
  )
  const [chosen, setState] = useState(preferences?.state)
  const [postcode, setPostcode] = useState(preferences?.postcode ?? suggested.postcode)
  // Until one is chosen, the state follows from the postcode.
  const state = chosen ?? statesOfPostcode(postcode.trim())[0] ?? suggested.state
  const chooseState = (next: typeof state) => {
    setState(next)
    // The default postcode belongs to the default state only, so it is cleared for another one.
    if (!preferences?.postcode && postcode === defaultPlace.postcode && next !== defaultPlace.state)
      setPostcode('')
  }
  const [effort, setEffort] = useState<Effort>(preferences?.taskGeneration.effort ?? defaultEffort)
  const [tried, setTried] = useState(false)
  /** The place that the gardener was asked to check. */
  const [asked, setAsked] = useState('')
  const { mutateAsync } = useSavePreferences()
  const { submit, isSending, failure, problem } = useSubmit((error) =>
    failureText(error, 'Failed to save preferences. Please try again.'),
  )
  const changes = { state, postcode: postcode.trim(), taskGeneration: { effort } }
  const issues = remainingIssues(failure, changes)
  const place = `${state} ${changes.postcode}`
  const isAsked = asked === place
  const save = async () => {
    await mutateAsync(changes)
    onClose()
  }
  return (
    <Dialog
      title="Where is your garden?"
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        setAsked(place)
        const isDoubtful = !isAsked && !statesOfPostcode(changes.postcode).includes(state)
        return submit(changes, postcodeError(postcode) || isDoubtful ? null : save)
      }}
      footer={
        <>
          <DialogCancel disabled={isSending}>Not now</DialogCancel>
          <Button variant="primary" type="submit" busy={isSending} busyLabel="Saving…">
            Start my notebook
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className={styles.welcome}>
        <p>Three things help Wattle plan for your garden. You can change them later in Settings.</p>
        <Sprig />
      </div>
      <Pair>
        <Select
          label="State"
          required
          value={state}
          options={states}
          error={issues.state}
          onChange={chooseState}
        />
        <TextField
          label="Postcode"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          error={(tried ? postcodeError(postcode) : undefined) ?? issues.postcode}
          onChange={setPostcode}
        />
      </Pair>
      <StateOffer
        state={state}
        postcode={postcode}
        toSaveAgain={isAsked ? 'Start my notebook' : undefined}
        onChoose={setState}
      />
      <Choices
        label="How much gardening do you enjoy?"
        required
        value={effort}
        choices={choices}
        onChange={setEffort}
      />
    </Dialog>
  )
}
