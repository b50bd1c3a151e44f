import type { Frost } from '@wattle/contracts/guide/choices.ts'
import type { GuidePlace } from '@wattle/contracts/guide/views.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import styles from './place-line.module.css'

const frostWords = {
  none: 'no frost',
  light: 'light frost',
  moderate: 'moderate frost',
  heavy: 'heavy frost',
} as const satisfies Record<Frost, string>

/** Whose months the guide shows, and where one says that they should be another place's. */
export function PlaceLine({
  place,
  onTell,
}: {
  place: GuidePlace | null
  onTell: (postcode: string) => void
}) {
  const [isChanging, setChanging] = useState(false)
  if (place && !isChanging) {
    const { postcode, state, zone, frost } = place
    return (
      <div className={styles.place}>
        <p>
          Months for {postcode}, {state}: {zone}, {frostWords[frost]}.
        </p>
        <Button variant="quiet" onClick={() => setChanging(true)}>
          Change postcode
        </Button>
      </div>
    )
  }
  return (
    <PostcodeForm
      known={place?.postcode ?? ''}
      onTell={(postcode) => {
        setChanging(false)
        onTell(postcode)
      }}
      onCancel={place ? () => setChanging(false) : undefined}
    />
  )
}

function PostcodeForm({
  known,
  onTell,
  onCancel,
}: {
  known: string
  onTell: (postcode: string) => void
  /** Without a place there is nothing to go back to. */
  onCancel: (() => void) | undefined
}) {
  const [postcode, setPostcode] = useState(known)
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const told = postcode.trim()
    if (statesOfPostcode(told).length > 0) onTell(told)
    else setError('Please enter a valid 4-digit Australian postcode')
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className="small muted">
        Tell us your postcode, so that the months are right for where you garden. It is kept on this device,
        not in an account.
      </p>
      <div className={styles.postcode}>
        <TextField
          label="Your postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          error={error}
          onChange={setPostcode}
        />
        <p>
          <Button type="submit">Show my months</Button>{' '}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </p>
      </div>
    </form>
  )
}
